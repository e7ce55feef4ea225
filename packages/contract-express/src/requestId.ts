import { randomBytes } from 'node:crypto';

const SANE = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's request id when it is one that is safe to log and to echo, else `undefined`. */
export const saneRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && SANE.test(header) ? header : undefined;

export const randomRequestId = (): string => `req_${randomBytes(12).toString('base64url')}`;
