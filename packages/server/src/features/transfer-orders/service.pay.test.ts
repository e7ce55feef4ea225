import { failWith } from '@agency-booking/contract-express';
import { beforeEach, describe, expect, test } from 'vitest';
import { anOrder } from '../../../test/support/transfer-orders.ts';
import type { PayOutcome, PayRequest } from '../../ports/paying.ts';
import type { Tx } from '../../ports/transaction.ts';
import { cancelTransferOrder, checkTransferCancelEligibility } from './service.cancel.ts';
import { type PayingDeps, payTransferOrder } from './service.pay.ts';
import { expire } from './service.ts';
import type { OrderStatus } from './types.ts';

const now = new Date('2027-03-01T09:00:00Z');
const lastPickUpAt = new Date('2027-06-13T08:00:00Z');
const key = { orderId: 'TRF-1', agencyId: 1 };

let status: OrderStatus;
let outcome: Pick<PayOutcome, 'kind'> & object;
let paid: PayRequest[];
let canceled: number;
let moved: string[];
let stage: string;
beforeEach(() => {
  [status, outcome, paid, canceled, moved, stage] = ['pendingPayment', { kind: 'completed' }, [], 0, [], 'none'];
});

const deps = {
  store: {
    find: async () => ({ ...anOrder('TRF-1'), lastPickUpAt, rideNotes: [], status }),
    lock: async () => undefined,
    move: async (_: Tx, __: string, { to }: { to: string }) => void moved.push(to),
  },
  transact: (work: (tx: Tx) => Promise<unknown>) => work({} as Tx),
  stageOf: async () => stage,
  statesOf: async () => new Map([['TRF-1', { stage, payment: { type: 'limit' } }]]),
  pay: async (request: PayRequest) => {
    paid.push(request);
    return outcome;
  },
  cancelLegs: async () => {
    canceled += 1;
    return 'cancelled';
  },
  now: () => now,
} as unknown as PayingDeps;

const pay = (mayPayByLimit = true) =>
  payTransferOrder(
    { caller: { ...key, permissions: { mayPayByLimit } } as never, orderId: 'TRF-1', endUserAddress: '203.0.113.24' },
    deps,
    failWith,
  );

describe('transfer payments', () => {
  test('a payment without the permission charges nothing', async () => {
    await expect(pay(false)).rejects.toMatchObject({ key: 'access.forbidden' });
    expect(paid).toEqual([]);
  });

  test('the reservation of a round trip is polled until the last ride is over', async () => {
    await pay();
    expect(paid).toMatchObject([
      { firstPickUpAt: new Date('2027-06-10T08:00:00Z'), watchUntil: new Date('2027-06-13T12:00:00Z') },
    ]);
  });

  test('a payment that failed has an unknown outcome until the money is refunded', async () => {
    outcome = { kind: 'failed', isJoined: false, attempt: {} } as never;
    await expect(pay()).rejects.toMatchObject({ key: 'transferPay.outcomeUnknown' });
    status = 'failed';
    await expect(pay()).rejects.toMatchObject({ key: 'transferPay.reservationFailed' });
  });
});

describe('transfer cancellations', () => {
  test.each<OrderStatus>(['pendingPayment', 'expired', 'failed', 'canceled'])(
    'canceling an order with status %s does not call its supplier',
    async (is) => {
      status = is;
      const cancellation = cancelTransferOrder(key, deps, failWith);
      // An unpaid order expires at the end of its payment period, which is one hour away.
      await expect(cancellation).rejects.toMatchObject({ key: 'transferCancel.notPossible' });
      expect(canceled).toBe(0);
    },
  );

  test('a cancellation is no longer possible while the order is being canceled', async () => {
    [status, stage] = ['reserved', 'paid'];
    expect(await checkTransferCancelEligibility(key, deps, failWith)).toMatchObject({ order: { isPossible: true } });
    stage = 'beingCancelled';
    expect(await checkTransferCancelEligibility(key, deps, failWith)).toEqual({
      order: { isPossible: false },
      legs: [{ type: 'oneway' }],
    });
  });
});

test.each(['atBank', 'beingPaid', 'paid'])('an order in the payment stage %s does not expire', async (is) => {
  stage = is;
  await expire(key, deps);
  expect(moved).toEqual([]);
  stage = 'none';
  await expire(key, deps);
  expect(moved).toEqual(['expired']);
});
