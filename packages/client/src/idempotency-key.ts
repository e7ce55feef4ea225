import type { Operation } from './operation.ts';
import type { AnyInput } from './transport.ts';

const NAME = 'Idempotency-Key';
const BYTES = 16;

/** Adds a key unless the caller has set one. All attempts use the same key, so a retry never creates a second order. */
export function withIdempotencyKey({ repeat }: Operation, input: AnyInput): AnyInput {
  if (repeat !== 'withKey' || input.headers?.[NAME]) return input;
  return { ...input, headers: { ...input.headers, [NAME]: newKey() } };
}

/** Browsers provide `randomUUID` only on secure pages. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
