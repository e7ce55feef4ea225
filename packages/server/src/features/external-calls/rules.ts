import type { CallsFor } from '../../ports/external-calls.ts';
import { addSeconds } from '../../shared/time.ts';
import type { ExternalCall } from './types.ts';

const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Returns the start of the retention period, which is the same as for the request log. */
export const retentionStart = (now: Date) => addSeconds(now, -KEPT_SECONDS);

/**
 * Returns whether a call is recorded. Status checks run every minute, so they are recorded only if the party does not
 * respond.
 */
export const isRecorded = ({ isLook }: CallsFor, { outcome }: Pick<ExternalCall, 'outcome'>): boolean =>
  !(isLook && outcome === 'answered');
