import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { CardNumber, passesLuhn } from './card-number.ts';

const number = new CardNumber('5528790000000008');

test('a card number shows only its first six and last four digits, however it is printed', () => {
  const ways = [String(number), `${number}`, JSON.parse(JSON.stringify({ number })).number, inspect(number)];
  expect(ways).toEqual(Array(4).fill('552879…0008'));
});

test('no other digits can be reached through the properties of a card number', () => {
  expect([Object.keys(number), { ...number }]).toEqual([[], {}]);
  expect(inspect({ card: { number } }, { depth: null, showHidden: true })).not.toContain('55287900');
});

test('the full card number can be revealed for a charge', () => {
  expect([number.reveal(), number.firstSix, number.lastFour]).toEqual(['5528790000000008', '552879', '0008']);
});

test.each([
  ['5528790000000008', true],
  ['5528790000000009', false],
  ['374427000000003', true],
  ['374427000000030', false],
])('the check digit of %s is valid: %s', (digits, follows) => {
  expect(passesLuhn(digits)).toBe(follows);
});
