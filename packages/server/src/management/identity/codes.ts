import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RandomBytes } from '../../ports/random.ts';

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 8;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates an RFC 6238 secret in Base32, the format that authenticator apps expect. */
export const newSecret = (randomBytes: RandomBytes): string => toBase32(randomBytes(SECRET_BYTES));

export function otpauthUri(secret: string, { issuer, email }: { readonly issuer: string; readonly email: string }) {
  const [name, account] = [issuer, email].map(encodeURIComponent);
  return `otpauth://totp/${name}:${account}?secret=${secret}&issuer=${name}`;
}

/** Returns the six-digit code for a 30-second step. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = digest.at(-1)! & 0xf;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/**
 * Returns the time step that a code belongs to. Codes of the previous and next steps are also accepted, to allow for
 * clock differences.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  return [current, current - 1, current + 1].find((step) =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)),
  );
}

/** Creates ten recovery codes of 60 bits each, such as `k7qa-m2xw-r5dz`. */
export function newRecoveryCodes(randomBytes: RandomBytes): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = toBase32(randomBytes(RECOVERY_BYTES)).toLowerCase();
    return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8, 12)].join('-');
  });
}

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
