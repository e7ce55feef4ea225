import type { CallsFor } from '../../ports/outside-calls.ts';
import { addSeconds } from '../../shared/time.ts';
import type { OutsideCall } from './types.ts';

const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** As long as the log of requests. */
export const keptSince = (now: Date) => addSeconds(now, -KEPT_SECONDS);

/** A look that finds out nothing new happens every minute, and says nothing. */
export const isTold = ({ isLook }: CallsFor, { outcome }: Pick<OutsideCall, 'outcome'>): boolean =>
  !(isLook && outcome === 'answered');
