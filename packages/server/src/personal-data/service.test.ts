import { beforeEach, describe, expect, test } from 'vitest';
import type { Erasure } from '../ports/order-people.ts';
import type { Tx } from '../ports/transaction.ts';
import { eraseOld, erasePerson, type PersonalDataDeps, replayErasures } from './service.ts';
import type { RecordedErasure } from './types.ts';

const now = new Date('2027-06-14T09:00:00Z');
const asked = { subject: { orderId: 'CAR-1' }, reason: 'personAsked' } as const;
const recorded: RecordedErasure = { orderId: 'CAR-1', requestedAt: now, reason: 'personAsked' };

let writes: string[];
let neededUntil: Date;
let erasedAt: Date | undefined;
let erasure: Erasure;
let inFile: readonly RecordedErasure[];
let failing: 'file' | 'database' | undefined;
beforeEach(() => {
  writes = [];
  [neededUntil, erasedAt, erasure, inFile, failing] = [now, undefined, 'erased', [], undefined];
});

/** Writes asynchronously, as a disk or database does. */
async function write(where: 'file' | 'database', what: string): Promise<void> {
  await new Promise(setImmediate);
  if (failing === where) throw new Error(`${where} is full`);
  writes.push(what);
}

const ofKind = (kind: 'car' | 'transfer') => ({
  findOver: async () => [],
  erase: async (_: Tx, orderId: string) => {
    writes.push(`${kind} ${orderId}`);
    return erasure;
  },
  findKept: async (orderId: string) => ({
    orderId,
    agencyId: 1,
    createdAt: now,
    status: 'reserved',
    neededUntil,
    erasedAt,
    whole: { travellers: [], invoice: { firstName: 'Deniz' }, trip: {}, endUserAddress: '203.0.113.24' },
  }),
  paymentOf: async () => undefined,
});
const deps: PersonalDataDeps = {
  store: {
    findOrdersOf: async () => [],
    record: (erasures) => write('database', `record ${erasures.map(({ orderId }) => orderId)}`),
    listErasures: async () => [],
    findNotErased: async () => ['CAR-1', 'TRF-1'],
  },
  file: {
    append: (erasures) => write('file', `file ${erasures.map(({ orderId }) => orderId)}`),
    read: async () => inFile,
  },
  orders: { car: ofKind('car'), transfer: ofKind('transfer') },
  erasePayments: async (_, { kind, orderId }) => void writes.push(`payments of ${kind} ${orderId}`),
  deleteErasedBodies: async () => void writes.push('bodies'),
  transact: (work) => work({} as Tx),
  keptDays: 90,
  now: () => now,
};

describe('erasures of a person', () => {
  test('an erasure is written to the file, then to the database, then applied with its payments and logged bodies', async () => {
    expect(await erasePerson(asked, deps)).toEqual([{ orderId: 'CAR-1', erasure: 'erased' }]);
    expect(writes).toEqual(['file CAR-1', 'record CAR-1', 'car CAR-1', 'payments of car CAR-1', 'bodies']);
  });

  test.each([
    ['file', []],
    ['database', ['file CAR-1']],
  ] as const)('an erasure erases nothing if its record cannot be written to the %s', async (where, before) => {
    failing = where;
    await expect(erasePerson(asked, deps)).rejects.toThrow(`${where} is full`);
    expect(writes).toEqual(before);
  });

  test('an erasure is refused for an order needed for one more second, and leaves no record', async () => {
    neededUntil = new Date(now.getTime() + 1_000);
    expect(await erasePerson(asked, deps)).toEqual([{ orderId: 'CAR-1', erasure: 'stillNeeded' }]);
    expect(writes).toEqual(['file ', 'record ']);
  });

  test('an order that is already erased is not recorded again', async () => {
    erasedAt = now;
    expect(await erasePerson(asked, deps)).toEqual([]);
    expect(writes).toEqual(['file ', 'record ']);
  });

  test.each(['stillNeeded', 'erasedBefore'] as const)(
    'an erasure does not touch the payments of an order that is %s',
    async (is) => {
      erasure = is;
      await erasePerson(asked, deps);
      expect(writes).toEqual(['file CAR-1', 'record CAR-1', 'car CAR-1', 'bodies']);
    },
  );
});

describe('erasures after a restore', () => {
  const replayed = ['car CAR-1', 'payments of car CAR-1', 'transfer TRF-1', 'payments of transfer TRF-1'];

  test('the records of the file return to the database before orders of both kinds are erased again', async () => {
    inFile = [recorded];
    await replayErasures(deps);
    expect(writes).toEqual(['record CAR-1', ...replayed]);
  });

  test('the daily cleanup erases recorded orders that a backup has restored', async () => {
    await eraseOld(deps);
    expect(writes).toEqual(replayed);
  });
});
