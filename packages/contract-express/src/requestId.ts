import { randomBytes } from 'node:crypto';

const SANE = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's request id when it is one that is safe to log and to echo, else `undefined`. */
export const saneRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && SANE.test(header) ? header : undefined;

/** Unique ids that need not be secret: random per process, then counted. */
export function createRequestIds(): () => string {
  const prefix = `req_${randomBytes(9).toString('base64url')}`;
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
