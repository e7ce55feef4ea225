import type { CarConditions, CarSearchRequest, PriceLine, RentalRule, Supplier } from '../../generated/types.ts';
import type { PinnedRates, Worth } from '../../ports/exchange-rates.ts';
import type { VendorOffer, VendorPrice } from '../../ports/vendors.ts';
import type { Commission } from '../../shared/commission.ts';
import type { Exchange } from '../../shared/exchange.ts';
import type { Named } from '../../shared/language.ts';
import type { Currency, Money } from '../../shared/money.ts';
import type { DeliveryTypes, KeptOffice } from '../../shared/office.ts';
import type { OffsetDateTime } from '../../shared/time.ts';
import type { VehicleIds } from './rules.vehicle.ts';

export type { CarConditions, CarSearchRequest, PriceLine, RentalRule, Supplier };

/** The published names of the reference data, by id. */
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

/** total = net + fee + commission; paymentTotal = total − vendorTotal. */
export type CarPricing = {
  readonly net: Money;
  readonly fee: Money;
  readonly commission: Money;
  readonly total: Money;
  /** Left to pay at the vendor's desk. */
  readonly vendorTotal: Money;
  readonly paymentTotal: Money;
  /** Missing where the vendor's currency is that of the search. */
  readonly exchange?: Exchange;
};

/** total = net + commission, for one unit and the whole rental. */
export type ExtraPricing = {
  readonly net: Money;
  readonly commission: Money;
  readonly total: Money;
  readonly exchange?: Exchange;
};

/** One car as the agency is shown it. */
export type CarOffer = {
  readonly code: string;
  /** The main supplier that made the offer and takes the reservation. */
  readonly vendor: { readonly id: number; readonly code: string };
  /** Hands the car over: the vendor or one of its subsuppliers. */
  readonly supplier: NamedSupplier;
  readonly said: VendorOffer;
  readonly ids: VehicleIds;
  readonly pricing: CarPricing;
  readonly terms: CarConditions;
  readonly pickUpOffice: KeptOffice;
  readonly dropOffOffice: KeptOffice;
  readonly campaign?: Campaign;
  readonly distanceMetres: number;
};

/** What is stored of a car that was shown: all that ordering it takes. */
export type KeptOffer = Pick<CarOffer, 'code' | 'vendor' | 'supplier' | 'ids' | 'pricing'> &
  Pick<CarConditions, 'cancellation'> &
  Pick<VendorOffer, 'offerCode'> &
  Pick<VendorOffer['vehicle'], 'brand' | 'model' | 'imageUrl'> &
  Pick<VendorOffer['conditions'], 'minDriverAge' | 'requiresCreditCheck' | 'applicableForFullCredit'> & {
    /** Their places among the offices of the search. */
    readonly offices: readonly [pickUp: number, dropOff: number];
    /** As the vendor said it, in its own currency. */
    readonly vendorPrice: VendorPrice;
  };

/** What a search was asked and showed, best first. It is kept until it expires. */
export type KeptSearch = {
  readonly currency: Currency;
  /** What it converted with: its extras and its cancellation are converted with the same. */
  readonly rates: Worth;
  readonly pinned: PinnedRates | undefined;
  readonly commission: Commission | undefined;
  readonly rentalDays: number;
  readonly driverAge: number;
  /** YYYY-MM-DD, by the clocks of the pick-up point. */
  readonly pickUpDay: string;
  /** RFC 3339, with the caller's offset. */
  readonly checkInDateTime: string;
  readonly checkOutDateTime: string;
  readonly offers: readonly KeptOffer[];
  /** Each once: many offers share one, and a letter beyond Latin-1 in a name makes all that is written with it slower. */
  readonly offices: readonly KeptOffice[];
};

/** The same for all equal searches of an agency, as long as their vendors answer the same; but for the codes, which are the first one's. */
export type Showing = {
  readonly offers: readonly CarOffer[];
  readonly kept: KeptSearch;
  /** What is kept as JSON, with codes of another search. */
  readonly keptWith: (codes: readonly string[]) => Buffer | undefined;
};

/** One search of one agency. */
export type CarSearch = {
  readonly searchID: string;
  readonly showing: Showing;
  /** Of its offers, in their order. */
  readonly codes: readonly string[];
  /** By vendor: names it and the agency in the credit check, also after the search has expired. */
  readonly integrationCodes: ReadonlyMap<number, string>;
};

/** A car of a search that has not expired. */
export type FoundOffer = {
  readonly search: KeptSearch;
  readonly offer: KeptOffer & { readonly pickUpOffice: KeptOffice; readonly dropOffOffice: KeptOffice };
};

/** What asking a vendor for one of its cars anew takes. */
export type QuotableCar = {
  readonly search: Pick<KeptSearch, 'currency' | 'rates' | 'pinned' | 'commission' | 'checkInDateTime'>;
  readonly offer: Pick<KeptOffer, 'vendor' | 'offerCode' | 'vendorPrice'>;
};

/** One car as its vendor has it now, at the rates and with the commission of the search. */
export type CarQuote =
  | { readonly isAvailable: false }
  | {
      readonly isAvailable: true;
      readonly isPriceChanged: boolean;
      readonly pricing: CarPricing;
      readonly breakdown: readonly PriceLine[];
      /** `undefined` where the vendor does not repeat them. */
      readonly terms: CarConditions | undefined;
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
