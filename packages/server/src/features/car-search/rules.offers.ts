import type { PinnedRates, Worth } from '../../ports/exchange-rates.ts';
import type { Point, VendorOffer } from '../../ports/vendors.ts';
import type { Commission } from '../../shared/commission.ts';
import type { Currency } from '../../shared/money.ts';
import type { KeptOffice } from '../../shared/office.ts';
import { toKeptOffice } from './rules.office.ts';
import { priceOf } from './rules.pricing.ts';
import { termsOf } from './rules.terms.ts';
import { vehicleIdsOf } from './rules.vehicle.ts';
import type { Campaign, CarOffer, KeptOffer, KeptSearch, NamedSupplier, Supplier } from './types.ts';

export const OFFICE_RADIUS_METRES = 50_000;
const OLDEST_STATED_AGE = 30;
const EARTH_RADIUS_METRES = 6_371_008.8;

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
  readonly integrationCode: string;
  /** Each with the code the agency is given for it. */
  readonly offers: readonly { readonly code: string; readonly said: VendorOffer }[];
};

/** The cars of all vendors as the agency is shown them: fit for the search, priced, best first, each car once. */
export function findCars(answers: readonly VendorAnswer[], search: OfferSearch): CarOffer[] {
  const offers = answers.flatMap((answer) =>
    answer.offers.flatMap(({ code, said }) => toCarOffer({ ...answer, code, said }, search) ?? []),
  );
  return withoutDuplicates(offers.sort(byDistancePriceCode));
}

/** Whether something was offered in a currency that cannot be converted now. */
export function lacksRates(answers: readonly VendorAnswer[], rates: Worth): boolean {
  return answers.some(({ offers }) => offers.some(({ said }) => !canConvert(said, rates)));
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
  const placeOf = (end: string, office: KeptOffice) => {
    const key = `${end} ${office.id} ${office.deliveryTypeId}`;
    const place = places.get(key) ?? offices.push(office) - 1;
    places.set(key, place);
    return place;
  };
  const kept = offers.map((offer) => {
    const { pickUpOffice, dropOffOffice } = offer;
    return toKeptOffer(offer, [placeOf('pick-up', pickUpOffice), placeOf('drop-off', dropOffOffice)]);
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

/** `undefined`: the offer does not fit the search, or its price makes no sense. */
function toCarOffer(
  { vendor, integrationCode, code, said }: Omit<VendorAnswer, 'offers'> & { code: string; said: VendorOffer },
  {
    pickUp,
    dropOff,
    offsetMinutes,
    ageYears,
    fullCredit,
    currency,
    rates,
    pinned,
    commission,
    campaign,
    suppliers,
  }: OfferSearch,
): CarOffer | undefined {
  const { conditions } = said;
  if (!mayDrive(ageYears, conditions.minDriverAge)) return undefined;
  if (fullCredit && !conditions.applicableForFullCredit) return undefined;
  const pickUpDistance = distanceMetres(pickUp, said.pickUpOffice.point);
  const dropOffDistance = distanceMetres(dropOff, said.dropOffOffice.point);
  if (Math.max(pickUpDistance, dropOffDistance) > OFFICE_RADIUS_METRES) return undefined;

  const pricing = priceOf(said.price, { currency, rates, pinned, commission });
  const terms = termsOf(conditions, { currency, rates, offsetMinutes });
  if (!pricing || !terms) return undefined;

  return {
    code,
    vendor: { id: vendor.id, code: vendor.code },
    supplier: supplierOf(said, vendor, suppliers),
    said,
    ids: vehicleIdsOf(said.vehicle),
    pricing,
    terms,
    pickUpOffice: toKeptOffice(said.pickUpOffice, { currency, rates }),
    dropOffOffice: toKeptOffice(said.dropOffOffice, { currency, rates }),
    campaign: said.campaign?.code === campaign?.code ? campaign : undefined,
    distanceMetres: pickUpDistance + dropOffDistance,
    integrationCode,
  };
}

/** The age of a driver of 30 or more is not known, so no minimum age excludes that driver; the order's birth date does. */
export function mayDrive(ageYears: number, minDriverAge: number): boolean {
  return ageYears >= Math.min(minDriverAge, OLDEST_STATED_AGE);
}

/** Great-circle distance, to the metre. */
export function distanceMetres(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLon = Math.sin(radians(to.lon - from.lon) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLon ** 2;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord))));
}

/** Best first: nearer offices, then the lower total, then the code. */
export function byDistancePriceCode(left: CarOffer, right: CarOffer): number {
  return (
    left.distanceMetres - right.distanceMetres ||
    left.pricing.total.amount - right.pricing.total.amount ||
    (left.code < right.code ? -1 : left.code > right.code ? 1 : 0)
  );
}

/** Of the same car the first stays, of any vendor: one to fetch and one that is brought. */
export function withoutDuplicates(offers: readonly CarOffer[]): CarOffer[] {
  const seen = new Set<string>();
  return offers.filter(({ ids, said }) => {
    const car = `${ids.modelId} ${ids.classId} ${ids.transmissionId} ${ids.fuelId} ${isBrought(said)}`;
    if (seen.has(car)) return false;
    seen.add(car);
    return true;
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
