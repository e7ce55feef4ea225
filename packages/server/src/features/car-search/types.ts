import type { CarConditions, CarSearchRequest, PriceLine, RentalRule, Supplier } from '../../generated/types.ts';
import type { PinnedRates, Worth } from '../../ports/exchange-rates.ts';
import type { SaidTerms, ShownTerms, VendorOffer, VendorPrice } from '../../ports/vendors.ts';
import type { Commission } from '../../shared/commission.ts';
import type { Exchange } from '../../shared/exchange.ts';
import type { Named } from '../../shared/language.ts';
import type { Currency, Money } from '../../shared/money.ts';
import type { DeliveryTypes, StoredOffice } from '../../shared/office.ts';
import type { PartyOutcome } from '../../shared/search-outcomes.ts';
import type { SearchWarning } from '../../shared/search-warnings.ts';
import type { OffsetDateTime } from '../../shared/time.ts';
import type { VehicleIds } from './rules.vehicle.ts';

export type { CarConditions, CarSearchRequest, PriceLine, RentalRule, Supplier };

/** Published names from the reference data, keyed by ID. */
export type ReferenceNames = {
  readonly carClasses: ReadonlyMap<number, Named>;
  readonly fuelTypes: ReadonlyMap<number, Named>;
  readonly transmissionTypes: ReadonlyMap<number, Named>;
  readonly deliveryTypes: DeliveryTypes;
};

export type NamedSupplier = Pick<Supplier, 'id' | 'name' | 'displayName'>;

export type Campaign = Named & { readonly id: number; readonly code: string };

export type RentalPeriod = {
  readonly pickUpAt: OffsetDateTime;
  readonly dropOffAt: OffsetDateTime;
  readonly days: number;
};

/** The price of a car, where total = net + fee + commission and paymentTotal = total − vendorTotal. */
export type CarPricing = {
  readonly net: Money;
  readonly fee: Money;
  readonly commission: Money;
  readonly total: Money;
  /** Amount due at the vendor's desk. */
  readonly vendorTotal: Money;
  readonly paymentTotal: Money;
  /** Exchange rate; absent if the vendor's currency is the search currency. */
  readonly exchange?: Exchange;
};

/** Price of one unit for the whole rental, where total = net + commission. */
export type ExtraPricing = {
  readonly net: Money;
  readonly commission: Money;
  readonly total: Money;
  readonly exchange?: Exchange;
};

export type CarOffer = {
  readonly code: string;
  /** Main supplier that made the offer and takes the reservation. */
  readonly vendor: { readonly id: number; readonly code: string };
  /** Vendor or subsupplier that hands over the car. */
  readonly supplier: NamedSupplier;
  readonly said: VendorOffer;
  readonly ids: VehicleIds;
  readonly pricing: CarPricing;
  readonly terms: CarConditions;
  readonly pickUpOffice: StoredOffice;
  readonly dropOffOffice: StoredOffice;
  readonly campaign?: Campaign;
  readonly distanceMetres: number;
};

/** Offer data that is stored because an order needs it. */
export type StoredOffer = Pick<CarOffer, 'code' | 'vendor' | 'supplier' | 'ids' | 'pricing'> &
  Pick<CarConditions, 'cancellation'> &
  Pick<VendorOffer, 'offerCode'> &
  Pick<VendorOffer['vehicle'], 'brand' | 'model' | 'imageUrl'> &
  Pick<VendorOffer['conditions'], 'minDriverAge' | 'requiresCreditCheck' | 'applicableForFullCredit'> & {
    /** Positions of the offices in the search's office list. */
    readonly offices: readonly [pickUp: number, dropOff: number];
    /** Price in the vendor's currency, as quoted by the vendor. */
    readonly vendorPrice: VendorPrice;
    /** The terms shown; absent in searches stored by release 1.2.0. */
    readonly shown?: ShownTerms;
  };

/** Parameters and offers of a search, best offer first, stored until the search expires. */
export type StoredSearch = {
  readonly currency: Currency;
  /** The search's exchange rates, also used for its extras and cancellation terms. */
  readonly rates: Worth;
  readonly pinned: PinnedRates | undefined;
  readonly commission: Commission | undefined;
  readonly rentalDays: number;
  readonly driverAge: number;
  /** Local pick-up date at the pick-up point, as YYYY-MM-DD. */
  readonly pickUpDay: string;
  /** The pick-up time in RFC 3339 format, with the caller's offset. */
  readonly checkInDateTime: string;
  readonly checkOutDateTime: string;
  readonly offers: readonly StoredOffer[];
  /**
   * Offices without duplicates, because several offers share an office. Fewer copies also speed up serialization,
   * because characters outside Latin-1 slow it down for the entire string.
   */
  readonly offices: readonly StoredOffice[];
};

/**
 * The result shared by an agency's identical searches for as long as the responses stay the same. Its codes come from
 * the first search.
 */
export type Showing = {
  readonly offers: readonly CarOffer[];
  /** Outcome for each queried vendor, ordered by vendor ID. */
  readonly outcomes: readonly PartyOutcome<Supplier>[];
  readonly kept: StoredSearch;
  /** Serializes the stored search as JSON with the codes of a different search. */
  readonly keptWith: (codes: readonly string[]) => Buffer | undefined;
};

export type CarSearch = {
  readonly searchID: string;
  readonly showing: Showing;
  /** Offer codes, in the order of the offers. */
  readonly codes: readonly string[];
  /**
   * Integration codes by vendor. A code identifies the vendor and the agency in a credit check, even after the search
   * has expired.
   */
  readonly integrationCodes: ReadonlyMap<number, string>;
  readonly warnings: readonly SearchWarning[];
};

/** Car from an unexpired search. */
export type FoundOffer = {
  readonly search: StoredSearch;
  readonly offer: StoredOffer & { readonly pickUpOffice: StoredOffice; readonly dropOffOffice: StoredOffice };
};

export type QuotableCar = {
  readonly search: Pick<StoredSearch, 'currency' | 'rates' | 'pinned' | 'commission' | 'checkInDateTime'>;
  readonly offer: Pick<StoredOffer, 'vendor' | 'offerCode' | 'vendorPrice'>;
};

/** Current quote for a car, with the search's exchange rates and commission. */
export type CarQuote =
  | { readonly isAvailable: false }
  | {
      readonly isAvailable: true;
      readonly isPriceChanged: boolean;
      readonly pricing: CarPricing;
      readonly breakdown: readonly PriceLine[];
      /** The car's rental terms, or `undefined` if the vendor's quote contained none. */
      readonly terms: CarConditions | undefined;
      /** The vendor's original terms, from which `terms` were derived. */
      readonly said?: SaidTerms | undefined;
    };

type ExtraBase = Named & {
  readonly code: string;
  readonly min: number;
  readonly max: number;
  readonly pricing: ExtraPricing;
};

export type ExtraOffer =
  | (ExtraBase & { readonly type: 'equipment' | 'service' })
  | (ExtraBase & {
      readonly type: 'insurance';
      readonly insurance: Named & { readonly code: string; readonly excess?: Money };
    })
  | (ExtraBase & { readonly type: 'range'; readonly extraRange: { readonly amount: number; readonly unit: 'km' } });
