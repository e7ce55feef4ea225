/** For calls that move money or change reservations: these complete even if the caller has disconnected. */
export const NEVER_ABORTED = new AbortController().signal;
