/** What moves money or reservations is finished, whether or not the caller still waits. */
export const NEVER_ABORTED = new AbortController().signal;
