import type { CallsFor } from '../../ports/external-calls.ts';
import { addSeconds } from '../../shared/time.ts';
import type { ExternalCall } from './types.ts';

const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Returns the start of the retention period, which equals that of the request log. */
export const retentionStart = (now: Date) => addSeconds(now, -KEPT_SECONDS);

/** Returns whether to record a call. An answered status check runs every minute and is omitted. */
export const isTold = ({ isLook }: CallsFor, { outcome }: Pick<ExternalCall, 'outcome'>): boolean =>
  !(isLook && outcome === 'answered');
