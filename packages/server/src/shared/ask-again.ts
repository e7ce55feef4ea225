/** Headers for a response when the outcome is still unknown: the client should retry the call after a short delay. */
export const ASK_AGAIN = { headers: { 'Retry-After': '2' } };
