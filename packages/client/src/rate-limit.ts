/** The rate limit state of an operation. */
export type RateLimit = {
  /** Maximum number of requests in a window. */
  readonly limit: number;
  /** Number of requests left in the current window. */
  readonly remaining: number;
  /** Seconds until the current window ends. */
  readonly resetSeconds: number;
};

/** Returns the rate limit state, or `undefined` if the headers are missing, for example in a response from a proxy. */
export function rateLimitOf(headers: Headers): RateLimit | undefined {
  const [limit, remaining, resetSeconds] = ['Limit', 'Remaining', 'Reset'].map((name) => {
    const value = headers.get(`RateLimit-${name}`);
    return value !== null && /^\d+$/.test(value) ? Number(value) : undefined;
  });
  if (limit === undefined || remaining === undefined || resetSeconds === undefined) return undefined;
  return { limit, remaining, resetSeconds };
}
