import type { Operation } from './operation.ts';
import type { AnyInput } from './transport.ts';

const NAME = 'Idempotency-Key';
const BYTES = 16;

/**
 * An order that is sent again must stay one order. Where the caller names none, each call gets a key of its own,
 * which all its tries carry.
 */
export function withIdempotencyKey({ repeat }: Operation, input: AnyInput): AnyInput {
  if (repeat !== 'withKey' || input.headers?.[NAME]) return input;
  return { ...input, headers: { ...input.headers, [NAME]: newKey() } };
}

/** `randomUUID` would do, but pages that came over plain HTTP do not have it. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
