import type { CallingFor } from '../../ports/external-calls.ts';
import type { OrderKey } from '../../ports/orders.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { ChangeTransferReservation, TransferChangeAnswer } from '../../ports/transfer-suppliers.ts';
import { ASK_AGAIN } from '../../shared/ask-again.ts';
import type { FailWith } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import { isSame } from '../../shared/is-same.ts';
import { NEVER_ABORTED } from '../../shared/never-aborted.ts';
import { RIDE_SECONDS } from '../../shared/rides.ts';
import { addSeconds } from '../../shared/time.ts';
import { toTraveller } from './booking.ts';
import { changed, changeRefusal, isSo, readFlightChange, refusalOf } from './rules.changes.ts';
import { assertAdult, assertBirthDates, assertPassengers } from './rules.people.ts';
import { assertFits } from './rules.ts';
import { getTransferOrder, type ReadingDeps, readTransferOrder } from './service.ts';
import type { ChangeStore } from './store.changes.ts';
import type {
  ChangeRefusal,
  HeldTransferOrder,
  OrderChange,
  Passenger,
  RequestedChange,
  StoredTransferOrder,
  TransferFlightRequest,
  TransferOrder,
} from './types.ts';

/** Lease duration in seconds, longer than a supplier's deadline. */
const LEASE_SECONDS = 15;
const GIVEN_UP_AFTER_SECONDS = 86_400;
const LEFT_AT_ONCE = 20;
/**
 * Maximum number of attempts per call. If a different change is still pending, one attempt is used to complete that
 * change first.
 */
const TRIES = 3;

export type ChangingDeps = ReadingDeps & {
  readonly changes: ChangeStore;
  readonly changeReservation: ChangeTransferReservation;
  readonly callingFor: CallingFor;
  /** Returns the reservation reference for a paid order. */
  readonly reservationOf: (orderId: string) => Promise<string | undefined>;
  /** Changes the times at which a reservation is polled. */
  readonly rewatch: (tx: Tx, watched: { orderId: string; firstPickUpAt: Date; watchUntil: Date }) => Promise<void>;
  readonly strictNationalIds: boolean;
  readonly randomBytes: RandomBytes;
};

type ChangeError =
  | 'transferOrder.notFound'
  | 'transferChange.changeInProgress'
  | 'transferChange.outcomeUnknown'
  | 'transferChange.notPossible';

/** Completes the passenger list. For a reserved order, the supplier must agree. */
export async function completeTransferPassengers(
  { passengers, ...key }: OrderKey & { readonly passengers: readonly Passenger[] },
  deps: ChangingDeps,
  fail: FailWith<ChangeError | 'transferOrder.ruleViolated'>,
): Promise<TransferOrder> {
  assertBirthDates(passengers, deps.now());
  assertPassengers(passengers, deps, fail);
  return change(key, deps, fail, ({ product }) => {
    const { passengerCount, pickupTime } = product.appointment;
    assertFits({ passengers }, { passengerCount, type: 'round' }, fail);
    assertAdult(passengers, pickupTime.slice(0, 10), fail);
    return { kind: 'passengers', passengers };
  });
}

/** Changes a flight at the agreed price. For a reserved order, the supplier must agree. */
export async function changeTransferFlight(
  { request, ...key }: OrderKey & { readonly request: TransferFlightRequest },
  deps: ChangingDeps,
  fail: FailWith<ChangeError | 'transferOrder.ruleViolated'>,
): Promise<TransferOrder> {
  return change(key, deps, fail, (order) => readFlightChange(request, order, fail));
}

/** Retries pending changes. A change is abandoned if it is too old or its order is no longer reserved. */
export async function finishChanges(deps: ChangingDeps): Promise<void> {
  const lease = { now: deps.now(), until: addSeconds(deps.now(), LEASE_SECONDS) };
  for (const asked of await deps.changes.takeLeft({ ...lease, atMost: LEFT_AT_ONCE })) {
    const isTooOld = asked.askedAt < addSeconds(deps.now(), -GIVEN_UP_AFTER_SECONDS);
    const order = isTooOld ? undefined : await deps.store.find(asked);
    if (order?.status === 'reserved') await ask({ asked, order }, deps);
    else await end(asked, 'refused', deps);
  }
}

async function change(
  key: OrderKey,
  deps: ChangingDeps,
  fail: FailWith<ChangeError>,
  read: (order: StoredTransferOrder) => OrderChange,
): Promise<TransferOrder> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const before = await readTransferOrder(key, deps, fail);
    const wanted = read(before);
    const begun = await begin(before, wanted, deps);
    if (begun === 'done') return getTransferOrder(key, deps, fail);
    if (begun === 'sameAsked') return failUnknown(key, deps, fail);
    if (begun === 'otherAsked') break;
    if (typeof begun === 'string') return refuse(key, begun, deps, fail);
    const outcome = await ask(begun, deps);
    const isWanted = isSame(begun.asked.change, wanted);
    if (outcome === undefined) {
      if (isWanted) return failUnknown(key, deps, fail);
      break;
    }
    if (!isWanted) continue;
    return outcome === 'done' ? getTransferOrder(key, deps, fail) : refuse(key, outcome, deps, fail);
  }
  const { status } = await readTransferOrder(key, deps, fail);
  return fail('transferChange.changeInProgress', { orderId: key.orderId, status });
}

/** Throws an error if the outcome is unknown, because the supplier may have made the change. */
async function failUnknown(
  key: OrderKey,
  deps: ChangingDeps,
  fail: FailWith<'transferChange.outcomeUnknown' | 'transferOrder.notFound'>,
): Promise<never> {
  const { status } = await readTransferOrder(key, deps, fail);
  return fail('transferChange.outcomeUnknown', { orderId: key.orderId, status }, ASK_AGAIN);
}

async function refuse(
  key: OrderKey,
  reason: ChangeRefusal,
  deps: ChangingDeps,
  fail: FailWith<'transferChange.notPossible' | 'transferOrder.notFound'>,
): Promise<never> {
  const { status } = await readTransferOrder(key, deps, fail);
  return fail('transferChange.notPossible', { orderId: key.orderId, status, reason });
}

/** A pending change and the order for which it was stored. */
type Asking = { readonly asked: RequestedChange; readonly order: HeldTransferOrder };

/**
 * Stores the change before the supplier is called. An unpaid order does not need the supplier's consent. If another
 * call is already waiting for the supplier, returns `sameAsked` if its change is identical, and otherwise `otherAsked`.
 */
function begin(
  { id: orderId, agencyId, rideNotes }: StoredTransferOrder,
  wanted: OrderChange,
  deps: ChangingDeps,
): Promise<Asking | ChangeRefusal | 'sameAsked' | 'otherAsked' | 'done'> {
  const { store, changes, stageOf, transact } = deps;
  return transact(async (tx) => {
    const order = await store.hold(tx, { orderId, agencyId });
    const now = deps.now();
    const refusal = changeRefusal(wanted, { order, rideNotes, stage: await stageOf(orderId, tx), now });
    if (refusal) return refusal;
    const asked = { orderId, agencyId, reference: newId('chg_', deps.randomBytes), change: wanted, askedAt: now };
    if (isSo(order, wanted) && !(await changes.find(tx, orderId))) return 'done';
    if (order.status === 'pendingPayment') {
      await apply(tx, order, wanted, deps);
      return 'done';
    }
    const taken = await changes.take(tx, asked, { now, until: addSeconds(now, LEASE_SECONDS) });
    if (taken) return { asked: taken, order };
    const running = await changes.find(tx, orderId);
    return running && isSame(running.change, wanted) ? 'sameAsked' : 'otherAsked';
  });
}

/** Requests the change from the supplier. Returns `undefined` if the supplier did not respond. */
async function ask({ asked, order }: Asking, deps: ChangingDeps): Promise<ChangeRefusal | 'done' | undefined> {
  const { orderId, reference, change } = asked;
  const reservation = await deps.reservationOf(orderId);
  if (!reservation) return end(asked, 'refused', deps);
  const answer = await deps.callingFor({ orderId }, () =>
    deps.changeReservation(order.supplierCode, { reservation, reference, ...toSupplier(change) }, NEVER_ABORTED),
  );
  if (answer.answered) return end(asked, answer.answer, deps);
  // The supplier refused with a supplier-specific error.
  if (answer.reason === 'refused') return end(asked, 'refused', deps);
  await deps.changes.release(asked, deps.now());
  return undefined;
}

/** Applies an accepted change once, provided that the order is still reserved. */
function end(
  asked: RequestedChange,
  answer: TransferChangeAnswer,
  deps: ChangingDeps,
): Promise<ChangeRefusal | 'done'> {
  const { store, changes, transact } = deps;
  const { orderId, agencyId, change } = asked;
  return transact(async (tx) => {
    const order = await store.hold(tx, { orderId, agencyId });
    const isFirst = await changes.end(tx, asked);
    if (order.status === 'canceled') return 'orderCanceled';
    if (answer !== 'accepted') return refusalOf(answer, change);
    if (isFirst) await apply(tx, order, change, deps);
    return 'done';
  });
}

async function apply(tx: Tx, order: HeldTransferOrder, change: OrderChange, deps: ChangingDeps): Promise<void> {
  const after = changed(order, change);
  await deps.store.change(tx, { ...after, updatedAt: deps.now() }, change.kind === 'flight' ? change.leg : undefined);
  if (change.kind === 'passengers') return deps.store.index(tx, after);
  if (change.pickupTime === undefined) return;
  const { id: orderId, pickUpAt, lastPickUpAt } = after;
  const watchUntil = addSeconds(lastPickUpAt, RIDE_SECONDS);
  await deps.rewatch(tx, { orderId, firstPickUpAt: pickUpAt, watchUntil });
}

function toSupplier(change: OrderChange) {
  if (change.kind === 'passengers') return { passengers: change.passengers.map(toTraveller) };
  const { leg, flightNumber, pickupTime } = change;
  return { leg, flightNumber, pickupTime };
}
