import { expect, test } from 'vitest';
import { readCard } from '../src/card.ts';

const typed = { number: '5528 7900 0000 0008', expiry: '08 / 29', cvc: '123', holder: ' Ada Kaya ' };
const NOW = new Date('2027-03-01T09:00:00Z');

test('the card is read without the spaces that people type', () => {
  expect(readCard(typed, NOW)).toEqual({
    card: { number: '5528790000000008', expireMonth: '08', expireYear: '2029', holderName: 'Ada Kaya', cvc: '123' },
  });
});

test.each(['08/29', '8/29', '0829', '08/2029', '08-29', ' 08 / 29 '])('the expiry date %j is August 2029', (expiry) => {
  expect(readCard({ ...typed, expiry }, NOW)).toMatchObject({ card: { expireMonth: '08', expireYear: '2029' } });
});

test.each([
  ['number', '5528790000000009', 'numberWrong'],
  ['number', '', 'numberWrong'],
  ['number', '55287900000', 'numberWrong'],
  ['expiry', '13/29', 'expiryWrong'],
  ['expiry', '', 'expiryWrong'],
  ['expiry', '01/27', 'expiryPast'],
  ['cvc', '12', 'cvcWrong'],
  ['cvc', 'abc', 'cvcWrong'],
  ['holder', '  ', 'holderWrong'],
  ['holder', 'x'.repeat(101), 'holderWrong'],
] as const)('the %s %j is reported at its field', (field, value, problem) => {
  expect(readCard({ ...typed, [field]: value }, NOW)).toEqual({ wrong: { [field]: problem } });
});

test('all wrong fields are reported at once', () => {
  expect(readCard({ number: '1', expiry: 'x', cvc: '', holder: '' }, NOW)).toEqual({
    wrong: { number: 'numberWrong', expiry: 'expiryWrong', cvc: 'cvcWrong', holder: 'holderWrong' },
  });
});

test('a card is accepted until its last month has ended everywhere', () => {
  const lastMonth = { ...typed, expiry: '02/27' };
  expect(readCard(lastMonth, new Date('2027-03-01T11:59:59Z'))).toHaveProperty('card');
  expect(readCard(lastMonth, new Date('2027-03-01T12:00:00Z'))).toEqual({ wrong: { expiry: 'expiryPast' } });
});
