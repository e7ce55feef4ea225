import { NO_PAYMENT, type OrderKey, type OrderPayments, type PaymentState } from '../../ports/orders.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { OfferKey } from '../../ports/searches.ts';
import type { OrderableTransfer } from '../../ports/transfer-products.ts';
import type { Caller } from '../../shared/caller.ts';
import { createOnce, type OnceDeps, type OnceError } from '../../shared/create-once.ts';
import type { FailWith } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import { type Language, tell } from '../../shared/language.ts';
import { endLapsed } from '../../shared/lapsed.ts';
import { addSeconds } from '../../shared/time.ts';
import { failOfferNotFound } from '../../shared/transfer-offers.ts';
import { assertNamed } from './rules.manifest.ts';
import { assertAdult, assertBirthDates, assertInvoice, assertPassengers } from './rules.people.ts';
import { asCreated, assertFits, expiryOf, isOverdue } from './rules.ts';
import type { TransferOrderStore } from './store.ts';
import type {
  BillingAddress,
  NewTransferOrder,
  OrderLeg,
  StoredTransferOrder,
  TransferOrder,
  TransferOrderRequest,
  TransferProduct,
} from './types.ts';

export type ReadingDeps = OrderPayments &
  Pick<OnceDeps, 'transact' | 'now'> & {
    readonly store: TransferOrderStore;
  };

export type OrderingDeps = ReadingDeps &
  OnceDeps & {
    /**
     * Returns the transfer as shown to the agency, or `undefined` if the search has expired or belongs to another
     * agency.
     */
    readonly offerOf: (key: OfferKey) => Promise<OrderableTransfer | undefined>;
    /** Number of seconds for which an order may remain unpaid. */
    readonly ttlSeconds: number;
    readonly strictNationalIds: boolean;
    readonly randomBytes: RandomBytes;
  };

export type OrderCommand = {
  readonly caller: Caller;
  readonly request: TransferOrderRequest;
  readonly endUserAddress: string;
  readonly idempotencyKey: string | undefined;
  /** Language of all text in the order, fixed at creation. */
  readonly language: Language;
};

type BillingError = 'transferOrder.noBillingAddress' | 'transferOrder.customBillingNotAllowed';
type PlanError = BillingError | 'transferOrder.ruleViolated' | 'transferSearch.offerNotFound';

/** Orders a transfer from a search at the price shown. The order is neither paid nor booked yet. */
export async function createTransferOrder(
  command: OrderCommand,
  deps: OrderingDeps,
  fail: FailWith<OnceError | PlanError>,
): Promise<TransferOrder> {
  const { request } = command;
  assertBirthDates(request.passengers, deps.now());
  const { agencyId } = command.caller;
  return createOnce(
    {
      named: { agencyId, operation: 'createTransferOrder', key: command.idempotencyKey },
      request,
      plan: () => planOrder(command, deps, fail),
      save: deps.store.create,
      answer: async (order) => asCreated(order),
      repeat: async (orderId) => asCreated((await deps.store.find({ orderId, agencyId })) ?? fail('server.error')),
    },
    deps,
    fail,
  );
}

export async function getTransferOrder(
  key: OrderKey,
  deps: ReadingDeps,
  fail: FailWith<'transferOrder.notFound'>,
): Promise<TransferOrder> {
  return withPayment(await readTransferOrder(key, deps, fail), deps);
}

/** Returns the order without its payment state. */
export async function readTransferOrder(
  key: OrderKey,
  deps: ReadingDeps,
  fail: FailWith<'transferOrder.notFound'>,
): Promise<StoredTransferOrder> {
  const order = (await deps.store.find(key)) ?? fail('transferOrder.notFound');
  if (!isOverdue(order, deps.now())) return order;
  return (await expire(key, deps)) ?? fail('transferOrder.notFound');
}

async function withPayment(order: StoredTransferOrder, { statesOf }: ReadingDeps): Promise<TransferOrder> {
  return withState(order, (await statesOf([order.id])).get(order.id));
}

/**
 * Returns an order with its payment state. An order that was pending when it was read has no payment, even if it has
 * been paid since.
 */
export function withState(order: StoredTransferOrder, state: PaymentState = NO_PAYMENT): TransferOrder {
  const { stage, payment } = state;
  return { ...order, payment: order.status === 'pendingPayment' ? undefined : payment, paymentStage: stage };
}

/**
 * Expires an order. No payment can start while the order is locked, so an order returned as expired remains expired.
 */
export async function expire(
  key: OrderKey,
  { store, transact, stageOf, now }: ReadingDeps,
): Promise<StoredTransferOrder | undefined> {
  const { orderId } = key;
  await transact(async (tx) => {
    await store.lock(tx, orderId);
    if ((await stageOf(orderId, tx)) !== 'none') return;
    await store.move(tx, orderId, { from: 'pendingPayment', to: 'expired', at: now() });
  });
  return store.find(key);
}

export function expireLapsed(deps: ReadingDeps): Promise<void> {
  return endLapsed({ find: deps.store.findLapsed, end: (order) => expire(order, deps) }, deps.now());
}

/** Validates an order request and returns the order to save. Throws if any check fails. */
async function planOrder(
  { caller, request, endUserAddress, language }: OrderCommand,
  deps: OrderingDeps,
  fail: FailWith<PlanError>,
): Promise<NewTransferOrder> {
  const { searchId, code, passengers, flightNumber, returnFlightNumber, signText, trackingID } = request;
  const { agencyId, userId } = caller;
  const billing = await invoiceAddress(caller, request, deps, fail);
  assertPassengers(passengers, deps, fail);

  const offer = (await deps.offerOf({ searchId, code, agencyId })) ?? failOfferNotFound(fail);
  const createdAt = deps.now();
  const amount = offer.product.pricing.paymentTotal;
  assertFits(request, offer, fail);
  assertAdult(passengers, offer.product.appointment.pickupTime.slice(0, 10), fail);
  assertNamed({ passengers, product: offer.product, pickUpAt: offer.pickupAt }, createdAt, fail);
  return {
    id: newId('TRF-', deps.randomBytes),
    agencyId,
    userId,
    endUserAddress,
    supplierCode: offer.supplierCode,
    offerCode: offer.offerCode,
    searchId,
    rateId: offer.rateId,
    pickUpAt: offer.pickupAt,
    lastPickUpAt: offer.lastPickupAt,
    expiresAt: expiryOf({ bookableUntil: offer.bookableUntil, unpaidUntil: addSeconds(createdAt, deps.ttlSeconds) }),
    amount,
    language,
    product: tell<TransferProduct>(offer.product, language),
    legs: offer.legs.map((leg) => tell<OrderLeg>(leg, language)),
    passengers,
    billing,
    flightNumber,
    returnFlightNumber,
    signText,
    trackingID,
    createdAt,
  };
}

/** Returns the invoice address. An address that is registered later applies only to later orders. */
async function invoiceAddress(
  { agencyId, permissions }: Caller,
  { billing }: TransferOrderRequest,
  deps: OrderingDeps,
  fail: FailWith<BillingError | 'transferOrder.ruleViolated'>,
): Promise<BillingAddress> {
  if (!billing) return (await deps.store.billingAddressOf(agencyId)) ?? fail('transferOrder.noBillingAddress');
  if (!permissions.mayUseCustomBilling) fail('transferOrder.customBillingNotAllowed');
  assertInvoice(billing, deps, fail);
  return billing;
}
