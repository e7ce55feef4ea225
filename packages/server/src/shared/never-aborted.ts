/**
 * The signal for calls that move money or change reservations. These calls complete even if the caller has
 * disconnected.
 */
export const NEVER_ABORTED: AbortSignal = new AbortController().signal;
