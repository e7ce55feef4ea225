import { randomBytes } from 'node:crypto';
import { Failure, failWith } from '@agency-booking/contract-express';
import { CAR_ORDERS, TRANSFER_ORDERS } from '../../src/database/order-lists.ts';
import { transactOn } from '../../src/database/transact.ts';
import { createAuthRoom } from '../../src/features/auth/index.ts';
import { createAgencyStore } from '../../src/features/auth/store.agencies.sql.ts';
import { type AuthTables, createAuthStore } from '../../src/features/auth/store.sql.ts';
import { createBookingPort as createCarBookingPort } from '../../src/features/car-orders/booking.ts';
import { type CarOrderTables, createCarOrderStore } from '../../src/features/car-orders/store.sql.ts';
import { createCreditLimitsRoom } from '../../src/features/credit-limits/index.ts';
import { createCreditByHandStore } from '../../src/features/credit-limits/store.by-hand.sql.ts';
import { type CreditTables, createCreditStore } from '../../src/features/credit-limits/store.sql.ts';
import { createBookingPort } from '../../src/features/transfer-orders/booking.ts';
import { cancelTransferOrder } from '../../src/features/transfer-orders/service.cancel.ts';
import { payTransferOrder } from '../../src/features/transfer-orders/service.pay.ts';
import { getTransferOrder } from '../../src/features/transfer-orders/service.ts';
import { createTransferOrderStore, type TransferOrderTables } from '../../src/features/transfer-orders/store.sql.ts';
import type { OrderLeg } from '../../src/features/transfer-orders/types.ts';
import { createAttempts } from '../../src/payment-attempts/index.ts';
import { createLimitCharging } from '../../src/payment-attempts/limit-charging.ts';
import { DURATIONS } from '../../src/payment-attempts/rules.ts';
import type { AttemptTables } from '../../src/payment-attempts/store.rows.sql.ts';
import { createAttemptStore } from '../../src/payment-attempts/store.sql.ts';
import { createTaskStore, type TaskTables } from '../../src/payment-attempts/store.tasks.sql.ts';
import type { PaymentAttempt } from '../../src/ports/payment-attempts.ts';
import type { CancelReservation } from '../../src/ports/reservations.ts';
import type { Caller } from '../../src/shared/caller.ts';
import { addSeconds } from '../../src/shared/time.ts';
import { createTestClock } from '../support/clock.ts';
import { openTestDatabase } from '../support/database.ts';
import { checkInvariants } from '../support/invariants.ts';
import { listsOf } from '../support/order-lists.ts';
import { keysWith, peopleOf } from '../support/people.ts';
import { testKeys, testSigning } from '../support/signing.ts';
import { anOrder } from '../support/transfer-orders.ts';
import { createExternalSystems } from './external-systems.ts';
import { inTheirOrder } from './machine.ts';

const PICK_UP_IN_SECONDS = 100 * 24 * 3_600;
const DAY_SECONDS = 24 * 3_600;
const STAY_SECONDS = 3 * DAY_SECONDS;
const ORDER_TTL_SECONDS = 3_600;

/**
 * The result that a partner receives: the order's status and, for a cancellation, its legs; or the error code and the
 * status reported with the error.
 */
export type Heard = { readonly code?: number; readonly status?: string; readonly legs?: readonly OrderLeg[] };

/** Starts the transfer order feature on a real database, with the payment state machine and an in-memory supplier. */
export async function startTransferMachine({ callSeconds = 0 }: { readonly callSeconds?: number } = {}) {
  const clock = createTestClock();
  const database = await openTestDatabase();
  const { db } = database;
  const { now } = clock;
  const external = createExternalSystems();
  const auth = createAuthRoom({
    store: createAuthStore(db.withTables<AuthTables>()),
    agencies: createAgencyStore(db.withTables<AuthTables>()),
    keys: { accessTokens: testKeys, refreshTokens: testSigning },
    environment: 'staging',
    report: () => {},
    now,
    randomBytes,
  });
  await auth.addStagingAgencies();
  const credit = createCreditLimitsRoom({
    store: createCreditStore(db.withTables<CreditTables>()),
    byHand: createCreditByHandStore(db.withTables<CreditTables>()),
    now,
  });
  await credit.addStagingCredit();
  const { rows } = await database.pool.query<{ id: number }>(`select id from agency where name = 'Horizon Travel'`);
  const agencyId = rows[0]!.id;

  const people = peopleOf(database);
  const store = createTransferOrderStore(db.withTables<TransferOrderTables>(), {
    lists: listsOf(TRANSFER_ORDERS, database),
    people: people.transfer,
  });
  const carStore = createCarOrderStore(db.withTables<CarOrderTables>(), {
    randomBytes,
    lists: listsOf(CAR_ORDERS, database),
    people: people.car,
  });
  const transact = transactOn(db);
  /** Advances the clock, because calls to a vendor or supplier take time. */
  const named = (reference: string) => {
    clock.advance(callSeconds);
    return { id: reference.slice('rsv:'.length) } as PaymentAttempt;
  };
  /** Reservation functions for both kinds of orders. They identify a reservation by the reference of its attempt. */
  const reservations = {
    createReservation: (_: string, { reference }: { readonly reference: string }) =>
      external.vendor.reserve(named(reference), reference),
    findReservation: (_: string, reference: string) => external.vendor.findReservation(named(reference), reference),
    cancelReservation: (_: string, cancellation: Parameters<CancelReservation>[1]) =>
      external.vendor.cancelReservation(named(cancellation.reservation), cancellation),
    now,
  };
  const attempts = createAttempts(
    {
      store: createAttemptStore(db.withTables<AttemptTables>(), { randomBytes, sealing: keysWith().personalData }),
      transact,
      booking: {
        car: createCarBookingPort({ store: carStore, ...reservations }),
        transfer: createBookingPort({ store, transact, ...reservations }),
      },
      charging: { card: external.card, limit: createLimitCharging(credit) },
      now,
      randomBytes,
      // Waits without sleeping: yields to other calls before the attempt is read again.
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      alert: () => {},
      refused: () => {},
      tasks: createTaskStore(db.withTables<TaskTables>()),
      callingFor: (_order, work) => work(),
      taskOpened: () => {},
      durations: DURATIONS,
      signing: testSigning,
    },
    () => {},
  );

  const deps = { store, transact, now, ...attempts.of('transfer'), pay: attempts.pay };
  const caller = { agencyId, permissions: { mayPayByLimit: true } } as Caller;
  const heard = (work: Promise<Heard>) =>
    work.catch((error): Heard => {
      if (!(error instanceof Failure)) throw error;
      const { status } = (error.details ?? {}) as { status?: string };
      return { code: codes[error.key] ?? 0, status };
    });
  const said = async (order: Promise<Heard>) => ({ status: (await order).status! });

  return {
    external,
    clock,
    database,
    agencyId,
    attempts,
    transact,
    people,
    carStore,
    store,
    /**
     * Creates a round trip with three days between the legs. Each leg can be cancelled free of charge until one day
     * before.
     */
    async newOrder(): Promise<string> {
      const createdAt = now();
      const pickUpAt = addSeconds(createdAt, PICK_UP_IN_SECONDS);
      const lastPickUpAt = addSeconds(pickUpAt, STAY_SECONDS);
      const leg = (type: OrderLeg['type'], at: Date, amount: number): OrderLeg => ({
        type,
        pickupTime: at.toISOString(),
        amount,
        commission: amount / 11,
        refunds: [
          { until: addSeconds(at, -DAY_SECONDS).toISOString(), amount, description: 'Free.' },
          { until: addSeconds(at, -6 * 3_600).toISOString(), amount: amount / 2, description: 'Half.' },
        ],
      });
      const order = {
        ...anOrder(`TRF-${randomBytes(8).toString('hex')}`),
        agencyId,
        userId: 'usr_horizon_1',
        createdAt,
        pickUpAt,
        lastPickUpAt,
        legs: [leg('oneway', pickUpAt, 264_000), leg('return', lastPickUpAt, 220_000)],
        expiresAt: addSeconds(createdAt, ORDER_TTL_SECONDS),
      };
      await transact((tx) => store.create(tx, order));
      return order.id;
    },
    legsOf: async (orderId: string) => (await getTransferOrder({ orderId, agencyId }, deps, failWith)).legs!,
    async chargedFor(orderId: string): Promise<number> {
      const { status, legs } = await getTransferOrder({ orderId, agencyId }, deps, failWith);
      if (status !== 'reserved' && status !== 'canceled') return 0;
      return legs!.reduce((sum, { amount, canceled }) => sum + amount - (canceled?.refund ?? 0), 0);
    },
    /** Advances the clock past the outbound ride. */
    async drive(orderId: string): Promise<void> {
      const { pickUpAt } = await getTransferOrder({ orderId, agencyId }, deps, failWith);
      clock.advance(Math.max(0, (pickUpAt.getTime() - now().getTime()) / 1_000));
      // Runs the worker for attempts that have been waiting.
      await attempts.worker.runOnce();
    },
    pay: (orderId: string) =>
      heard(said(payTransferOrder({ caller, orderId, endUserAddress: '203.0.113.24' }, deps, failWith))),
    read: async (orderId: string) => (await getTransferOrder({ orderId, agencyId }, deps, failWith)).status,
    /** Cancels the order, or the given legs. */
    cancel: (orderId: string, ...legs: readonly OrderLeg['type'][]) =>
      heard(cancelTransferOrder({ orderId, agencyId, ...(legs.length > 0 && { legs }) }, deps, failWith)),
    remaining: async () => (await credit.remaining(agencyId)).map(({ amount }) => amount),
    /** Advances the clock and runs the worker several times. */
    async later(seconds: number): Promise<void> {
      for (let round = 0; round < 4; round += 1) {
        clock.advance(seconds / 4);
        await attempts.worker.runOnce();
      }
    },
    attemptsOf: (orderId: string) =>
      db
        .withTables<AttemptTables>()
        .selectFrom('payment_attempt')
        .select(['id', 'status'])
        .where('order_id', '=', orderId)
        .orderBy(inTheirOrder)
        .execute(),
    check: () => checkInvariants(database, now(), external.record()),
    stop: database.close,
  };
}

export type TransferMachine = Awaited<ReturnType<typeof startTransferMachine>>;

const codes: Readonly<Record<string, number>> = {
  'transferPay.failed': 8008,
  'transferPay.alreadyPaid': 8009,
  'transferPay.reservationFailed': 8010,
  'transferPay.outcomeUnknown': 500,
  'transferCancel.notPossible': 8012,
};
