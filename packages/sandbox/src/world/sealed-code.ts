import { createHmac, timingSafeEqual } from 'node:crypto';

const SEAL_BYTES = 12;
const SEPARATOR = '|';

/** Signed codes that contain their own data, so that nothing needs to be stored. */
type SealedCodes = {
  /** Returns a code for the parts, which must not contain `|`. */
  write(...parts: readonly (string | number)[]): string;
  /** Returns the parts, or `undefined` if the code is invalid or was modified. */
  read(code: string): readonly string[] | undefined;
};

export function createSealedCodes(secret: string): SealedCodes {
  const seal = (text: Buffer) => createHmac('sha256', secret).update(text).digest().subarray(0, SEAL_BYTES);
  return {
    write(...parts) {
      const text = Buffer.from(parts.join(SEPARATOR));
      return Buffer.concat([seal(text), text]).toString('base64url');
    },
    read(code) {
      const bytes = Buffer.from(code, 'base64url');
      // Several strings can decode to the same bytes. Only the original string is valid.
      if (bytes.length <= SEAL_BYTES || bytes.toString('base64url') !== code) return undefined;
      const text = bytes.subarray(SEAL_BYTES);
      if (!timingSafeEqual(bytes.subarray(0, SEAL_BYTES), seal(text))) return undefined;
      return text.toString().split(SEPARATOR);
    },
  };
}
