/**
 * A monetary amount is a whole number of minor units plus a currency. All rounding happens in this file, half up.
 */

export const CURRENCIES = ['TRY', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

export type Money = { readonly amount: number; readonly currency: Currency };

/** The largest amount that the contract allows, in minor units. */
const MAX_AMOUNT = 100_000_000_000;

/** Throws a RangeError if the amount is not a safe integer. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`);
  return { amount, currency };
}

export function zero(currency: Currency): Money {
  return { amount: 0, currency };
}

/** Throws a RangeError if the currencies differ or the sum exceeds the safe range. */
export function add(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((sum, next) => money(sum.amount + sameCurrency(sum, next).amount, sum.currency), first);
}

export function subtract(from: Money, what: Money): Money {
  return money(from.amount - sameCurrency(from, what).amount, from.currency);
}

export function multiply(price: Money, quantity: number): Money {
  return money(price.amount * quantity, price.currency);
}

/** Returns the smaller amount. Without this limit, rounding twice could make a part larger than the whole. */
export function smaller(left: Money, right: Money): Money {
  return left.amount <= sameCurrency(left, right).amount ? left : right;
}

/** Returns whether the contract allows all given amounts. Offers with larger amounts are omitted from the response. */
export function canBeStated(...amounts: readonly number[]): boolean {
  return amounts.every((amount) => amount <= MAX_AMOUNT);
}

/** Returns a percentage of a price. `percentage` may have decimals: 12.5% of 1000 is 125. */
export function percentOf(price: Money, percentage: number): Money {
  return money(roundHalfUp((price.amount * percentage) / 100), price.currency);
}

/** Returns the fraction `part`/`whole` of an amount. The result is exact for any amount within the contract's range. */
export function shareOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const [total, parts, all] = [BigInt(amount), BigInt(part), BigInt(whole)];
  return Number((2n * total * parts + all) / (2n * all));
}

/**
 * Returns the number of minor units of `to` per minor unit of `from`; `undefined` if either currency has no rate.
 * `worth` is the value of one unit of each currency, in a common currency.
 */
export function rateBetween(
  from: Currency,
  to: Currency,
  worth: Readonly<Partial<Record<Currency, number>>>,
): number | undefined {
  const [theirs, ours] = [worth[from], worth[to]];
  if (from === to) return 1;
  return theirs === undefined || ours === undefined ? undefined : theirs / ours;
}

/** `rate` is the value of one minor unit of the price in minor units of `to`. */
export function convert(price: Money, to: Currency, rate: number): Money {
  return price.currency === to ? price : money(roundHalfUp(price.amount * rate), to);
}

/** Formats minor units with a decimal point and two decimal places: -5 becomes `-0.05`. */
export function inDecimals(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Rounds half up. The floating-point error of products such as 1.005 × 100 must not push a value below the halfway
 * point.
 */
function roundHalfUp(value: number): number {
  if (Number.isInteger(value)) return value || 0;
  const settled = Number(value.toPrecision(15));
  return Math.sign(settled) * Math.floor(Math.abs(settled) + 0.5) || 0;
}

function sameCurrency(left: Money, right: Money): Money {
  if (left.currency !== right.currency) throw new RangeError(`${left.currency} and ${right.currency} do not add up`);
  return right;
}
