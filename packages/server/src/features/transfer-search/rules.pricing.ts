import type { ExtraChoice, TransferOffer } from '../../ports/transfer-suppliers.ts';
import { type Commission, commissionOn } from '../../shared/commission.ts';
import type { Translated, Untold } from '../../shared/language.ts';
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
  oneway: { en: 'The way there', tr: 'Gidiş', de: 'Hinfahrt' },
  return: { en: 'The way back', tr: 'Dönüş', de: 'Rückfahrt' },
  commission: { en: 'Commission of the agency', tr: 'Acente komisyonu', de: 'Provision der Agentur' },
};

/** What one way costs in the currency of the search. */
export type PricedLeg = {
  readonly type: TransferLegType;
  /** With its extras, less its part of the discount. */
  readonly net: number;
  /** Its part of what is paid in advance, the commission included. */
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
  /** Without extras, which are paid in advance, too. */
  readonly advance: Money;
  readonly atVehicle: Money;
  readonly extras: Money;
};

/** Every amount is converted by itself and the sums are made afterwards, so that they hold to the minor unit. */
export function priceTransfer(
  offer: Offered,
  { currency, rate, commission, chosen }: Pricing,
): {
  readonly pricing: Untold<TransferPricing>;
  readonly legs: readonly PricedLeg[];
  readonly extras: readonly Untold<TransferExtra>[];
} {
  const ours = (amount: number) => convert(money(amount, offer.price.currency), currency, rate);
  const extras = offeredExtras(offer, { currency, ours, chosen });
  const ways = waysOf(offer, ours).map((way) => ({ ...way, extras: onWay(extras, way.type, currency) }));
  const advance = sum(
    ways.map((way) => way.advance),
    currency,
  );
  // All of it taken off must not round to more than all of it.
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

/** The ways and extras less the discount, without the commission. */
export function netOf({ fees, discountTotal }: Pick<Untold<TransferPricing>, 'fees' | 'discountTotal'>): number {
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

/** A way that is paid in two parts has two lines. */
function linesOf({ type, advance, atVehicle }: Omit<Way, 'extras'>): readonly Untold<TransferFee>[] {
  if (atVehicle.amount === 0) return [fee(type, advance, 'advance')];
  const later = fee(type, atVehicle, 'vehicle');
  return advance.amount === 0 ? [later] : [fee(type, advance, 'advance'), later];
}

/** The discount goes by what is paid in advance, the commission by the net price; nothing is lost by rounding. */
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

/** One part for each weight; together exactly the amount. */
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
