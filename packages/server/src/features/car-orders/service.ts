import type { CallResult } from '../../ports/call-result.ts';
import { NO_PAYMENT, type OrderKey, type OrderPayments, type PaymentState } from '../../ports/orders.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { OfferKey } from '../../ports/searches.ts';
import { assertAll } from '../../shared/assert-all.ts';
import { checkBilling } from '../../shared/billing.ts';
import type { Caller } from '../../shared/caller.ts';
import { createOnce, type OnceDeps, type OnceError } from '../../shared/create-once.ts';
import type { FailWith } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import type { Language } from '../../shared/language.ts';
import { endLapsed } from '../../shared/lapsed.ts';
import { assertBirthDate } from '../../shared/people.ts';
import { addSeconds } from '../../shared/time.ts';
import { asCreated, type OrderNames, writeOrder } from './rules.order.ts';
import { assertDocuments, assertDriverAge, assertNotTooOld } from './rules.people.ts';
import {
  agreeOn,
  assertCreditFits,
  assertNamedOnce,
  assertPermissions,
  chooseExtras,
  creditTypeOf,
  failRule,
  isOverdue,
} from './rules.ts';
import type { CarOrderStore } from './store.sql.ts';
import type {
  CarNow,
  CarOrder,
  CarOrderRequest,
  CarOrderWithPayment,
  ChosenExtra,
  NewCarOrder,
  OrderableCar,
  OrderableExtra,
  Sale,
  SoldTerms,
} from './types.ts';

const CREDIT_APPROVAL_SECONDS = 24 * 60 * 60;

type OfferQuery = OfferKey & { readonly signal: AbortSignal };

export type ReadingDeps = OrderPayments &
  Pick<OnceDeps, 'transact' | 'now'> & {
    readonly store: CarOrderStore;
  };

export type OrderingDeps = ReadingDeps &
  OnceDeps & {
    /**
     * Returns the car as shown to the agency, or `undefined` if the search has expired or belongs to another agency.
     */
    readonly offerOf: (key: OfferKey) => Promise<OrderableCar | undefined>;
    readonly extrasOf: (query: OfferQuery) => Promise<CallResult<readonly OrderableExtra[] | undefined>>;
    /** Requests a new quote for the car from its vendor. */
    readonly askAnew: (car: OrderableCar, signal: AbortSignal) => Promise<CallResult<CarNow>>;
    /** Returns the car's rental terms in the order's language. */
    readonly soldTerms: (sale: Sale) => SoldTerms;
    readonly isCreditApproved: (check: {
      readonly agencyId: number;
      readonly vendorId: number;
      readonly identityNumber: string;
      readonly since: Date;
    }) => Promise<boolean>;
    readonly names: OrderNames;
    readonly strictNationalIds: boolean;
    readonly randomBytes: RandomBytes;
  };

export type OrderCommand = {
  readonly caller: Caller;
  readonly request: CarOrderRequest;
  readonly endUserAddress: string;
  readonly language: Language | undefined;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
};

type PlanError =
  | 'carOrder.offerUnavailable'
  | 'carOrder.vendorDidNotAnswer'
  | 'carOrder.creditTypeNotAllowed'
  | 'carOrder.ruleViolated'
  | 'carOrder.totalDiffers';

/** Orders a car and extras from a search, at the prices shown. The order is neither paid nor booked yet. */
export async function createOrder(
  command: OrderCommand,
  deps: OrderingDeps,
  fail: FailWith<OnceError | PlanError>,
): Promise<CarOrderWithPayment> {
  const { request } = command;
  assertBirthDate('passenger.birthDate', request.passenger.birthDate, deps.now());
  const { agencyId } = command.caller;
  return createOnce(
    {
      named: { agencyId, operation: 'createOrder', key: command.idempotencyKey },
      request,
      plan: () => planOrder(command, deps, fail),
      save: deps.store.create,
      answer: async (_, order) => asCreated(order),
      repeat: async (orderId) => asCreated((await deps.store.find({ orderId, agencyId })) ?? fail('server.error')),
    },
    deps,
    fail,
  );
}

export async function getOrder(
  key: OrderKey,
  deps: ReadingDeps,
  fail: FailWith<'carOrder.notFound'>,
): Promise<CarOrderWithPayment> {
  const order = (await deps.store.find(key)) ?? fail('carOrder.notFound');
  if (!isOverdue(order, deps.now())) return withPayment(order, deps);
  return withPayment((await removeUnpaid(key, deps)) ?? fail('carOrder.notFound'), deps);
}

async function withPayment(order: CarOrder, { statesOf }: ReadingDeps): Promise<CarOrderWithPayment> {
  return withState(order, (await statesOf([order.id])).get(order.id));
}

/**
 * Returns an order with its payment state. An order that was pending when it was read has no payment, even if it has
 * been paid since.
 */
export function withState(order: CarOrder, { stage, payment }: PaymentState = NO_PAYMENT): CarOrderWithPayment {
  return { ...order, payment: order.car.status === 'pending' ? undefined : payment, paymentStage: stage };
}

/** Removes an order that is still unpaid at pick-up time. A charge in progress completes first. */
export async function removeUnpaid(key: OrderKey, deps: ReadingDeps): Promise<CarOrder | undefined> {
  const { store, transact, withdraw, now } = deps;
  const { orderId } = key;
  await transact(async (tx) => {
    await store.lock(tx, orderId);
    if (!(await withdraw(tx, orderId))) return;
    await store.move(tx, orderId, { from: 'pending', to: 'removed', at: now() });
  });
  return store.find(key);
}

export function removeLapsed(deps: ReadingDeps): Promise<void> {
  return endLapsed({ find: deps.store.findLapsed, end: (order) => removeUnpaid(order, deps) }, deps.now());
}

/** Validates an order request and returns the order to save. Throws if any check fails. */
async function planOrder(
  { caller, request, endUserAddress, language, signal }: OrderCommand,
  deps: OrderingDeps,
  fail: FailWith<PlanError>,
): Promise<NewCarOrder> {
  const { passenger, billing } = request;
  const { agencyId, userId } = caller;
  assertPermissions(request, caller.permissions, fail);
  const creditType = creditTypeOf(request, fail);
  assertNamedOnce(request, fail);
  assertAll(
    () => assertDocuments(passenger, deps, fail),
    () => {
      const problem = billing && checkBilling(billing, deps);
      if (problem) failRule(problem.field, problem.message, fail, problem.rule);
    },
  );

  const query = { searchId: request.searchID, code: request.code, agencyId, signal };
  const car = (await deps.offerOf(query)) ?? fail('carOrder.offerUnavailable', { reason: 'expired' });
  const { offer } = car;
  assertCreditFits(creditType, offer, fail);
  assertDriverAge(passenger, car, fail);
  const extras = await extrasFor({ ...query, wanted: request.extraProducts }, deps, fail);
  await assertCreditApproved({ offer, agencyId, identityNumber: passenger.identityNumber }, deps, fail);
  const asked = await deps.askAnew(car, signal);
  if (!asked.answered) return fail('carOrder.vendorDidNotAnswer');
  const { expectedTotal } = request;
  const price = agreeOn(offer, { now: asked.answer, extras, expectedTotal }, fail);
  assertNotTooOld(passenger, { search: car.search, conditions: price.conditions }, fail);

  const agreed = { agencyId, userId, endUserAddress, language, request, creditType };
  const id = newId('CAR-', deps.randomBytes);
  const terms = deps.soldTerms({ car, agreed: price, language });
  return writeOrder({ ...agreed, car, price, terms, names: deps.names, extras }, { id, createdAt: deps.now() });
}

/**
 * Returns the extras for an order. The vendor is called only if the request has extras and none are stored with the
 * search.
 */
async function extrasFor(
  { wanted = [], ...query }: OfferQuery & { readonly wanted: CarOrderRequest['extraProducts'] },
  { extrasOf }: OrderingDeps,
  fail: FailWith<'carOrder.vendorDidNotAnswer' | 'carOrder.offerUnavailable' | 'carOrder.ruleViolated'>,
): Promise<readonly ChosenExtra[]> {
  if (wanted.length === 0) return [];
  const asked = await extrasOf(query);
  if (!asked.answered) return fail('carOrder.vendorDidNotAnswer');
  return chooseExtras(wanted, asked.answer ?? fail('carOrder.offerUnavailable', { reason: 'soldOut' }), fail);
}

type Offer = OrderableCar['offer'];
type CreditQuestion = {
  readonly offer: Offer;
  readonly agencyId: number;
  readonly identityNumber: string | undefined;
};

/**
 * Throws an error if the driver's credit has not been approved. Requires an identity number, because a passport alone
 * is not enough for a car that requires a credit check.
 */
async function assertCreditApproved(
  { offer, agencyId, identityNumber }: CreditQuestion,
  { isCreditApproved, now }: OrderingDeps,
  fail: FailWith<'carOrder.ruleViolated'>,
): Promise<void> {
  if (!offer.requiresCreditCheck) return;
  if (identityNumber === undefined) {
    return failRule(
      'passenger.identityNumber',
      "is required for a car with isCreditcheckRequired, a passport alone is not enough; a foreigner's begins with 99",
      fail,
    );
  }
  const since = addSeconds(now(), -CREDIT_APPROVAL_SECONDS);
  if (await isCreditApproved({ agencyId, vendorId: offer.vendor.id, identityNumber, since })) return;
  failRule(
    'passenger.identityNumber',
    'must have passed the credit check for this vendor within the last 24 hours',
    fail,
  );
}
