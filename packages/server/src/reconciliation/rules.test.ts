import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DifferenceKind } from '../shared/differences.ts';
import { compare } from './rules.ts';
import type { Entry } from './types.ts';

const money = fc.record({
  amount: fc.integer({ min: 1, max: 3 }),
  refunded: fc.integer({ min: 0, max: 2 }),
  currency: fc.constantFrom('TRY', 'EUR'),
});
const charge = fc
  .record({ reference: fc.constantFrom('a', 'b', 'c', 'd', 'e'), voided: fc.boolean(), money })
  .map(({ reference, voided, money }): Entry => {
    const stands = money.refunded > 0 ? 'refunded' : 'charged';
    return { reference, says: 'something', stands: voided ? 'nothing' : stands, money, isSettled: true };
  });
const reservation = fc.record({ reference: fc.constantFrom('a', 'b', 'c', 'd', 'e'), stands: fc.boolean() }).map(
  ({ reference, stands }): Entry => ({
    reference,
    says: 'something',
    isSettled: true,
    stands: stands ? 'reserved' : 'nothing',
  }),
);
const ledger = (line: fc.Arbitrary<Entry>) => ({
  ours: fc.uniqueArray(line, { selector: ({ reference }) => reference }),
  theirs: fc.array(line, { maxLength: 6 }),
});

/** Returns the active entries as a multiset that tests can compare. */
const standing = (entries: readonly Entry[]) =>
  entries
    .filter(({ stands }) => stands !== 'nothing')
    .map(({ reference, stands, money }) => JSON.stringify([reference, stands, money]))
    .sort();

const LINES = [
  ['payments', charge],
  ['reservations', reservation],
] as const;

test.each(LINES)(
  'a comparison of %s finds no difference exactly if both sides have the same entries equally often',
  (_, line) => {
    fc.assert(
      fc.property(fc.record(ledger(line)), ({ ours, theirs }) => {
        const isSame = standing(ours).join() === standing(theirs).join();
        expect(compare(ours, theirs).length === 0).toBe(isSame);
      }),
    );
  },
);

test.each(LINES)('a comparison of %s does not depend on the order of the lines', (_, line) => {
  const twoOrders = fc.record(ledger(line)).chain(({ ours, theirs }) =>
    fc.record({
      ours: fc.constant(ours),
      theirs: fc.constant(theirs),
      mixed: fc.shuffledSubarray(theirs, { minLength: theirs.length }),
    }),
  );
  fc.assert(
    fc.property(twoOrders, ({ ours, theirs, mixed }) => {
      const kinds = (lines: readonly Entry[]) =>
        compare(ours, lines)
          .map(({ reference, kind }) => `${reference} ${kind}`)
          .sort();
      expect(kinds(mixed)).toEqual(kinds(theirs));
    }),
  );
});

test('an entry that is not settled on one side never differs', () => {
  const unsettled = fc.record({ ...ledger(charge), side: fc.constantFrom('ours', 'theirs') });
  fc.assert(
    fc.property(unsettled, ({ ours, theirs, side }) => {
      const underWay = (entries: readonly Entry[]) => entries.map((entry) => ({ ...entry, isSettled: false }));
      const found = side === 'ours' ? compare(underWay(ours), theirs) : compare(ours, underWay(theirs));
      const touched = new Set((side === 'ours' ? ours : theirs).map(({ reference }) => reference));
      expect(found.filter(({ reference }) => touched.has(reference))).toEqual([]);
    }),
  );
});

const paid: Entry = {
  reference: 'att_1',
  says: 'completed',
  stands: 'charged',
  isSettled: true,
  money: { amount: 100, refunded: 0, currency: 'TRY' },
};
const nothing: Entry = { reference: 'att_1', says: 'voided', stands: 'nothing', isSettled: true };
const withMoney = (changes: Partial<NonNullable<Entry['money']>>): Entry => ({
  ...paid,
  money: { ...paid.money!, ...changes },
});

test.each<[DifferenceKind, string, readonly Entry[], readonly Entry[]]>([
  ['unknownToUs', 'a charge under a reference that we do not have', [], [paid]],
  ['unknownToThem', 'a charge that the processor does not have', [paid], []],
  ['amountDiffers', 'a charge with a different amount', [paid], [withMoney({ amount: 101 })]],
  [
    'amountDiffers',
    'a different refund',
    [{ ...paid, stands: 'refunded' }],
    [{ ...withMoney({ refunded: 5 }), stands: 'refunded' }],
  ],
  [
    'currencyDiffers',
    'a charge in a different currency, whatever its amount',
    [paid],
    [withMoney({ currency: 'EUR', amount: 2 })],
  ],
  ['stateDiffers', 'a refund that only one side has', [paid], [{ ...withMoney({ refunded: 5 }), stands: 'refunded' }]],
  ['stateDiffers', 'a charge that the processor has voided', [paid], [nothing]],
  ['stateDiffers', 'a charge that should have been voided', [nothing], [paid]],
  ['chargedTwice', 'two charges under one reference', [paid], [paid, paid]],
  ['chargedTwice', 'two charges where none should exist', [nothing], [paid, paid]],
])('the comparison reports %s for %s', (kind, _, ours, theirs) => {
  const [first] = ours;
  expect(compare(ours, theirs)).toEqual([{ kind, reference: 'att_1', ours: first, theirs }]);
});

test('a charge that was voided and repeated under the same reference counts once', () => {
  expect(compare([paid], [nothing, paid])).toEqual([]);
});
