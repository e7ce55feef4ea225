/** Headers for a response whose outcome is still unknown: the client should retry the call after a short delay. */
export const ASK_AGAIN = { headers: { 'Retry-After': '2' } };
