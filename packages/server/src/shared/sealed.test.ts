import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealing } from './sealed.ts';

const secret = 'a secret of the tests that is long enough';
const { seal, open } = createSealing('passengers', { secret, randomBytes });
const document = [{ passportNo: 'U12345678' }];

test('what is sealed cannot be read, and opens for its owner', () => {
  const sealed = seal(document, 'TRF-1');
  expect(sealed.toString('latin1')).not.toContain('U12345678');
  expect(open(sealed, 'TRF-1')).toEqual(document);
});

test('the same value is sealed differently each time', () => {
  expect(seal(document, 'TRF-1')).not.toEqual(seal(document, 'TRF-1'));
});

test.each([
  ['is of another row', seal(document, 'TRF-2')],
  ['is sealed for another purpose', createSealing('drivers', { secret, randomBytes }).seal(document, 'TRF-1')],
  ['is sealed with another secret', createSealing('passengers', { secret: 'x', randomBytes }).seal(document, 'TRF-1')],
  ['is cut off', seal(document, 'TRF-1').subarray(0, 30)],
  ['has another version', Buffer.concat([Buffer.of(2), seal(document, 'TRF-1').subarray(1)])],
])('what %s does not open', (_, sealed) => {
  expect(() => open(sealed, 'TRF-1')).toThrow();
});

test('what was altered in a single bit does not open', () => {
  const sealed = seal(document, 'TRF-1');
  for (const at of [1, 14, sealed.length - 1]) {
    const altered = Buffer.from(sealed);
    altered[at]! ^= 1;
    expect(() => open(altered, 'TRF-1')).toThrow();
  }
});
