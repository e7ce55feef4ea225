import type { Now } from '../../ports/clock.ts';
import type { IdempotencyKey, IdempotencyKeys } from '../../ports/idempotency-keys.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Transact, Tx } from '../../ports/transaction.ts';
import type { Caller } from '../../shared/caller.ts';
import { fail } from '../../shared/fail.ts';
import { fingerprintOf, isSameFingerprint } from '../../shared/fingerprint.ts';
import { newId } from '../../shared/ids.ts';
import { addSeconds } from '../../shared/time.ts';
import { checkFields, checkInvoice, checkPassengers } from './rules.people.ts';
import { asCreated, checkFits, expiryOf, isOverdue } from './rules.ts';
import type { OrderKey, TransferOrderStore } from './store.ts';
import type {
  BillingAddress,
  NewTransferOrder,
  OfferKey,
  OrderableTransfer,
  TransferOrder,
  TransferOrderRequest,
} from './types.ts';

const IDEMPOTENCY_SECONDS = 24 * 60 * 60;

/** What `details` says: the one error of the product whose details are a sentence. */
const SEARCH_AGAIN = 'Search again and use the new searchId and code.';

export type ReadingNeeds = {
  readonly store: TransferOrderStore;
  readonly transact: Transact;
  /** Whether a payment of the order is under way; inside a transaction that holds the order it stays so. */
  readonly isBeingPaid: (orderId: string, tx?: Tx) => Promise<boolean>;
  readonly now: Now;
};

export type OrderingNeeds = ReadingNeeds & {
  readonly idempotencyKeys: IdempotencyKeys;
  /** A transfer as the agency saw it; `undefined` once the search is over, or for another agency. */
  readonly offerOf: (key: OfferKey) => Promise<OrderableTransfer | undefined>;
  /** How long an order may stay unpaid. */
  readonly ttlSeconds: number;
  readonly strictNationalIds: boolean;
  readonly randomBytes: RandomBytes;
};

export type OrderCommand = {
  readonly caller: Caller;
  readonly request: TransferOrderRequest;
  readonly endUserAddress: string;
  readonly idempotencyKey: string | undefined;
};

/** Orders what a search has shown, at the price it showed. Nothing is paid or booked yet. */
export async function createOrder(command: OrderCommand, needs: OrderingNeeds): Promise<TransferOrder> {
  const { request } = command;
  checkFields(request, needs.now());
  const key = idempotencyKeyOf(command);
  const first = key && (await firstResult(key, request, needs));
  if (first) return first;

  const order = await planOrder(command, needs);
  const isNew = await needs.transact(async (tx) => {
    if (key && !(await claim(tx, key, { request, order }, needs))) return false;
    await needs.store.create(tx, order);
    return true;
  });
  // Of two with one key the other was faster.
  if (key && !isNew) return (await firstResult(key, request, needs)) ?? fail('server.error');
  return asCreated(order);
}

export async function getOrder(key: OrderKey, needs: ReadingNeeds): Promise<TransferOrder> {
  const order = (await needs.store.find(key)) ?? fail('transferOrder.notFound');
  return isOverdue(order, needs.now()) ? expire(key, needs) : order;
}

/** No payment can begin while the order is held, and what was once said to be expired stays so. */
async function expire(key: OrderKey, { store, transact, isBeingPaid, now }: ReadingNeeds): Promise<TransferOrder> {
  const { orderId } = key;
  await transact(async (tx) => {
    await store.lock(tx, orderId);
    if (await isBeingPaid(orderId, tx)) return;
    await store.move(tx, orderId, { from: 'pendingPayment', to: 'expired', at: now() });
  });
  return (await store.find(key)) ?? fail('transferOrder.notFound');
}

/** Everything that can be said against the order is said here; what is left is written down. */
async function planOrder(
  { caller, request, endUserAddress }: OrderCommand,
  needs: OrderingNeeds,
): Promise<NewTransferOrder> {
  const { searchId, code, passengers, flightNumber, returnFlightNumber } = request;
  const { agencyId, userId } = caller;
  const billing = await invoiceAddress(caller, request, needs);
  checkPassengers(passengers, needs);

  const offer = (await needs.offerOf({ searchId, code, agencyId })) ?? offerNotFound();
  const createdAt = needs.now();
  // The driver has left, or what is offered cannot be paid.
  if (offer.pickupAt <= createdAt || offer.total.amount === 0) offerNotFound();
  checkFits(request, offer);
  return {
    id: newId('TRF-', needs.randomBytes),
    agencyId,
    userId,
    endUserAddress,
    supplierCode: offer.supplierCode,
    offerCode: offer.offerCode,
    pickUpAt: offer.pickupAt,
    expiresAt: expiryOf({ pickUpAt: offer.pickupAt, unpaidUntil: addSeconds(createdAt, needs.ttlSeconds) }),
    amount: offer.total,
    product: offer.product,
    passengers,
    billing,
    flightNumber,
    returnFlightNumber,
    createdAt,
  };
}

/** The registered address is written into the order: what is registered later is for later orders. */
async function invoiceAddress(
  { agencyId, permissions }: Caller,
  { billing }: TransferOrderRequest,
  needs: OrderingNeeds,
): Promise<BillingAddress> {
  if (!billing) return (await needs.store.billingAddressOf(agencyId)) ?? fail('transferOrder.noBillingAddress');
  if (!permissions.mayUseCustomBilling) fail('transferOrder.customBillingNotAllowed');
  checkInvoice(billing, needs);
  return billing;
}

function offerNotFound(): never {
  return fail('transferSearch.offerNotFound', SEARCH_AGAIN);
}

function idempotencyKeyOf({ caller, idempotencyKey }: OrderCommand): IdempotencyKey | undefined {
  return idempotencyKey === undefined
    ? undefined
    : { agencyId: caller.agencyId, operation: 'createTransferOrder', key: idempotencyKey };
}

/** What the first request with this key was answered; `undefined` when this is the first. */
async function firstResult(
  key: IdempotencyKey,
  request: TransferOrderRequest,
  { idempotencyKeys, store, now }: OrderingNeeds,
): Promise<TransferOrder | undefined> {
  const first = await idempotencyKeys.find(key, now());
  if (!first) return undefined;
  if (!isSameFingerprint(first.fingerprint, fingerprintOf(request))) {
    fail('order.idempotencyKeyReused', { field: 'Idempotency-Key', message: 'must be new for another body' });
  }
  const order = await store.find({ orderId: first.resultId, agencyId: key.agencyId });
  return asCreated(order ?? fail('transferOrder.notFound'));
}

function claim(
  tx: Tx,
  key: IdempotencyKey,
  { request, order }: { request: TransferOrderRequest; order: NewTransferOrder },
  { idempotencyKeys }: OrderingNeeds,
): Promise<boolean> {
  return idempotencyKeys.claim(tx, key, {
    fingerprint: fingerprintOf(request),
    resultId: order.id,
    now: order.createdAt,
    expiresAt: addSeconds(order.createdAt, IDEMPOTENCY_SECONDS),
  });
}
