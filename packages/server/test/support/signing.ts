import { createKeyRing } from '../../src/shared/keys.ts';
import { createSigning, type Signing } from '../../src/shared/signing.ts';

const SECRET = 'a secret of the tests that is long enough';

/** `byteCount` is the signature length, 32 by default. */
export function signingWith(secret: string, byteCount?: number): Signing {
  return createSigning(createKeyRing('tests', { current: secret }), byteCount);
}

export const testKeys = createKeyRing('tests', { current: SECRET });
export const testSigning = signingWith(SECRET);
export const otherSigning = signingWith(`${SECRET}!`);
