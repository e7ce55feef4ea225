import type { CallResult } from '../../ports/call-result.ts';
import type { Now } from '../../ports/clock.ts';
import { createOnce, type IdempotencyKeys } from '../../ports/idempotency-keys.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { CheckOffer } from '../../ports/reservations.ts';
import type { Transact } from '../../ports/transaction.ts';
import { checkBilling } from '../../shared/billing.ts';
import type { Caller } from '../../shared/caller.ts';
import { fail } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import type { Language } from '../../shared/language.ts';
import { addSeconds } from '../../shared/time.ts';
import { asCreated, writeOrder } from './rules.order.ts';
import { checkDocuments, checkDriverAge, checkFields } from './rules.people.ts';
import { checkCreditFits, checkPermissions, chooseExtras, creditTypeOf, stillStands, violate } from './rules.ts';
import type { CarOrderStore, OrderKey } from './store.ts';
import type { CarOrder, CarOrderRequest, NewCarOrder, OfferKey, OrderableCar, OrderableExtra } from './types.ts';

const CREDIT_APPROVAL_SECONDS = 24 * 60 * 60;

export type OrderingDeps = {
  readonly store: CarOrderStore;
  readonly transact: Transact;
  readonly idempotencyKeys: IdempotencyKeys;
  /** A car as the agency saw it; `undefined` once the search is over, or for another agency. */
  readonly offerOf: (key: OfferKey) => Promise<OrderableCar | undefined>;
  readonly extrasOf: (key: OfferKey, signal: AbortSignal) => Promise<CallResult<readonly OrderableExtra[] | undefined>>;
  readonly checkOffer: CheckOffer;
  /** Whether this person has passed the credit check of this vendor since then. */
  readonly isCreditApproved: (check: {
    readonly agencyId: number;
    readonly vendorId: number;
    readonly identityNumber: string;
    readonly since: Date;
  }) => Promise<boolean>;
  readonly carClassName: (classId: number) => string;
  readonly strictNationalIds: boolean;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
};

export type OrderCommand = {
  readonly caller: Caller;
  readonly request: CarOrderRequest;
  readonly endUserAddress: string;
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
};

/** Orders what a search has shown, at the prices it showed. Nothing is paid or booked yet. */
export async function createOrder(command: OrderCommand, deps: OrderingDeps, signal: AbortSignal): Promise<CarOrder> {
  const { request } = command;
  checkFields(request, deps.now());
  const { agencyId } = command.caller;
  return createOnce(
    {
      named: { agencyId, operation: 'createOrder', key: command.idempotencyKey },
      request,
      plan: () => planOrder(command, deps, signal),
      save: deps.store.create,
      answer: ({ id: orderId }) => getOrder({ orderId, agencyId }, deps),
      repeat: async (orderId) => asCreated(await getOrder({ orderId, agencyId }, deps)),
    },
    deps,
  );
}

export async function getOrder(key: OrderKey, { store }: Pick<OrderingDeps, 'store'>): Promise<CarOrder> {
  return (await store.find(key)) ?? fail('carOrder.notFound');
}

/** Everything that can be said against the order is said here; what is left is written down. */
async function planOrder(
  { caller, request, endUserAddress, language }: OrderCommand,
  deps: OrderingDeps,
  signal: AbortSignal,
): Promise<NewCarOrder> {
  const { passenger, billing } = request;
  checkPermissions(request, caller.permissions);
  const creditType = creditTypeOf(request);
  checkDocuments(passenger, deps);
  if (billing) checkBilling(billing, deps, violate);

  const offerKey = { searchID: request.searchID, code: request.code, agencyId: caller.agencyId };
  const car = (await deps.offerOf(offerKey)) ?? fail('carOrder.offerUnavailable');
  const { search, offer } = car;
  checkCreditFits(creditType, offer);
  checkDriverAge(passenger, search.checkInDateTime, offer.minDriverAge);
  const extras = await askExtras(request, offerKey, deps, signal);
  await demandCreditApproval(car, { caller, request }, deps);
  await demandStillThere(car, deps, signal);

  const agreed = { agencyId: caller.agencyId, userId: caller.userId, endUserAddress, language, request, creditType };
  const carClassName = deps.carClassName(offer.ids.classId);
  const id = newId('CAR-', deps.randomBytes);
  return writeOrder({ ...agreed, car, carClassName, extras }, { id, createdAt: deps.now() });
}

/** The vendor is asked for its extras only when some are wanted and the search does not know them yet. */
async function askExtras(
  { extraProducts = [] }: CarOrderRequest,
  offerKey: OfferKey,
  { extrasOf }: OrderingDeps,
  signal: AbortSignal,
) {
  if (extraProducts.length === 0) return [];
  const asked = await extrasOf(offerKey, signal);
  if (!asked.answered) return fail('carOrder.vendorDidNotAnswer');
  return chooseExtras(extraProducts, asked.answer ?? fail('carOrder.offerUnavailable'));
}

/** Travellers without an identity number cannot be checked, and are exempt. */
async function demandCreditApproval(
  { offer }: OrderableCar,
  { caller, request }: Pick<OrderCommand, 'caller' | 'request'>,
  { isCreditApproved, now }: OrderingDeps,
): Promise<void> {
  const { identityNumber } = request.passenger;
  if (!offer.requiresCreditCheck || identityNumber === undefined) return;
  const since = addSeconds(now(), -CREDIT_APPROVAL_SECONDS);
  const approved = await isCreditApproved({
    agencyId: caller.agencyId,
    vendorId: offer.vendor.id,
    identityNumber,
    since,
  });
  if (!approved) {
    violate('passenger.identityNumber', 'must have passed the credit check for this vendor within the last 24 hours');
  }
}

async function demandStillThere(
  { offer }: OrderableCar,
  { checkOffer }: OrderingDeps,
  signal: AbortSignal,
): Promise<void> {
  const asked = await checkOffer(offer.vendor.code, offer.offerCode, signal);
  if (!asked.answered) return fail('carOrder.vendorDidNotAnswer');
  if (!stillStands(asked.answer, offer.vendorPrice)) fail('carOrder.offerUnavailable');
}
