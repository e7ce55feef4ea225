import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { failWith } from '@agency-booking/contract-express';
import { expect } from 'vitest';
import { type HandlerDeps as CarDeps, createCarOrdersHandlers } from '../../src/features/car-orders/handlers.ts';
import { cancelOrder } from '../../src/features/car-orders/service.cancel.ts';
import { createEventStore, type EventTables } from '../../src/features/events/store.sql.ts';
import { createTransferOrdersHandlers, type HandlerDeps } from '../../src/features/transfer-orders/handlers.ts';
import { cancelTransferOrder } from '../../src/features/transfer-orders/service.cancel.ts';
import { changeTransferFlight, completeTransferPassengers } from '../../src/features/transfer-orders/service.change.ts';
import { type ChangeTables, createChangeStore } from '../../src/features/transfer-orders/store.changes.sql.ts';
import type { CarOrder, Event, TransferOrder } from '../../src/generated/types.ts';
import type { OrderKind } from '../../src/ports/payment-attempts.ts';
import { CardNumber } from '../../src/shared/card-number.ts';
import { addSeconds } from '../../src/shared/time.ts';
import { anOrder as aCarOrder } from '../support/car-orders.ts';
import { keysWith } from '../support/people.ts';
import type { TransferMachine } from './transfer-machine.ts';

type Handler = (request: object, answer: (status: number, body: unknown) => unknown) => Promise<unknown>;
type Shown = CarOrder | TransferOrder;
type Leg = NonNullable<TransferOrder['legs']>[number];

const PICK_UP_IN_SECONDS = 100 * 24 * 3_600;
const RENTAL_SECONDS = 3 * 24 * 3_600;
const DAY_SECONDS = 24 * 3_600;

/** Reads car and transfer orders as partners see them: single orders, lists and the event feed. */
export function showOrders(machine: TransferMachine) {
  const { database, agencyId, attempts, transact, clock, store, carStore } = machine;
  const { now } = clock;
  const events = createEventStore(database.db.withTables<EventTables>());
  const transferDeps = {
    ...attempts.of('transfer'),
    store,
    transact,
    now,
    changes: createChangeStore(database.db.withTables<ChangeTables>(), keysWith().personalData),
    changeReservation: async () => ({ answered: true, answer: 'accepted' }),
    callingFor: (_: unknown, work: () => unknown) => work(),
    strictNationalIds: false,
    randomBytes,
  } as Partial<HandlerDeps> as HandlerDeps;
  const carDeps = {
    ...attempts.of('car'),
    store: carStore,
    transact,
    now,
    timeZoneAt: () => 'Europe/Istanbul',
  } as Partial<CarDeps> as CarDeps;
  const { getOrder, listOrders } = createCarOrdersHandlers(carDeps);
  const { getTransferOrder, listTransferOrders } = createTransferOrdersHandlers(transferDeps);
  const handlers = {
    car: { get: getOrder, list: listOrders },
    transfer: { get: getTransferOrder, list: listTransferOrders },
  } as unknown as Record<OrderKind, Record<'get' | 'list', Handler>>;
  const call = (handler: Handler, request: object) =>
    handler({ ...request, caller: { agencyId } }, (_status, body) => JSON.parse(JSON.stringify(body)));

  return {
    transferDeps,
    async newCar(): Promise<string> {
      const createdAt = now();
      const pickUpAt = addSeconds(createdAt, PICK_UP_IN_SECONDS);
      const order = {
        ...aCarOrder(`CAR-${randomBytes(8).toString('hex')}`),
        agencyId,
        userId: 'usr_horizon_1',
        createdAt,
        pickUpAt,
        returnAt: addSeconds(pickUpAt, RENTAL_SECONDS),
        cancellation: [
          { until: addSeconds(pickUpAt, -DAY_SECONDS).toISOString(), fee: { amount: 0, currency: 'TRY' } },
        ],
      } as const;
      await transact((tx) => carStore.create(tx, order));
      return order.id;
    },
    async payCar(orderId: string, by: 'limit' | 'card' | 'card3ds'): Promise<void> {
      const order = (await carStore.find({ orderId, agencyId }))!;
      if (order.car.status !== 'pending') return;
      const card = {
        number: new CardNumber('5528790000000008'),
        expireMonth: '12',
        expireYear: '2029',
        holderName: 'Deniz Kaya',
        cvc: '123',
      };
      const bank = { returnUrl: 'https://api.example/back', language: 'en' } as const;
      await attempts.pay({
        kind: 'car',
        orderId,
        agencyId,
        amount: order.amount,
        context: {},
        party: order.vendorCode,
        payment: by === 'limit' ? { by } : { by, card, installmentCount: 1, ...bank },
        firstPickUpAt: order.pickUpAt,
        watchUntil: order.pickUpAt,
      } as Parameters<typeof attempts.pay>[0]);
    },
    callBack: (orderId: string, attemptId: string) =>
      attempts.verify({ kind: 'car', orderId, attemptId, transactionId: `T-${attemptId}` }),
    cancel: (kind: OrderKind, orderId: string) =>
      kind === 'car'
        ? cancelOrder({ orderId, agencyId }, carDeps, failWith)
        : cancelTransferOrder({ orderId, agencyId }, transferDeps, failWith),
    changeFlight: (orderId: string, request: Parameters<typeof changeTransferFlight>[0]['request']) =>
      changeTransferFlight({ orderId, agencyId, request }, transferDeps, failWith),
    completePassengers: (orderId: string, passengers: Parameters<typeof completeTransferPassengers>[0]['passengers']) =>
      completeTransferPassengers({ orderId, agencyId, passengers }, transferDeps, failWith),

    show: (kind: OrderKind, orderId: string) =>
      call(handlers[kind].get, { path: { orderId, orderID: orderId } }) as Promise<Shown>,

    async idsChangedSince(kind: OrderKind, moment: Date): Promise<readonly string[]> {
      const query = { limit: 100, updatedSince: moment.toISOString() };
      const { results } = (await call(handlers[kind].list, { query })) as { results: Record<string, string>[] };
      return results.map(({ id, orderId }) => (id ?? orderId)!);
    },

    async eventsAfter(position: number): Promise<readonly Event[]> {
      await events.place(agencyId);
      const { lastPosition } = await events.ends(agencyId);
      return events.read({ agencyId, after: position, upTo: lastPosition, types: undefined, atMost: 10_000 });
    },
    lastPosition: async () => {
      await events.place(agencyId);
      return (await events.ends(agencyId)).lastPosition;
    },
  };
}

const rideSteps = (order: Shown) =>
  (('legs' in order && order.legs) || []).reduce((sum, { ride }) => sum + (ride?.events.length ?? 0), 0);

export type ShownOrders = ReturnType<typeof showOrders>;

export type Look = { readonly order: Shown; readonly at: Date; readonly position: number };

/** Checks that an order with visible changes has a new `updatedAt` and an event. */
export async function assertChangeIsReported(
  shown: ShownOrders,
  kind: OrderKind,
  orderId: string,
  before: Look,
  now: Date,
) {
  const order = await shown.show(kind, orderId);
  const reported = (await shown.eventsAfter(before.position)).filter(({ data }) => data.orderId === orderId);
  const look: Look = { order, at: now, position: await shown.lastPosition() };
  const labels = reported.map(({ type, data, occurredAt }) => [type, data.leg, data.paymentID, occurredAt].join(' '));
  // Two steps of the same type can be received together; for example, two departures.
  const isRide = (label: string) => label.startsWith('ride.');
  const once = labels.filter((label) => !isRide(label));
  expect(once, 'no event twice').toEqual([...new Set(once)]);
  expect(labels.filter(isRide).length, 'each ride step has one event').toBe(rideSteps(order) - rideSteps(before.order));

  if (isDeepStrictEqual(visible(order), visible(before.order))) return look;
  expect(labels, 'a change has an event').not.toEqual([]);
  const movedAt = Date.parse(order.updatedAt);
  expect(movedAt, 'a change moves updatedAt').toBeGreaterThan(before.at.getTime());
  expect(movedAt).toBeLessThanOrEqual(now.getTime());
  expect(order.updatedAt, 'updatedAt is that of the last event').toBe(
    reported
      .map(({ occurredAt }) => occurredAt)
      .toSorted()
      .at(-1),
  );
  expect(await shown.idsChangedSince(kind, addSeconds(before.at, 0.001)), 'updatedSince finds it').toContain(orderId);
  const named = new Set(reported.map(({ data }) => data.leg));
  expect([...named], 'a change of a leg names the leg').toEqual(
    expect.arrayContaining(changedLegs(order, before.order)),
  );
  return look;
}

/** Removes fields that depend only on time, or that contain the time of a change. */
function visible(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(visible);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !NOT_COMPARED.includes(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, visible(inner)]));
}

const NOT_COMPARED = ['updatedAt', 'availableActions', 'paymentRequirement'];

/**
 * Returns the legs whose data has changed. Ignores leg statuses, which can follow from the order's status, and drivers
 * that were removed by an erasure.
 */
function changedLegs(order: Shown, before: Shown): Leg['type'][] {
  const legsOf = (shown: Shown) => ('legs' in shown ? (shown.legs ?? []) : []);
  const own = ({ status: _, driver, ...leg }: Leg, isDriverKept: boolean) => ({
    ...leg,
    ...(isDriverKept && { driver }),
  });
  return legsOf(order).flatMap((leg, index) => {
    const former = legsOf(before)[index];
    const isDriverKept = leg.driver !== undefined;
    return former && isDeepStrictEqual(own(leg, isDriverKept), own(former, isDriverKept)) ? [] : [leg.type];
  });
}
