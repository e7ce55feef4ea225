/** What is left of an operation's limit. */
export type RateLimit = {
  /** Requests in a window. */
  readonly limit: number;
  /** Requests that are left in this window. */
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
};

/** Undefined where no limit is told, as by an address that is not the service's. */
export function rateLimitOf(headers: Headers): RateLimit | undefined {
  const [limit, remaining, resetSeconds] = ['Limit', 'Remaining', 'Reset'].map((name) => {
    const value = headers.get(`RateLimit-${name}`);
    return value !== null && /^\d+$/.test(value) ? Number(value) : undefined;
  });
  if (limit === undefined || remaining === undefined || resetSeconds === undefined) return undefined;
  return { limit, remaining, resetSeconds };
}
