import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKeyRing } from './keys.ts';
import { createSealing } from './sealed.ts';

const [secret, newSecret] = ['a secret of the tests that is long enough', 'another secret of the tests, as long'];
const sealing = (current: string, previous?: string, purpose = 'passengers') =>
  createSealing(createKeyRing(purpose, { current, previous }), { randomBytes });
const { seal, open } = sealing(secret);
const document = [{ passportNo: 'U12345678' }];

test('a sealed value cannot be read, and can be opened for its owner', () => {
  const sealed = seal(document, 'TRF-1');
  expect(sealed.toString('latin1')).not.toContain('U12345678');
  expect(open(sealed, 'TRF-1')).toEqual(document);
});

test('the same value is sealed differently each time', () => {
  expect(seal(document, 'TRF-1')).not.toEqual(seal(document, 'TRF-1'));
});

test.each([
  ['belongs to a different row', seal(document, 'TRF-2')],
  ['is sealed for a different purpose', sealing(secret, undefined, 'drivers').seal(document, 'TRF-1')],
  ['is sealed with a different secret', sealing(newSecret).seal(document, 'TRF-1')],
  ['is truncated', seal(document, 'TRF-1').subarray(0, 30)],
  ['is empty', Buffer.alloc(0)],
  ['has a different version', Buffer.concat([Buffer.of(3), seal(document, 'TRF-1').subarray(1)])],
  ['has no key name, as before release 1.1.0', Buffer.concat([Buffer.of(1), seal(document, 'TRF-1').subarray(7)])],
])('a sealed value that %s cannot be opened', (_, sealed) => {
  expect(() => open(sealed, 'TRF-1')).toThrow();
});

test('a sealed value with one altered bit cannot be opened', () => {
  const sealed = seal(document, 'TRF-1');
  for (const at of [1, 8, 20, sealed.length - 1]) {
    const altered = Buffer.from(sealed);
    altered[at]! ^= 1;
    expect(() => open(altered, 'TRF-1')).toThrow();
  }
});

describe('sealing during a rotation', () => {
  const before = seal(document, 'TRF-1');
  const rotated = sealing(newSecret, secret);
  const isOutdated = (sealed: Buffer) => rotated.outdated.some((head) => sealed.subarray(0, head.length).equals(head));

  test('during a rotation values of either secret can be opened, and afterwards only those of the new one', () => {
    expect(rotated.open(before, 'TRF-1')).toEqual(document);
    const anew = rotated.seal(document, 'TRF-1');
    expect(sealing(secret, newSecret).open(anew, 'TRF-1')).toEqual(document);
    expect(sealing(newSecret).open(anew, 'TRF-1')).toEqual(document);
    expect(() => sealing(newSecret).open(before, 'TRF-1')).toThrow('unknown method or key');
  });

  test('a value to seal again is recognized by its first bytes', () => {
    expect([before, rotated.seal(document, 'TRF-1')].map(isOutdated)).toEqual([true, false]);
  });
});
