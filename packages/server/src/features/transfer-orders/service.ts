import type { Now } from '../../ports/clock.ts';
import { createOnce, type IdempotencyKeys } from '../../ports/idempotency-keys.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Transact, Tx } from '../../ports/transaction.ts';
import { type OrderableTransfer, offerNotFound } from '../../ports/transfer-products.ts';
import type { Caller } from '../../shared/caller.ts';
import { fail } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import { addSeconds } from '../../shared/time.ts';
import { checkFields, checkInvoice, checkPassengers } from './rules.people.ts';
import { asCreated, checkFits, expiryOf, isOverdue } from './rules.ts';
import type { OrderKey, TransferOrderStore } from './store.ts';
import type { BillingAddress, NewTransferOrder, OfferKey, TransferOrder, TransferOrderRequest } from './types.ts';

export type ReadingDeps = {
  readonly store: TransferOrderStore;
  readonly transact: Transact;
  /** Whether a payment of the order is under way; inside a transaction that holds the order it stays so. */
  readonly isBeingPaid: (orderId: string, tx?: Tx) => Promise<boolean>;
  readonly now: Now;
};

export type OrderingDeps = ReadingDeps & {
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
export async function createOrder(command: OrderCommand, deps: OrderingDeps): Promise<TransferOrder> {
  const { request } = command;
  checkFields(request, deps.now());
  const { agencyId } = command.caller;
  return createOnce(
    {
      named: { agencyId, operation: 'createTransferOrder', key: command.idempotencyKey },
      request,
      plan: () => planOrder(command, deps),
      save: deps.store.create,
      answer: async (order) => asCreated(order),
      repeat: async (orderId) =>
        asCreated((await deps.store.find({ orderId, agencyId })) ?? fail('transferOrder.notFound')),
    },
    deps,
  );
}

export async function getOrder(key: OrderKey, deps: ReadingDeps): Promise<TransferOrder> {
  const order = (await deps.store.find(key)) ?? fail('transferOrder.notFound');
  return isOverdue(order, deps.now()) ? expire(key, deps) : order;
}

/** No payment can begin while the order is held, and what was once said to be expired stays so. */
async function expire(key: OrderKey, { store, transact, isBeingPaid, now }: ReadingDeps): Promise<TransferOrder> {
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
  deps: OrderingDeps,
): Promise<NewTransferOrder> {
  const { searchId, code, passengers, flightNumber, returnFlightNumber } = request;
  const { agencyId, userId } = caller;
  const billing = await invoiceAddress(caller, request, deps);
  checkPassengers(passengers, deps);

  const offer = (await deps.offerOf({ searchId, code, agencyId })) ?? offerNotFound();
  const createdAt = deps.now();
  // The driver has left, or what is offered cannot be paid.
  if (offer.pickupAt <= createdAt || offer.total.amount === 0) offerNotFound();
  checkFits(request, offer);
  return {
    id: newId('TRF-', deps.randomBytes),
    agencyId,
    userId,
    endUserAddress,
    supplierCode: offer.supplierCode,
    offerCode: offer.offerCode,
    pickUpAt: offer.pickupAt,
    expiresAt: expiryOf({ pickUpAt: offer.pickupAt, unpaidUntil: addSeconds(createdAt, deps.ttlSeconds) }),
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
  deps: OrderingDeps,
): Promise<BillingAddress> {
  if (!billing) return (await deps.store.billingAddressOf(agencyId)) ?? fail('transferOrder.noBillingAddress');
  if (!permissions.mayUseCustomBilling) fail('transferOrder.customBillingNotAllowed');
  checkInvoice(billing, deps);
  return billing;
}
