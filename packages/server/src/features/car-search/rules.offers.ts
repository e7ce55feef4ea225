import type { PinnedRates, Worth } from '../../ports/exchange-rates.ts';
import type { Point, VendorOffer } from '../../ports/vendors.ts';
import type { Commission } from '../../shared/commission.ts';
import { distanceMetres } from '../../shared/distance.ts';
import type { Currency } from '../../shared/money.ts';
import type { KeptOffice } from '../../shared/office.ts';
import { toKeptOffice } from './rules.office.ts';
import { priceOf } from './rules.pricing.ts';
import { termsOf } from './rules.terms.ts';
import { vehicleIdsOf } from './rules.vehicle.ts';
import type { Campaign, CarOffer, KeptOffer, KeptSearch, NamedSupplier, Supplier } from './types.ts';

export const OFFICE_RADIUS_METRES = 50_000;
const OLDEST_STATED_AGE = 30;

/** What decides which offers are shown, and at what price. */
export type OfferSearch = {
  readonly pickUp: Point;
  readonly dropOff: Point;
  /** Of the pick-up; moments are told with it. */
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
  /** Each with the code the agency is given for it. */
  readonly offers: readonly { readonly code: string; readonly said: VendorOffer }[];
};

/** The cars of all vendors as the agency is shown them: fit for the search, priced, best first, each car once. */
export function findCars(answers: readonly VendorAnswer[], search: OfferSearch): CarOffer[] {
  const candidates = answers.flatMap(({ vendor, offers }) =>
    offers.flatMap(({ code, said }) => toCandidate({ vendor, code, said }, search) ?? []),
  );
  return withoutDuplicates(candidates.sort(byDistancePriceCode), (candidate) => toCarOffer(candidate, search));
}

/** Whether something was offered in a currency that cannot be converted now. */
export function lacksRates(answers: readonly { readonly offers: readonly VendorOffer[] }[], rates: Worth): boolean {
  return answers.some(({ offers }) => offers.some((said) => !canConvert(said, rates)));
}

function canConvert({ price, conditions }: VendorOffer, rates: Worth): boolean {
  const { deposit, excess, cancellation } = conditions;
  const amounts = [price, deposit, ...excess.map(({ amount }) => amount), ...cancellation.map(({ fee }) => fee)];
  return amounts.every(({ currency }) => rates[currency] !== undefined);
}

/** A search keeps only what ordering takes. */
export function toKeptOffers(offers: readonly CarOffer[]): Pick<KeptSearch, 'offers' | 'offices'> {
  const offices: KeptOffice[] = [];
  const places = new Map<string, number>();
  // Each vendor has names of its own for its offices.
  const placeOf = (end: string, { vendor }: CarOffer, office: KeptOffice) => {
    const key = `${vendor.id} ${end} ${office.id} ${office.deliveryTypeId}`;
    const place = places.get(key) ?? offices.push(office) - 1;
    places.set(key, place);
    return place;
  };
  const kept = offers.map((offer) => {
    const { pickUpOffice, dropOffOffice } = offer;
    return toKeptOffer(offer, [placeOf('pick-up', offer, pickUpOffice), placeOf('drop-off', offer, dropOffOffice)]);
  });
  return { offers: kept, offices };
}

function toKeptOffer(
  { said, code, vendor, supplier, ids, pricing, terms }: CarOffer,
  offices: KeptOffer['offices'],
): KeptOffer {
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
  };
}

/** An offer that fits the search, and what decides its place among the others. */
export type Candidate = Pick<CarOffer, 'code' | 'said' | 'ids' | 'pricing' | 'distanceMetres'> & {
  readonly vendor: Supplier;
};

/** `undefined`: the offer does not fit the search, or its price makes no sense. */
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

/** `undefined`: its terms cannot be told. */
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
      pickUpOffice: toKeptOffice(said.pickUpOffice, { currency, rates }),
      dropOffOffice: toKeptOffice(said.dropOffOffice, { currency, rates }),
      campaign: said.campaign?.code === campaign?.code ? campaign : undefined,
    }
  );
}

/** The age of a driver of 30 or more is not known, so no minimum age excludes that driver; the order's birth date does. */
export function mayDrive(ageYears: number, minDriverAge: number): boolean {
  return ageYears >= Math.min(minDriverAge, OLDEST_STATED_AGE);
}

/** Best first: nearer offices, then the lower total, then the code. */
export function byDistancePriceCode(left: Candidate, right: Candidate): number {
  return (
    left.distanceMetres - right.distanceMetres ||
    left.pricing.total.amount - right.pricing.total.amount ||
    (left.code < right.code ? -1 : left.code > right.code ? 1 : 0)
  );
}

/** Of the same car the first that can be told stays, of any vendor: one to fetch and one that is brought. */
export function withoutDuplicates<Told>(
  candidates: readonly Candidate[],
  tell: (candidate: Candidate) => Told | undefined,
): Told[] {
  const seen = new Set<string>();
  return candidates.flatMap((candidate) => {
    const { ids, said } = candidate;
    const car = `${ids.modelId} ${ids.classId} ${ids.transmissionId} ${ids.fuelId} ${isBrought(said)}`;
    const told = seen.has(car) ? undefined : tell(candidate);
    if (told === undefined) return [];
    seen.add(car);
    return told;
  });
}

/** The subsupplier of the vendor with that code in the reference data, else the vendor itself. */
function supplierOf(said: VendorOffer, vendor: Supplier, suppliers: ReadonlyMap<string, Supplier>): NamedSupplier {
  const named = suppliers.get(said.supplier.code);
  const { id, name, displayName } = named?.parentID === vendor.id ? named : vendor;
  return { id, name, displayName };
}

function isBrought({ pickUpOffice: { deliveryType } }: VendorOffer): boolean {
  return deliveryType === 'addressDelivery' || deliveryType === 'hotelDelivery';
}
