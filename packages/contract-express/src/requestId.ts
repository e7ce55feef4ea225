import { randomBytes } from 'node:crypto';

const SANE = /^[A-Za-z0-9._-]+$/;
const DEFAULT_MAX_CHARACTERS = 128;

type Described = { components?: { headers?: Record<string, { schema?: { maxLength?: number } }> } };

/** Picks the caller's request id when it is safe to log and to echo, and as long as the contract's answer header allows. */
export function createSaneRequestId(
  contract: Described,
  refuseText: (text: string) => string | undefined = () => undefined,
): (header: string | string[] | undefined) => string | undefined {
  const maxCharacters = contract.components?.headers?.['X-Request-Id']?.schema?.maxLength ?? DEFAULT_MAX_CHARACTERS;
  return (header) =>
    typeof header === 'string' &&
    header.length <= maxCharacters &&
    SANE.test(header) &&
    refuseText(header) === undefined
      ? header
      : undefined;
}

/** Unique ids that need not be secret: random per process, then counted. */
export function createRequestIds(): () => string {
  const prefix = `req_${randomBytes(9).toString('base64url')}`;
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
