import { expect, test } from 'vitest';
import type { PublishedRates } from '../src/generated/types.ts';
import { askedParty, rateChanges } from '../src/rules/tasks.ts';
import { en } from '../src/words/en/index.ts';

test('a payment that waits for the processor is not blamed on its supplier', () => {
  const of = (status: Parameters<typeof askedParty>[0]['status']) => askedParty({ status, party: 'TESTDRIVE' }, en);
  expect([of('refunding'), of('voiding'), of('charging')]).toEqual(Array(3).fill('the payment processor'));
  expect([of('cancelling'), of('charged')]).toEqual(['TESTDRIVE', 'TESTDRIVE']);
});

test('held rates name the number of units that they are for', () => {
  const published = (id: number, standing: PublishedRates['standing'], selling: string) =>
    ({ id, standing, rates: [{ currency: 'JPY', unit: 100, buying: selling, selling }] }) as unknown as PublishedRates;
  expect(rateChanges([published(2, 'held', '34.2'), published(1, 'inUse', '28.5')], 2)).toMatchObject([
    { currency: '100 JPY', inUse: '28.5', held: '34.2', change: expect.closeTo(0.2) },
  ]);
});
