import crypto, { timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { RandomBytes } from '../../ports/random.ts';

/**
 * Looks up `crypto.argon2` on each call, because test worlds also run on Node 22. That version lacks the function and
 * therefore does not support signing in to the portal.
 */
const derive = (parameters: Parameters<typeof crypto.argon2>[1]) => promisify(crypto.argon2)('argon2id', parameters);
/** Cost parameters of Argon2id; `memory` is in KiB. */
type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };
/** Cost recommended by OWASP: 19 MiB of memory and two passes. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

export type Passwords = {
  /** Hashes a password. The result includes the parameters and the salt, as in `$argon2id$v=19$…`. */
  readonly hash: (password: string) => Promise<string>;
  /** Verifies a password. If there is no hash, the check fails but takes the same time. */
  readonly isRight: (password: string, hash: string | undefined) => Promise<boolean>;
};

/**
 * Hashes passwords with Argon2id after normalizing their characters to NFKC.
 * @param newCost cost of new hashes; existing hashes contain their own cost
 */
export function createPasswords(randomBytes: RandomBytes, newCost = COST): Passwords {
  const tagOf = (password: string, nonce: Uint8Array, cost: Cost) =>
    derive({ message: password.normalize('NFKC'), nonce, tagLength: TAG_BYTES, ...cost });
  const nobodys = { nonce: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES), cost: newCost };

  return {
    async hash(password) {
      const nonce = randomBytes(SALT_BYTES);
      const { memory, passes, parallelism } = newCost;
      const tag = await tagOf(password, nonce, newCost);
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
    },
    async isRight(password, hash) {
      const { nonce, tag, cost } = hash === undefined ? nobodys : read(hash);
      return timingSafeEqual(await tagOf(password, nonce, cost), tag) && hash !== undefined;
    },
  };
}

function read(hash: string): { nonce: Buffer; tag: Buffer; cost: Cost } {
  const [, memory, passes, parallelism, nonce, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
  if (!nonce || !tag) throw new Error('the stored password is not an argon2id hash');
  return {
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  };
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
