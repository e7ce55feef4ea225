import type { PinnedRates, Worth } from '../../ports/exchange-rates.ts';
import type { StoredTransferOffer } from '../../ports/transfer-products.ts';
import type { ExtraChoice, SupplierLeg, TransferOffer } from '../../ports/transfer-suppliers.ts';
import type { Commission } from '../../shared/commission.ts';
import { exchangeOf } from '../../shared/exchange.ts';
import { failField } from '../../shared/fail-field.ts';
import type { Untranslated } from '../../shared/language.ts';
import { type Currency, canBeStated, convert, money, rateBetween } from '../../shared/money.ts';
import { outcomeOf, type PartyOutcome, type Silence } from '../../shared/search-outcomes.ts';
import { addSeconds, localTimeIn, parseDateTime } from '../../shared/time.ts';
import { legTerms, policiesFor } from './rules.policies.ts';
import { netOf, priceTransfer } from './rules.pricing.ts';
import { fleetOf, takesAll, toVehicle } from './rules.vehicles.ts';
import type { TransferAppointment, TransferProduct, TransferSupplier, TransferTimes } from './types.ts';

export type OfferSearch = {
  readonly appointment: TransferAppointment;
  readonly times: TransferTimes;
  readonly extras: readonly ExtraChoice[];
  readonly maxVehicles: number;
  /** Time zones of the outbound and return pick-ups. */
  readonly timeZones: { readonly pickup: string; readonly dropoff: string };
  readonly now: Date;
  readonly currency: Currency;
  readonly rates: Worth;
  readonly pinned: PinnedRates | undefined;
  readonly commission: Commission | undefined;
};

/**
 * The outcome of querying a supplier. Without a usable response, `offers` is empty and `silence` contains the reason.
 */
export type SupplierAnswer = {
  readonly supplier: TransferSupplier;
  readonly silence?: Silence | undefined;
  /** Offers, each with the code that was issued to the agency. */
  readonly offers: readonly { readonly code: string; readonly said: TransferOffer }[];
};

/** Returns all suppliers' vehicles as shown to the agency: suitable, priced, and sorted by total, lowest first. */
export function findTransfers(answers: readonly SupplierAnswer[], search: OfferSearch): StoredTransferOffer[] {
  const found = answers.flatMap(({ supplier, offers }) =>
    offers.flatMap(({ code, said }) => toTransfer({ code, said, supplier }, search) ?? []),
  );
  return found.sort(byTotalAndCode);
}

/**
 * Checks that a fixed commission does not exceed the net price, which is also the limit for a percentage commission.
 * Throws `request.invalid` if the commission excludes every vehicle.
 */
export function assertCommissionFits(answers: readonly SupplierAnswer[], search: OfferSearch): void {
  if (search.commission?.type !== 'fixed') return;
  const nets = findTransfers(answers, { ...search, commission: undefined }).map(({ product }) =>
    netOf(product.pricing),
  );
  if (nets.length === 0) return;
  const rule = 'must be at most the net price of a transfer';
  failField('commission.fixed.amount', `${rule}, here ${Math.max(...nets)}`, rule);
}

/** Returns each supplier's outcome, in response order. */
export function outcomesOf(
  answers: readonly SupplierAnswer[],
  found: readonly StoredTransferOffer[],
  rates: Worth,
): PartyOutcome[] {
  return answers.map((answer) => {
    const { supplier, silence } = answer;
    const suitable = found.filter(({ supplierCode }) => supplierCode === supplier.code).length;
    return outcomeOf({ party: supplier, silence, suitable, lacksRates: lacksRates([answer], rates) });
  });
}

export function lacksRates(answers: readonly SupplierAnswer[], rates: Worth): boolean {
  return answers.some(({ offers }) => offers.some(({ said }) => rates[said.price.currency] === undefined));
}

type Offered = { readonly code: string; readonly said: TransferOffer; readonly supplier: TransferSupplier };

/** Returns a transfer, or `undefined` if the vehicle does not fit the search or its price is invalid. */
function toTransfer({ code, said, supplier }: Offered, search: OfferSearch): StoredTransferOffer | undefined {
  const { currency, rates, pinned, commission, now, extras: chosen } = search;
  const rate = rateBetween(said.price.currency, currency, rates);
  if (rate === undefined || !fits(said, search)) return undefined;
  const { pricing, legs: priced, extras } = priceTransfer(said, { currency, rate, commission, chosen });
  const theirs = priceTransfer(said, { currency: said.price.currency, rate: 1, commission: undefined, chosen }).legs;
  if (commission?.type === 'fixed' && commission.fixed.amount > netOf(pricing)) return undefined;
  // A transfer that has no price cannot be paid for.
  const amounts = [...pricing.fees, ...extras.map(({ price }) => price), pricing.total].map(({ amount }) => amount);
  if (!canBeStated(...amounts) || pricing.paymentTotal.amount === 0) return undefined;

  const { appointment, timeZones } = search;
  const converting = { from: said.price.currency, to: currency, rate };
  const exchange = exchangeOf(converting, pinned);
  const pickUps = pickUpsOf(appointment, timeZones);
  const legs = priced.map((leg, index) =>
    legTerms(leg, said[leg.type]!, { ...converting, ...pickUps[leg.type], theirNet: theirs[index]!.net }),
  );
  const policies = policiesFor(legs, currency, now);
  const { oneway, return: back } = said;
  const product: Untranslated<TransferProduct> = {
    code,
    bookableUntil: localTimeIn(timeZones.pickup, said.bookableUntil),
    supplier: { name: supplier.name, rating: said.rating },
    appointment,
    onewayDistance: oneway.distanceMetres,
    onewayDuration: oneway.durationSeconds,
    returnDistance: back?.distanceMetres,
    returnDuration: back?.durationSeconds,
    vehicle: toVehicle(said.vehicle),
    vehicles: fleetOf(said).map(({ vehicle, count }) => ({ vehicle: toVehicle(vehicle), count })),
    meeting: meetingOf(oneway, converting),
    returnMeeting: back && meetingOf(back, converting),
    extras,
    pricing: { ...pricing, exchange },
    rules: said.rules
      .filter(({ type }) => type !== 'freeCancellation' || policies.some((policy) => policy.type === 'freeCancel'))
      .map(({ type, text }) => ({ type, description: text })),
    cancellationPolicies: policies,
  };
  const kept = { product, legs, supplierCode: supplier.code, offerCode: said.offerCode };
  return exchange ? { ...kept, rateId: pinned!.rateId } : kept;
}

function fits(said: TransferOffer, { appointment, times, extras, maxVehicles, now }: OfferSearch): boolean {
  const { price, oneway, return: back, bookableUntil } = said;
  const isRoundTrip = times.returnPickupAt !== undefined;
  if (!takesAll(fleetOf(said), appointment, maxVehicles) || !hasAll(said, extras)) return false;
  if (isRoundTrip !== (price.return !== undefined) || isRoundTrip !== (back !== undefined)) return false;
  if (parseDateTime(bookableUntil)!.instant <= now) return false;
  // A return leg cannot start before the outbound leg ends.
  const arrival = addSeconds(times.pickupAt.instant, oneway.durationSeconds);
  if (times.returnPickupAt && times.returnPickupAt.instant < arrival) return false;
  const driven = price.oneway + (price.return ?? 0);
  const atVehicle = oneway.payableAtVehicle + (back?.payableAtVehicle ?? 0);
  return canBeStated(driven) && price.discount + atVehicle <= driven;
}

/** Returns whether the offer has every requested extra in the requested quantity, with a price for each leg. */
function hasAll({ extras = [], return: back }: TransferOffer, asked: readonly ExtraChoice[]): boolean {
  return asked.every(({ type, count }) =>
    extras.some((extra) => extra.type === type && extra.maxCount >= count && (!back || extra.return !== undefined)),
  );
}

function pickUpsOf(
  { pickupTime, returnPickupTime = pickupTime }: TransferAppointment,
  zones: OfferSearch['timeZones'],
) {
  return {
    oneway: { pickupTime, timeZone: zones.pickup },
    return: { pickupTime: returnPickupTime, timeZone: zones.dropoff },
  };
}

function meetingOf(
  { meeting, freeWaitingMinutes, signText, waitingPricePerMinute, emergencyPhone }: SupplierLeg,
  { from, to, rate }: { readonly from: Currency; readonly to: Currency; readonly rate: number },
) {
  return {
    instructions: meeting,
    includedWaitingMinutes: freeWaitingMinutes,
    signText,
    waitingPricePerMinute:
      waitingPricePerMinute === undefined ? undefined : convert(money(waitingPricePerMinute, from), to, rate),
    emergencyPhone,
  };
}

function byTotalAndCode({ product: left }: StoredTransferOffer, { product: right }: StoredTransferOffer): number {
  return (
    left.pricing.total.amount - right.pricing.total.amount ||
    (left.code < right.code ? -1 : left.code > right.code ? 1 : 0)
  );
}
