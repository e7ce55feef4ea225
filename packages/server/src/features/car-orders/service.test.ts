import { failWith } from '@agency-booking/contract-express';
import { beforeEach, describe, expect, test } from 'vitest';
import { testSigning } from '../../../test/support/signing.ts';
import { deniz } from '../../../test/support/travellers.ts';
import type { Tx } from '../../ports/transaction.ts';
import { money } from '../../shared/money.ts';
import { createOrder, getOrder, type OrderCommand, type OrderingDeps, removeUnpaid } from './service.ts';
import type { CarNow, OrderableCar } from './types.ts';

const now = new Date('2027-03-01T09:00:00Z');
const lira = money(705_000, 'TRY');
const offer = {
  vendor: { id: 7, code: 'ANADOLU' },
  minDriverAge: 21,
  cancellation: [],
  requiresCreditCheck: false,
  applicableForFullCredit: false,
  pricing: { total: lira, paymentTotal: lira },
};

/** Vendor calls and order saves, in chronological order. */
let asked: string[];
let car: OrderableCar | undefined;
let vendorHas: CarNow;
let approvedSince: Date | undefined;
beforeEach(() => {
  car = { search: { pickUpDay: '2027-06-10', driverAge: 30 }, offer } as unknown as OrderableCar;
  vendorHas = { isAvailable: false };
  [asked, approvedSince] = [[], undefined];
});

const deps = {
  store: { create: async () => void asked.push('create') },
  offerOf: async () => car,
  extrasOf: async () => {
    asked.push('extras');
    return { answered: true, answer: [] };
  },
  askAnew: async () => {
    asked.push('price');
    return { answered: true, answer: vendorHas };
  },
  isCreditApproved: async ({ since }: { since: Date }) => {
    approvedSince = since;
    return false;
  },
  transact: (work: (tx: Tx) => Promise<unknown>) => work({} as Tx),
  now: () => now,
  randomBytes: (size: number) => new Uint8Array(size),
  requestSigning: testSigning,
  strictNationalIds: false,
  names: { carClasses: new Map(), deliveryTypes: new Map() },
} as unknown as OrderingDeps;

const order = (request: object = {}, passenger: object = {}) =>
  createOrder(
    {
      caller: {
        agencyId: 1,
        userId: 'usr_1',
        permissions: { mayUseFullCredit: true, mayUseLimitedCredit: true, mayPayByLimit: false },
      },
      request: {
        searchID: 's',
        code: 'c',
        paymentType: 'creditCard',
        isFullCredit: false,
        isLimitedCredit: false,
        passenger: { ...deniz, ...passenger },
        ...request,
      },
      endUserAddress: '203.0.113.24',
      language: 'en',
      idempotencyKey: undefined,
      signal: new AbortController().signal,
    } as OrderCommand,
    deps,
    failWith,
  );
const extras = { extraProducts: [{ code: 'BABY_SEAT', quantity: 1 }] };

describe('orders that are refused before a vendor is called', () => {
  test.each<[string, object, object, () => void]>([
    ['without the permission', { paymentType: 'limit' }, {}, () => {}],
    ['without a document', extras, { identityNumber: undefined }, () => {}],
    ['from an expired search', extras, {}, () => (car = undefined)],
    ['with a driver younger than searched', extras, { birthDate: '1997-06-11' }, () => {}],
    [
      'for a car that cannot be paid for entirely on credit',
      { ...extras, paymentType: 'limit', isFullCredit: true },
      {},
      () => {},
    ],
  ])('no vendor is called for an order %s', async (_, request, passenger, arrange) => {
    arrange();
    await expect(order(request, passenger)).rejects.toHaveProperty('key');
    expect(asked).toEqual([]);
  });

  test('no vendor is called for an order without a credit check in the last 24 hours', async () => {
    car = { ...car!, offer: { ...car!.offer, requiresCreditCheck: true } };
    await expect(order()).rejects.toMatchObject({ details: { field: 'passenger.identityNumber' } });
    expect([asked, approvedSince]).toEqual([[], new Date('2027-02-28T09:00:00Z')]);
  });
});

test('a driver reaches the searched age on the birthday, by the local day of pick-up', async () => {
  await expect(order({}, { birthDate: '1997-06-10' })).rejects.toMatchObject({ key: 'carOrder.offerUnavailable' });
  await expect(order({}, { birthDate: '1997-06-11' })).rejects.toMatchObject({ key: 'carOrder.ruleViolated' });
  expect(asked).toEqual(['price']);
});

test('an order without extras does not request them, and a sold-out car is not stored', async () => {
  await expect(order()).rejects.toMatchObject({ details: { reason: 'soldOut' } });
  expect(asked).toEqual(['price']);
  await expect(order(extras)).rejects.toMatchObject({ details: { field: 'extraProducts[0].code' } });
  expect(asked).toEqual(['price', 'extras']);
});

describe('an unpaid order at pick-up', () => {
  const moves: string[] = [];
  const reading = (isWithdrawn: boolean) =>
    ({
      store: {
        find: async () => ({ id: 'CAR-1', car: { status: 'pending' }, pickUpAt: now }),
        lock: async () => 'pending',
        move: async (_: Tx, __: string, { to }: { to: string }) => void moves.push(to),
      },
      transact: deps.transact,
      withdraw: async () => isWithdrawn,
      statesOf: async () => new Map(),
      now: () => now,
    }) as unknown as OrderingDeps;

  test('an unpaid order is removed at pick-up, unless its payment is in progress', async () => {
    await removeUnpaid({ orderId: 'CAR-1', agencyId: 1 }, reading(false));
    expect(moves).toEqual([]);
    await getOrder({ orderId: 'CAR-1', agencyId: 1 }, reading(true), failWith);
    expect(moves).toEqual(['removed']);
  });
});
