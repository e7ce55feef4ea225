import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { CardNumber, passesLuhn } from './card-number.ts';

const number = new CardNumber('5528790000000008');

test('whichever way it is written out, six and four digits are seen', () => {
  const ways = [String(number), `${number}`, JSON.parse(JSON.stringify({ number })).number, inspect(number)];
  expect(ways).toEqual(Array(4).fill('552879…0008'));
});

test('nothing else of it is reached by walking over it', () => {
  expect([Object.keys(number), { ...number }]).toEqual([[], {}]);
  expect(inspect({ card: { number } }, { depth: null, showHidden: true })).not.toContain('55287900');
});

test('all of it is there for charging the card', () => {
  expect([number.reveal(), number.firstSix, number.lastFour]).toEqual(['5528790000000008', '552879', '0008']);
});

test.each([
  ['5528790000000008', true],
  ['5528790000000009', false],
  ['374427000000003', true],
  ['374427000000030', false],
])('whether the last digit of %s follows from the others: %s', (digits, follows) => {
  expect(passesLuhn(digits)).toBe(follows);
});
