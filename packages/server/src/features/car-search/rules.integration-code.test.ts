import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signingWith } from '../../../test/support/signing.ts';
import { integrationCode, NONCE_BYTES, readIntegrationCode } from './rules.integration-code.ts';

const signing = signingWith('a secret of forty characters for the test', 16);
const other = signingWith('another secret of the test, as long', 16);
const nonce = fc.uint8Array({ minLength: NONCE_BYTES, maxLength: NONCE_BYTES });
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });

test('an integration code reveals its vendor only to the agency it was issued to', () => {
  fc.assert(
    fc.property(id, id, nonce, (vendorId, agencyId, bytes) => {
      const code = integrationCode({ vendorId, agencyId, nonce: bytes }, signing);
      expect(code).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      expect(readIntegrationCode({ code, agencyId }, signing)).toEqual({ vendorId });
      expect(readIntegrationCode({ code, agencyId: agencyId + 1 }, signing)).toBeUndefined();
      expect(readIntegrationCode({ code, agencyId }, other)).toBeUndefined();
    }),
  );
});

test('an integration code with a changed, added or missing character is unknown', () => {
  const agencyId = 7;
  const code = integrationCode({ vendorId: 3, agencyId, nonce: new Uint8Array(NONCE_BYTES) }, signing);
  for (let at = 0; at < code.length; at++) {
    const other = code[at] === 'A' ? 'B' : 'A';
    const altered = code.slice(0, at) + other + code.slice(at + 1);
    expect(readIntegrationCode({ code: altered, agencyId }, signing)).toBeUndefined();
  }
  for (const altered of ['', 'x', `${code}A`, `${code}==`, code.slice(1), code.slice(0, -1)]) {
    expect(readIntegrationCode({ code: altered, agencyId }, signing)).toBeUndefined();
  }
});
