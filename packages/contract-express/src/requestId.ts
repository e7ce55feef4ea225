import { randomBytes } from 'node:crypto';

const SANE = /^[A-Za-z0-9._-]+$/;
const DEFAULT_MAX_CHARACTERS = 128;

type Described = { components?: { headers?: Record<string, { schema?: { maxLength?: number } }> } };

/** Returns the caller's request ID if it is safe to log and echo, and no longer than the response header allows. */
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

/** Creates unique IDs that need not be secret: a random prefix per process and a counter. */
export function createRequestIds(): () => string {
  const prefix = `req_${randomBytes(9).toString('base64url')}`;
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
