import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createScanner, similarNumber } from './scan.ts';

const card = { name: 'card', number: '5528791234567896', cvc: '847' };
const american = { name: 'american', number: '374427123456786', cvc: '8471' };
const scanner = createScanner([card, american]);
const NOISE = Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7 + (index >> 3)) % 256));

/** Scans the bytes surrounded by other bytes, at each of the three alignments. */
const findingsIn = async (bytes: string | Buffer) => {
  const placed = Buffer.concat([NOISE, Buffer.from(bytes), NOISE]);
  return scanner.find([placed]);
};
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const double = Buffer.alloc(8);
double.writeDoubleLE(Number(card.number));
const integer = Buffer.alloc(8);
integer.writeBigUInt64LE(BigInt(card.number));

describe('the scanner', () => {
  test.each([
    ['clear', card.number, 'card: number'],
    ['in a longer text', `payment of ${card.number}.`, 'card: number'],
    ['with 15 digits', american.number, 'american: number'],
    ['with spaces', '5528 7912 3456 7896', 'card: number in groups'],
    ['with hyphens', '5528-7912-3456-7896', 'card: number in groups'],
    ['with spaces in a form', 'number=5528+7912+3456+7896', 'card: number in groups'],
    ['with 15 digits in groups', '3744 271234 56786', 'american: number in groups'],
    ['UTF-16', Buffer.from(card.number, 'utf16le'), 'card: number in UTF-16'],
    ['hexadecimal', Buffer.from(card.number).toString('hex'), 'card: number in hexadecimal'],
    [
      'percent-encoded',
      Buffer.from(card.number).toString('hex').replace(/../g, '%$&'),
      'card: number, percent-encoded',
    ],
    ['base64', Buffer.from(card.number).toString('base64'), 'card: number in base64'],
    ['base64 after one byte', Buffer.from(`"${card.number}"`).toString('base64'), 'card: number in base64'],
    ['base64 after two bytes', Buffer.from(`: ${card.number},`).toString('base64'), 'card: number in base64'],
    ['base64url', Buffer.from(`?${card.number}?`).toString('base64url'), 'card: number in base64'],
    ['double', double, 'card: number as a double'],
    ['64-bit integer', integer, 'card: number as an integer'],
    ['packed digits', Buffer.from(card.number, 'hex'), 'card: number in packed digits'],
    ['SHA-256', sha256(card.number), 'card: hash of the number'],
    ['SHA-256 in hexadecimal', sha256(card.number).toString('hex'), 'card: hash of the number'],
    ['SHA-256 in base64url', sha256(card.number).toString('base64url'), 'card: hash of the number'],
    ['SHA-256 with the CVC', sha256(card.number + card.cvc), 'card: hash of the number'],
    ['HMAC with an empty key', createHmac('sha256', '').update(card.number).digest(), 'card: hash of the number'],
    ['CVC in JSON', '{"cvc":"847"}', 'card: CVC'],
    ['CVC in JSON in a string', '{\\"cvc\\":\\"847\\"}', 'card: CVC'],
    ['CVC in a form', 'expiry=12&cvc=847&holder=x', 'card: CVC'],
    ['CVC in a printed object', "{ cvc: '847' }", 'card: CVC'],
    ['CVC in JSON in base64', Buffer.from('{"cvc":"847"}').toString('base64'), 'card: CVC in base64'],
  ])('finds a number or CVC that is %s', async (_, bytes, finding) => {
    expect(await findingsIn(bytes)).toContain(finding);
  });

  test.each([
    ['a different number', '5528791234567888'],
    ['the first eight and the last four digits', '55287912******7896'],
    ['a hash with a secret key', createHmac('sha256', 'secret').update(card.number).digest()],
    ['the digits of a CVC without a field name', '"amount":847'],
    ['a different CVC', '"cvc":"848"'],
  ])('does not find %s', async (_, bytes) => {
    expect(await findingsIn(bytes)).toEqual([]);
  });

  test('finds a number that is split between chunks at any position', async () => {
    const bytes = Buffer.concat([NOISE, Buffer.from(card.number), NOISE]);
    for (let at = NOISE.length - 1; at <= NOISE.length + card.number.length + 1; at++) {
      const chunks = [bytes.subarray(0, at), bytes.subarray(at, at + 3), bytes.subarray(at + 3)];
      expect(await scanner.find(chunks), `split at ${at}`).toEqual(['card: number']);
    }
  });
});

test('a similar number has the same length, the same first eight digits and different other digits', () => {
  expect(similarNumber('5528790000000008')).toMatch(/^55287900\d{8}$/);
  expect(similarNumber('374427000000003')).toMatch(/^37442700\d{7}$/);
  const numbers = new Set(Array.from({ length: 50 }, () => similarNumber('5528790000000008')));
  expect(numbers.size).toBeGreaterThan(40);
});
