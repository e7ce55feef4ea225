import type { KeptTransfer } from '../../ports/transfer-products.ts';
import type { TransferOffer } from '../../ports/transfer-suppliers.ts';
import type { Commission } from '../../shared/commission.ts';
import { failField } from '../../shared/fail-field.ts';
import { type Currency, canBeStated, rateBetween } from '../../shared/money.ts';
import { policiesFor, rulesOf } from './rules.policies.ts';
import { netOf, priceTransfer } from './rules.pricing.ts';
import type { TransferAppointment, TransferProduct } from './types.ts';

/** What decides which vehicles are shown, and at what price. */
export type OfferSearch = {
  readonly appointment: TransferAppointment;
  readonly pickupAt: Date;
  /** Where the travellers are picked up. */
  readonly timeZone: string;
  readonly now: Date;
  readonly currency: Currency;
  readonly rates: Readonly<Record<Currency, number>>;
  readonly commission: Commission | undefined;
};

export type SupplierAnswer = {
  readonly supplierCode: string;
  /** Each with the code the agency is given for it. */
  readonly offers: readonly { readonly code: string; readonly said: TransferOffer }[];
};

/** The vehicles of all suppliers as the agency is shown them: fit for the search, priced, the lowest total first. */
export function findTransfers(answers: readonly SupplierAnswer[], search: OfferSearch): KeptTransfer[] {
  const found = answers.flatMap(({ supplierCode, offers }) =>
    offers.flatMap(({ code, said }) => {
      const product = toProduct(code, said, search);
      return product ? { product, supplierCode, offerCode: said.offerCode } : [];
    }),
  );
  return found.sort(byTotalAndCode);
}

/**
 * A fixed commission is at most what it is added to, like a percentage.
 * @throws request.invalid when it leaves out every vehicle
 */
export function assertCommissionFits(answers: readonly SupplierAnswer[], search: OfferSearch): void {
  if (search.commission?.type !== 'fixed') return;
  const nets = findTransfers(answers, { ...search, commission: undefined }).map(({ product }) =>
    netOf(product.pricing),
  );
  if (nets.length === 0) return;
  failField('commission.fixed.amount', `must be at most the net price of a transfer, here ${Math.max(...nets)}`);
}

/** `undefined`: the vehicle does not fit the search, or its price makes no sense. */
function toProduct(code: string, said: TransferOffer, search: OfferSearch): TransferProduct | undefined {
  const { appointment, currency, rates, commission } = search;
  const { vehicle, price, oneway, return: back } = said;
  const isRoundTrip = appointment.returnPickupTime !== undefined;
  if (vehicle.seatCount < appointment.passengerCount) return undefined;
  if (isRoundTrip !== (price.return !== undefined) || isRoundTrip !== (back !== undefined)) return undefined;
  const driven = price.oneway + (price.return ?? 0);
  if (!canBeStated(driven) || price.discount > driven) return undefined;
  const pricing = priceTransfer(price, { currency, rate: rateBetween(price.currency, currency, rates), commission });
  if (commission?.type === 'fixed' && commission.fixed.amount > netOf(pricing)) return undefined;
  // What costs nothing cannot be paid.
  if (!canBeStated(...pricing.fees.map(({ amount }) => amount)) || pricing.total.amount === 0) return undefined;

  const policies = policiesFor(search.pickupAt, search);
  return {
    code,
    appointment,
    onewayDistance: oneway.distanceMetres,
    onewayDuration: oneway.durationSeconds,
    returnDistance: back?.distanceMetres,
    returnDuration: back?.durationSeconds,
    vehicle: {
      name: vehicle.name,
      seatCount: vehicle.seatCount,
      baggageCount: vehicle.baggageCount,
      image: vehicle.imageUrl,
    },
    pricing,
    rules: rulesOf(said, policies),
    cancellationPolicies: policies,
  };
}

function byTotalAndCode({ product: left }: KeptTransfer, { product: right }: KeptTransfer): number {
  return (
    left.pricing.total.amount - right.pricing.total.amount ||
    (left.code < right.code ? -1 : left.code > right.code ? 1 : 0)
  );
}
