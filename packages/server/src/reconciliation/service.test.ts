import { beforeEach, describe, expect, test } from 'vitest';
import type { BookedPayment } from '../ports/ledger.ts';
import type { Tx } from '../ports/transaction.ts';
import { type ReconciliationDeps, reconcile, reconcileDaily } from './service.ts';
import type { ReconciliationStore } from './store.sql.ts';
import type { Counterpart, Entry, FoundDifference } from './types.ts';

const DAY = '2027-03-01';
const now = new Date('2027-03-03T03:00:00Z');
const asked = { from: DAY, to: '2027-03-02' };
const money = { amount: 1_000, currency: 'TRY' } as const;

let ours: readonly string[];
let others: readonly string[];
let statements: Record<string, readonly string[] | undefined>;
let kept: Record<string, readonly string[]>;
let read: string[];
beforeEach(() => {
  [ours, others, statements, kept, read] = [[], [], {}, {}, []];
});

const booked = (attemptId: string): BookedPayment => ({
  attemptId,
  status: 'completed',
  isUnderWay: false,
  changedAt: new Date(0),
  taken: money,
  refunded: 0,
  isReserved: true,
  isPaidByAnother: false,
});
const entry = (reference: string): Entry => ({
  reference,
  stands: 'charged',
  says: 'charged',
  isSettled: true,
  money: { ...money, refunded: 0 },
});
const counterpart: Counterpart = {
  party: 'PROCESSOR',
  which: { method: 'card' },
  referenceOf: (attemptId) => attemptId,
  attemptIdOf: (reference) => reference,
  async statementOf(day) {
    read.push(day);
    return day in statements ? statements[day]?.map(entry) : [];
  },
};
const deps = {
  store: {
    async keep(_: Tx, { day, found }: { day: string; found: readonly FoundDifference[] }) {
      kept[day] = found.map(({ kind, reference }) => `${kind} ${reference}`);
      return { opened: [], gone: 0 };
    },
    countStanding: async () => ({}),
    daysWithDifferences: async () => ['2027-02-01'],
    addRun: async () => {},
  } as unknown as ReconciliationStore,
  transact: (work: (tx: Tx) => Promise<unknown>) => work({} as Tx),
  payments: {
    ofDay: async (day: string) => (day === DAY ? ours.map(booked) : []),
    known: async (ids: readonly string[]) => new Set(ids.filter((id) => others.includes(id))),
    daysChangedSince: async () => ['2027-01-15', '2027-03-03'],
  },
  counterparts: async () => [counterpart],
  now: () => now,
  opened: () => {},
  ended: () => {},
} as ReconciliationDeps;

describe('comparison of a day', () => {
  test.each([
    ['the day before', '2027-02-28'],
    ['the day itself', DAY],
    ['the day after', '2027-03-02'],
  ])('a payment matches if the party lists it on %s', async (_, day) => {
    ours = ['att_1'];
    statements = { [day]: ['att_1'] };
    await reconcile(asked, deps);
    expect(kept[DAY]).toEqual([]);
  });

  test('a payment that the party lists two days later is unknown to the party', async () => {
    ours = ['att_1'];
    statements = { '2027-03-03': ['att_1'] };
    await reconcile(asked, deps);
    expect(kept[DAY]).toEqual(['unknownToThem att_1']);
  });

  test('a payment of the previous day is ignored, and one that is unknown is reported', async () => {
    others = ['att_before_midnight'];
    statements = { [DAY]: ['att_before_midnight', 'att_unknown'] };
    await reconcile(asked, deps);
    expect(kept[DAY]).toEqual(['unknownToUs att_unknown']);
  });

  test.each(['2027-02-28', DAY, '2027-03-02'])(
    'a day is not compared while the party does not answer for %s',
    async (day) => {
      ours = ['att_1'];
      statements = { [day]: undefined };
      expect(await reconcile(asked, deps)).toMatchObject({
        statements: 0,
        unanswered: [{ party: 'PROCESSOR', day: DAY }],
      });
      expect(kept).toEqual({});
    },
  );
});

test('the daily run compares the last seven days, changed days and days with differences, but never today', async () => {
  const { days } = await reconcileDaily(deps, new AbortController().signal);
  const lastSeven = ['24', '25', '26', '27', '28'].map((day) => `2027-02-${day}`);
  expect(days).toEqual(['2027-01-15', '2027-02-01', ...lastSeven, '2027-03-01', '2027-03-02']);
});

test('the statement of a day is requested once for all days that need it', async () => {
  await reconcile({ from: DAY, to: '2027-03-03' }, deps);
  expect(read).toEqual(['2027-02-28', DAY, '2027-03-02', '2027-03-03']);
});
