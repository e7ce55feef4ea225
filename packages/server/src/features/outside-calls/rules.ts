import type { CallsFor } from '../../ports/outside-calls.ts';
import { addSeconds } from '../../shared/time.ts';
import type { OutsideCall } from './types.ts';

const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Returns the start of the retention period, which equals that of the request log. */
export const keptSince = (now: Date) => addSeconds(now, -KEPT_SECONDS);

/** Returns whether to record a call. An answered status check runs every minute and is omitted. */
export const isTold = ({ isLook }: CallsFor, { outcome }: Pick<OutsideCall, 'outcome'>): boolean =>
  !(isLook && outcome === 'answered');
