/** For an answer whose outcome is not known yet: the same call, a little later, finds it. */
export const ASK_AGAIN = { headers: { 'Retry-After': '2' } };
