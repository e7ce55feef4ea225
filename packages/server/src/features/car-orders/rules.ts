import type { AgencyPermissions } from '../../shared/caller.ts';
import type { FailWith } from '../../shared/fail.ts';
import { add, type Money, multiply, subtract, zero } from '../../shared/money.ts';
import type {
  AgreedCar,
  CarNow,
  CarOrder,
  CarOrderRequest,
  ChosenExtra,
  CreditType,
  OrderableCar,
  OrderableExtra,
  OrderedCar,
  WantedExtra,
} from './types.ts';

type CreditChoice = Pick<CarOrderRequest, 'paymentType' | 'isFullCredit' | 'isLimitedCredit'>;

/**
 * Throws `carOrder.creditTypeNotAllowed` if a field requires a permission that the agency lacks, and identifies the
 * field.
 */
export function assertPermissions(
  { paymentType, isFullCredit, isLimitedCredit }: CreditChoice,
  may: Pick<AgencyPermissions, 'mayUseFullCredit' | 'mayUseLimitedCredit' | 'mayPayByLimit'>,
  fail: FailWith<'carOrder.creditTypeNotAllowed'>,
): void {
  const assertAllowed = (allowed: boolean, field: keyof CreditChoice) => {
    if (!allowed) fail('carOrder.creditTypeNotAllowed', { field, message: 'is not enabled for the agency' });
  };
  assertAllowed(!isFullCredit || may.mayUseFullCredit, 'isFullCredit');
  assertAllowed(!isLimitedCredit || may.mayUseLimitedCredit, 'isLimitedCredit');
  assertAllowed(paymentType !== 'limit' || may.mayPayByLimit, 'paymentType');
}

/**
 * Throws `carOrder.ruleViolated` if both credit types are requested, or if one is requested without payment from the
 * credit limit.
 */
export function creditTypeOf(
  { paymentType, isFullCredit, isLimitedCredit }: CreditChoice,
  fail: FailWith<'carOrder.ruleViolated'>,
): CreditType | undefined {
  if (!isFullCredit && !isLimitedCredit) return undefined;
  if (isFullCredit && isLimitedCredit)
    return failRule('isLimitedCredit', 'must not be true together with isFullCredit', fail);
  if (paymentType !== 'limit') {
    return failRule('paymentType', 'must be limit when isFullCredit or isLimitedCredit is true', fail);
  }
  return isFullCredit ? 'full' : 'limited';
}

/** Throws `carOrder.ruleViolated` if the car does not allow full credit. */
export function assertCreditFits(
  creditType: CreditType | undefined,
  offer: OrderableCar['offer'],
  fail: FailWith<'carOrder.ruleViolated'>,
): void {
  if (creditType === 'full' && !offer.applicableForFullCredit) {
    failRule('isFullCredit', 'must not be true for a car that is not applicable for full credit', fail);
  }
}

/**
 * Returns the chosen extras. Throws `carOrder.ruleViolated` and identifies the entry if an entry is not offered, is
 * listed twice or has an out-of-range quantity.
 */
export function chooseExtras(
  wanted: readonly WantedExtra[],
  offered: readonly OrderableExtra[],
  fail: FailWith<'carOrder.ruleViolated'>,
): ChosenExtra[] {
  return wanted.map(({ code, quantity }, index) => {
    const field = `extraProducts[${index}]`;
    const product = offered.find((extra) => extra.code === code);
    if (!product) return failRule(`${field}.code`, 'is not offered for this car', fail);
    if (wanted.findIndex((other) => other.code === code) < index)
      failRule(`${field}.code`, 'must not be listed twice', fail);
    if (quantity < product.min || quantity > product.max) {
      failRule(`${field}.quantity`, `must be from ${product.min} to ${product.max}`, fail);
    }
    return { product, quantity };
  });
}

/**
 * Throws `carOrder.ruleViolated` if a metadata name is used more than once, and identifies the pair that repeats it.
 */
export function assertNamedOnce(
  { metadata = [] }: Pick<CarOrderRequest, 'metadata'>,
  fail: FailWith<'carOrder.ruleViolated'>,
): void {
  for (const [index, { name }] of metadata.entries()) {
    const first = metadata.findIndex((other) => other.name === name);
    if (first < index) failRule(`metadata[${index}].name`, 'must not be listed twice', fail);
  }
}

/** Returns the amount to pay. With full credit, nothing is due at the vendor's desk. */
export function amountToPay(
  { total, paymentTotal }: Pick<AgreedCar, 'total' | 'paymentTotal'>,
  extras: readonly ChosenExtra[],
  creditType: CreditType | undefined,
): Money {
  return withExtras(creditType === 'full' ? total : paymentTotal, extras);
}

export function dueAtDesk({
  car,
  creditType,
}: Pick<CarOrder, 'creditType'> & { readonly car: { readonly product: Pick<OrderedCar, 'pricing'> } }): Money {
  const { total, paymentTotal } = car.product.pricing;
  return creditType === 'full' ? zero(total.currency) : subtract(total, paymentTotal);
}

/**
 * Returns whether the order is still unpaid at pick-up time. A payment that started earlier may still be in progress.
 */
export function isOverdue({ car, pickUpAt }: Pick<CarOrder, 'car' | 'pickUpAt'>, now: Date): boolean {
  return car.status === 'pending' && pickUpAt <= now;
}

/**
 * Returns the price of the order: the price from the search, or a changed price that the agency expects. The returned
 * terms apply to that price. Throws `carOrder.offerUnavailable` if the car is no longer available, or if its price has
 * changed and the request has no expected total. Throws `carOrder.totalDiffers` if the order's total differs from the
 * expected total.
 */
export function agreeOn(
  offered: Pick<OrderableCar['offer'], 'cancellation'>,
  { now, extras, expectedTotal }: { now: CarNow; extras: readonly ChosenExtra[]; expectedTotal: Money | undefined },
  fail: FailWith<'carOrder.offerUnavailable' | 'carOrder.totalDiffers'>,
): AgreedCar {
  if (!now.isAvailable) return fail('carOrder.offerUnavailable', { reason: 'soldOut' });
  const { pricing, breakdown, terms, said, isPriceChanged } = now;
  const total = withExtras(pricing.total, extras);
  if (expectedTotal && !isSame(total, expectedTotal)) fail('carOrder.totalDiffers', { expectedTotal, total });
  if (isPriceChanged && !expectedTotal) fail('carOrder.offerUnavailable', { reason: 'priceChanged', pricing });
  const cancellation = isPriceChanged && terms ? terms.cancellation : offered.cancellation;
  return {
    total: pricing.total,
    paymentTotal: pricing.paymentTotal,
    exchange: pricing.exchange,
    breakdown,
    cancellation,
    conditions: terms && { ...terms, cancellation },
    said,
  };
}

function withExtras(car: Money, extras: readonly ChosenExtra[]): Money {
  return add(car, ...extras.map(({ product, quantity }) => multiply(product.pricing.total, quantity)));
}

function isSame(left: Money, right: Money): boolean {
  return left.amount === right.amount && left.currency === right.currency;
}

export function failRule(
  field: string,
  message: string,
  fail: FailWith<'carOrder.ruleViolated'>,
  rule?: string,
): never {
  return fail('carOrder.ruleViolated', { field, message }, { rule });
}
