import type { ExtraChoice, TransferOffer } from '../../ports/transfer-suppliers.ts';
import { type Commission, commissionOn } from '../../shared/commission.ts';
import type { Translated, Untranslated } from '../../shared/language.ts';
import {
  add,
  type Currency,
  convert,
  type Money,
  money,
  shareOf,
  smaller,
  subtract,
  zero,
} from '../../shared/money.ts';
import { extraFees, offeredExtras, onWay } from './rules.extras.ts';
import type { TransferExtra, TransferFee, TransferLegType, TransferPricing } from './types.ts';

const FEE_WORDS: Readonly<Record<TransferLegType | 'commission', Translated>> = {
  oneway: { en: 'Outbound leg', tr: 'Gidiş', de: 'Hinfahrt' },
  return: { en: 'Return leg', tr: 'Dönüş', de: 'Rückfahrt' },
  commission: { en: 'Agency commission', tr: 'Acente komisyonu', de: 'Provision der Agentur' },
};

/** Price of one leg in the search currency. */
export type PricedLeg = {
  readonly type: TransferLegType;
  /** Net price including extras, less the leg's share of the discount. */
  readonly net: number;
  /** The leg's share of the amount paid in advance, including the commission. */
  readonly amount: number;
  readonly commission: number;
};

type Pricing = {
  readonly currency: Currency;
  readonly rate: number;
  readonly commission: Commission | undefined;
  readonly chosen: readonly ExtraChoice[];
};
type Offered = Pick<TransferOffer, 'price' | 'oneway' | 'return' | 'extras'>;
type Way = {
  readonly type: TransferLegType;
  /** Advance payment for the leg, excluding the prepaid extras. */
  readonly advance: Money;
  readonly atVehicle: Money;
  readonly extras: Money;
};

/** Converts the amounts separately before adding them up, so that all sums are exact to the minor unit. */
export function priceTransfer(
  offer: Offered,
  { currency, rate, commission, chosen }: Pricing,
): {
  readonly pricing: Untranslated<TransferPricing>;
  readonly legs: readonly PricedLeg[];
  readonly extras: readonly Untranslated<TransferExtra>[];
} {
  const ours = (amount: number) => convert(money(amount, offer.price.currency), currency, rate);
  const extras = offeredExtras(offer, { currency, ours, chosen });
  const ways = waysOf(offer, ours).map((way) => ({ ...way, extras: onWay(extras, way.type, currency) }));
  const advance = sum(
    ways.map((way) => way.advance),
    currency,
  );
  // If a discount equals the entire advance payment, rounding must not make it larger than the advance payment.
  const discountTotal = smaller(ours(offer.price.discount), advance);
  const vendorTotal = sum(
    ways.map((way) => way.atVehicle),
    currency,
  );
  const added = sum(
    ways.map((way) => way.extras),
    currency,
  );
  const net = subtract(add(advance, vendorTotal, added), discountTotal);
  const earned = commission ? commissionOn(net, commission) : undefined;

  const fees = [
    ...ways.flatMap(linesOf),
    ...extraFees(extras),
    ...(earned ? [fee('commission', earned, 'advance')] : []),
  ];
  const total = add(net, earned ?? zero(currency));
  const paymentTotal = subtract(total, vendorTotal);
  return {
    pricing: { currency, fees, vendorTotal, paymentTotal, discountTotal, total },
    legs: legsOf(ways, discountTotal, earned),
    extras: extras.map(({ oneway: _, return: __, ...extra }) => extra),
  };
}

/** Returns the price of the legs and extras, less the discount and without the commission. */
export function netOf({ fees, discountTotal }: Pick<Untranslated<TransferPricing>, 'fees' | 'discountTotal'>): number {
  const theirs = fees.filter(({ type }) => type !== 'commission');
  return theirs.reduce((net, { amount }) => net + amount, 0) - discountTotal.amount;
}

function waysOf({ price, oneway, return: back }: Offered, ours: (amount: number) => Money) {
  const way = (type: TransferLegType, amount: number, payableAtVehicle: number): Omit<Way, 'extras'> => {
    const atVehicle = smaller(ours(payableAtVehicle), ours(amount));
    return { type, advance: subtract(ours(amount), atVehicle), atVehicle };
  };
  const there = way('oneway', price.oneway, oneway.payableAtVehicle);
  return back && price.return !== undefined ? [there, way('return', price.return, back.payableAtVehicle)] : [there];
}

/** A leg that is paid partly in advance and partly at the vehicle has two lines. */
function linesOf({ type, advance, atVehicle }: Omit<Way, 'extras'>): readonly Untranslated<TransferFee>[] {
  if (atVehicle.amount === 0) return [fee(type, advance, 'advance')];
  const later = fee(type, atVehicle, 'vehicle');
  return advance.amount === 0 ? [later] : [fee(type, advance, 'advance'), later];
}

/**
 * Splits the discount in proportion to the advance payments, and the commission in proportion to the net prices. No
 * amount is lost to rounding.
 */
function legsOf(ways: readonly Way[], { amount: discount }: Money, earned: Money | undefined): readonly PricedLeg[] {
  const discounts = split(
    discount,
    ways.map(({ advance }) => advance.amount),
  );
  const nets = ways.map(
    ({ advance, atVehicle, extras }, index) => advance.amount + atVehicle.amount + extras.amount - discounts[index]!,
  );
  const commissions = split(earned?.amount ?? 0, nets);
  return ways.map(({ type, advance, extras }, index) => ({
    type,
    net: nets[index]!,
    amount: advance.amount + extras.amount - discounts[index]! + commissions[index]!,
    commission: commissions[index]!,
  }));
}

/** Splits an amount. The parts always add up to exactly that amount. */
function split(amount: number, [first = 0, second]: readonly number[]): readonly number[] {
  if (second === undefined) return [amount];
  const part = shareOf(amount, first, first + second);
  return [part, amount - part];
}

function fee(type: TransferLegType | 'commission', { amount, currency }: Money, charge: TransferFee['charge']) {
  return { amount, currency, type, charge, description: FEE_WORDS[type] };
}

function sum(amounts: readonly Money[], currency: Currency): Money {
  return add(zero(currency), ...amounts);
}
