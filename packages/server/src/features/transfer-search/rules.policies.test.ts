import { expect, test } from 'vitest';
import { legTerms, policiesFor } from './rules.policies.ts';

const LONG_BEFORE = new Date('2027-01-01T00:00:00Z');
const inLira = { from: 'TRY', to: 'TRY', rate: 1 } as const;
const text = (en: string) => ({ en, tr: `${en} (tr)`, de: `${en} (de)` });
const FREE = text('Free.');
const HALF = text('Half.');

const priced = { type: 'oneway', net: 440_000, amount: 484_000, commission: 44_000 } as const;
const step = (until: string, fee: number, words = fee === 0 ? FREE : HALF) => ({ until, fee, text: words });

const terms = (cancellation: ReturnType<typeof step>[], changes: object = {}, timeZone = 'Europe/Istanbul') =>
  legTerms(
    { ...priced, ...changes },
    { cancellation },
    { ...inLira, theirNet: 440_000, pickupTime: '2027-06-10T11:00:00+03:00', timeZone },
  );

const there = terms([step('2027-06-09T08:00:00Z', 0), step('2027-06-10T02:00:00Z', 220_000)]);
const back = terms([step('2027-06-12T03:00:00Z', 0)], { type: 'return' });

test('policies state their end in the local time of pick-up, across daylight saving time', () => {
  const until = (moment: string, zone: string) => terms([step(moment, 0)], {}, zone).refunds[0]!.until;
  expect(until('2027-06-09T08:00:00Z', 'Europe/Istanbul')).toBe('2027-06-09T11:00:00+03:00');
  expect(until('2027-06-09T08:00:00Z', 'America/New_York')).toBe('2027-06-09T04:00:00-04:00');
  // In Berlin, the clocks go forward at 2:00 on 28 March 2027.
  expect(until('2027-03-27T08:00:00Z', 'Europe/Berlin')).toBe('2027-03-27T09:00:00+01:00');
  expect(until('2027-03-28T02:00:00Z', 'Europe/Berlin')).toBe('2027-03-28T04:00:00+02:00');
});

test.each([
  ['nothing and refunds the whole price', 0, 484_000],
  ['half and refunds half, including the commission', 220_000, 242_000],
  ['the whole price and refunds nothing', 440_000, 0],
  ['more than the whole price and refunds nothing', 500_000, 0],
  ['a third of the price', 146_667, 484_000 - 146_667 - 14_667],
])('a refund is correct if the supplier keeps %s', (_, fee, amount) => {
  expect(terms([step('2027-06-09T08:00:00Z', fee)]).refunds[0]!.amount).toBe(amount);
});

test('a fee on the whole price is deducted from the part paid in advance', () => {
  // The price is 440,000, half of which is payable to the driver, plus a commission of 44,000.
  const partly = { amount: 264_000 };
  const refunds = [0, 110_000, 220_000, 300_000].map(
    (fee) => terms([step('2027-06-09T08:00:00Z', fee)], partly).refunds[0]!.amount,
  );
  expect(refunds).toEqual([264_000, 264_000 - 110_000 - 11_000, 264_000 - 220_000 - 22_000, 0]);
});

test('a fee in a different currency is converted like the price', () => {
  const euro = { from: 'EUR', to: 'TRY', rate: 50, theirNet: 8_800, pickupTime: '', timeZone: 'UTC' } as const;
  const { refunds } = legTerms(priced, { cancellation: [step('2027-06-09T08:00:00Z', 4_400)] }, euro);
  expect(refunds[0]!.amount).toBe(242_000);
});

test('the policies of a one-way transfer are the steps and texts of its supplier, until the last moment of each', () => {
  const at = (now: string) => policiesFor([there], 'TRY', new Date(now)).map(({ type, until }) => [type, until]);
  expect(policiesFor([there], 'TRY', LONG_BEFORE)).toEqual([
    {
      type: 'freeCancel',
      until: '2027-06-09T11:00:00+03:00',
      refundAmount: { amount: 484_000, currency: 'TRY' },
      description: FREE,
    },
    {
      type: 'halfRefund',
      until: '2027-06-10T05:00:00+03:00',
      refundAmount: { amount: 242_000, currency: 'TRY' },
      description: HALF,
    },
  ]);
  expect(at('2027-06-09T08:00:00.999Z').map(([type]) => type)).toEqual(['freeCancel', 'halfRefund']);
  expect(at('2027-06-09T08:00:01Z').map(([type]) => type)).toEqual(['halfRefund']);
  expect(at('2027-06-10T02:00:01Z')).toEqual([]);
});

test('the policies of a round trip state the refund of both legs, each with separate steps', () => {
  const policies = policiesFor([there, back], 'TRY', LONG_BEFORE);
  expect(policies.map(({ type, until, refundAmount }) => [type, until, refundAmount!.amount])).toEqual([
    ['freeCancel', '2027-06-09T11:00:00+03:00', 968_000],
    ['partialRefund', '2027-06-10T05:00:00+03:00', 726_000],
    ['halfRefund', '2027-06-12T06:00:00+03:00', 484_000],
  ]);
  expect(policies.map(({ description }) => description.en)).toEqual([
    'Outbound leg: Free. Return leg: Free.',
    'Outbound leg: Half. Return leg: Free.',
    'Outbound leg: No refund. Return leg: Free.',
  ]);
  expect(policies[1]!.description.tr).toBe('Gidiş: Half. (tr) Dönüş: Free. (tr)');
});

test('a supplier without steps never refunds', () => {
  expect(policiesFor([terms([])], 'TRY', LONG_BEFORE)).toEqual([]);
});
