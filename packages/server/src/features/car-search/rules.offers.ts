import type { PinnedRates, Worth } from '../../ports/exchange-rates.ts';
import type { Point, VendorOffer } from '../../ports/vendors.ts';
import type { Commission } from '../../shared/commission.ts';
import { distanceMetres } from '../../shared/distance.ts';
import type { Currency } from '../../shared/money.ts';
import type { StoredOffice } from '../../shared/office.ts';
import { toStoredOffice } from './rules.office.ts';
import { priceOf } from './rules.pricing.ts';
import { termsOf } from './rules.terms.ts';
import { vehicleIdsOf } from './rules.vehicle.ts';
import type { Campaign, CarOffer, NamedSupplier, StoredOffer, StoredSearch, Supplier } from './types.ts';

export const OFFICE_RADIUS_METRES = 50_000;
const OLDEST_STATED_AGE = 30;

export type OfferSearch = {
  readonly pickUp: Point;
  readonly dropOff: Point;
  /** UTC offset of the pick-up in minutes, used to format times. */
  readonly offsetMinutes: number;
  readonly ageYears: number;
  readonly fullCredit: boolean;
  readonly currency: Currency;
  readonly rates: Worth;
  readonly pinned: PinnedRates | undefined;
  readonly commission: Commission | undefined;
  readonly campaign: Campaign | undefined;
  readonly suppliers: ReadonlyMap<string, Supplier>;
};

export type VendorAnswer = {
  readonly vendor: Supplier;
  /** Offers, each with the code issued to the agency. */
  readonly offers: readonly { readonly code: string; readonly said: VendorOffer }[];
};

export type FoundCars = {
  /** Suitable cars from all vendors as shown to the agency: priced, sorted best first, and without duplicates. */
  readonly offers: readonly CarOffer[];
  /** Number of suitable cars in each vendor's response, keyed by vendor ID. Includes duplicates. */
  readonly suitable: ReadonlyMap<number, number>;
};

export function findCars(answers: readonly VendorAnswer[], search: OfferSearch): FoundCars {
  const found = answers.map(({ vendor, offers }) =>
    offers.flatMap(({ code, said }) => toCandidate({ vendor, code, said }, search) ?? []),
  );
  const suitable = new Map(answers.map(({ vendor }, index) => [vendor.id, found[index]!.length]));
  const offers = withoutDuplicates(found.flat().sort(byDistancePriceCode), (candidate) => {
    const offer = toCarOffer(candidate, search);
    if (!offer) suitable.set(candidate.vendor.id, suitable.get(candidate.vendor.id)! - 1);
    return offer;
  });
  return { offers, suitable };
}

export function lacksRates(answers: readonly { readonly offers: readonly VendorOffer[] }[], rates: Worth): boolean {
  return answers.some(({ offers }) => offers.some((said) => !canConvert(said, rates)));
}

function canConvert({ price, conditions }: VendorOffer, rates: Worth): boolean {
  const { deposit, excess, cancellation } = conditions;
  const amounts = [price, deposit, ...excess.map(({ amount }) => amount), ...cancellation.map(({ fee }) => fee)];
  return amounts.every(({ currency }) => rates[currency] !== undefined);
}

/** Returns the offer data that an order needs, for storage with the search. */
export function toStoredOffers(offers: readonly CarOffer[]): Pick<StoredSearch, 'offers' | 'offices'> {
  const offices: StoredOffice[] = [];
  const places = new Map<string, number>();
  // Office IDs are unique only within a vendor.
  const placeOf = (end: string, { vendor }: CarOffer, office: StoredOffice) => {
    const key = `${vendor.id} ${end} ${office.id} ${office.deliveryTypeId}`;
    const place = places.get(key) ?? offices.push(office) - 1;
    places.set(key, place);
    return place;
  };
  const kept = offers.map((offer) => {
    const { pickUpOffice, dropOffOffice } = offer;
    return toStoredOffer(offer, [placeOf('pick-up', offer, pickUpOffice), placeOf('drop-off', offer, dropOffOffice)]);
  });
  return { offers: kept, offices };
}

function toStoredOffer(
  { said, code, vendor, supplier, ids, pricing, terms }: CarOffer,
  offices: StoredOffer['offices'],
): StoredOffer {
  const { offerCode, vehicle, conditions } = said;
  const { currency, net, fees, payableAtDesk } = said.price;
  return {
    code,
    vendor,
    supplier,
    offices,
    ids,
    pricing,
    cancellation: terms.cancellation,
    offerCode,
    brand: vehicle.brand,
    model: vehicle.model,
    imageUrl: vehicle.imageUrl,
    minDriverAge: conditions.minDriverAge,
    requiresCreditCheck: conditions.requiresCreditCheck,
    applicableForFullCredit: conditions.applicableForFullCredit,
    vendorPrice: { currency, net, fees, payableAtDesk },
    shown: shownTerms(said, terms),
  };
}

function shownTerms(
  { coverages, documents, fuelPolicy, conditions }: VendorOffer,
  { cancellation: _, ...terms }: CarOffer['terms'],
): NonNullable<StoredOffer['shown']> {
  const { minDriverAge, minLicenceYears, mileage, noticeHours, minRentalHours } = conditions;
  const said = { minDriverAge, minLicenceYears, mileage, noticeHours, minRentalHours };
  return { coverages: coveragesOf(coverages), documents, fuelPolicy, conditions: terms, said };
}

/** Copies only the known fields, so that a vendor's unknown fields are not passed on. */
export function coveragesOf(said: VendorOffer['coverages']): VendorOffer['coverages'] {
  const { collision, theft, thirdParty, glassTyreHeadlight, personalAccident, roadsideAssistance } = said;
  return { collision, theft, thirdParty, glassTyreHeadlight, personalAccident, roadsideAssistance };
}

export type Candidate = Pick<CarOffer, 'code' | 'said' | 'ids' | 'pricing' | 'distanceMetres'> & {
  readonly vendor: Supplier;
};

/** Returns the offer as a candidate, or `undefined` if it does not fit the search or its price is invalid. */
function toCandidate(
  { vendor, code, said }: Pick<Candidate, 'vendor' | 'code' | 'said'>,
  { pickUp, dropOff, ageYears, fullCredit, ...prices }: OfferSearch,
): Candidate | undefined {
  const { conditions } = said;
  if (!mayDrive(ageYears, conditions.minDriverAge)) return undefined;
  if (fullCredit && !conditions.applicableForFullCredit) return undefined;
  const pickUpDistance = distanceMetres(pickUp, said.pickUpOffice.point);
  const dropOffDistance = distanceMetres(dropOff, said.dropOffOffice.point);
  if (Math.max(pickUpDistance, dropOffDistance) > OFFICE_RADIUS_METRES) return undefined;
  const pricing = priceOf(said.price, prices);
  if (!pricing) return undefined;
  const ids = vehicleIdsOf(said.vehicle);
  return { vendor, code, said, ids, pricing, distanceMetres: pickUpDistance + dropOffDistance };
}

/**
 * Returns the offer; `undefined` if an amount in its terms cannot be converted or is larger than the contract allows.
 */
function toCarOffer(
  { vendor, said, ...candidate }: Candidate,
  { offsetMinutes, currency, rates, campaign, suppliers }: OfferSearch,
): CarOffer | undefined {
  const terms = termsOf(said.conditions, {
    currency,
    rates,
    offsetMinutes,
    price: said.price,
    pricing: candidate.pricing,
  });
  return (
    terms && {
      ...candidate,
      vendor: { id: vendor.id, code: vendor.code },
      supplier: supplierOf(said, vendor, suppliers),
      said,
      terms,
      pickUpOffice: toStoredOffice(said.pickUpOffice, { currency, rates }),
      dropOffOffice: toStoredOffice(said.dropOffOffice, { currency, rates }),
      campaign: said.campaign?.code === campaign?.code ? campaign : undefined,
    }
  );
}

/**
 * Returns whether the driver may rent the car. Minimum ages above 30 are ignored, because the exact age is unknown
 * until the car is ordered and the birth date is checked.
 */
export function mayDrive(ageYears: number, minDriverAge: number): boolean {
  return ageYears >= Math.min(minDriverAge, OLDEST_STATED_AGE);
}

export function byDistancePriceCode(left: Candidate, right: Candidate): number {
  return (
    left.distanceMetres - right.distanceMetres ||
    left.pricing.total.amount - right.pricing.total.amount ||
    (left.code < right.code ? -1 : left.code > right.code ? 1 : 0)
  );
}

/** Keeps only the first valid offer among identical cars. A collected car and a delivered car count as different. */
export function withoutDuplicates<Offer>(
  candidates: readonly Candidate[],
  tell: (candidate: Candidate) => Offer | undefined,
): Offer[] {
  const seen = new Set<string>();
  return candidates.flatMap((candidate) => {
    const { ids, said } = candidate;
    const car = `${ids.modelId} ${ids.classId} ${ids.transmissionId} ${ids.fuelId} ${isBrought(said)}`;
    const offer = seen.has(car) ? undefined : tell(candidate);
    if (offer === undefined) return [];
    seen.add(car);
    return offer;
  });
}

/** Returns the vendor's subsupplier that has this code in the reference data, or the vendor if there is none. */
function supplierOf(said: VendorOffer, vendor: Supplier, suppliers: ReadonlyMap<string, Supplier>): NamedSupplier {
  const named = suppliers.get(said.supplier.code);
  const { id, name, displayName } = named?.parentID === vendor.id ? named : vendor;
  return { id, name, displayName };
}

function isBrought({ pickUpOffice: { deliveryType } }: VendorOffer): boolean {
  return deliveryType === 'addressDelivery' || deliveryType === 'hotelDelivery';
}
