import type { CarConditions } from '../generated/types.ts';
import type { Translated } from '../shared/language.ts';
import type { Currency } from '../shared/money.ts';
import type { CallResult } from './call-result.ts';

export type Point = { readonly lat: number; readonly lon: number };

/** The pick-up or drop-off of a rental; `dateTime` is RFC 3339 with a UTC offset. */
type Stop = { readonly point: Point; readonly dateTime: string };

export type VendorSearch = {
  readonly pickUp: Stop;
  readonly dropOff: Stop;
  readonly driverAge: number;
  readonly residenceCountry: string;
  readonly radiusMetres: number;
  readonly campaignCode?: string;
};

export type VendorOffice = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly point: Point;
  readonly deliveryType: DeliveryWord;
  /** The office's opening hours on the day of pick-up or drop-off, in local time. An empty list means closed. */
  readonly openingHours: readonly OpeningHours[];
  readonly address?: string;
  /** Phone number in E.164 format. */
  readonly phone?: string;
  readonly iataCode?: string;
  readonly access?: AccessWord;
  readonly instructions?: Translated;
  readonly outOfHours?: { readonly available: boolean; readonly fee?: Amount };
};

/** How the customer gets from the arrivals area to the car. */
type AccessWord = 'inTerminal' | 'shuttle' | 'meetAndGreet' | 'callForPickup';

export type DeliveryWord =
  | 'office'
  | 'airportOffice'
  | 'meetAndGreet'
  | 'shuttle'
  | 'hotelDelivery'
  | 'addressDelivery'
  | 'keyBox';

/** The opening hours on one day. `from` and `to` are local times, HH:MM. */
export type OpeningHours = { readonly date: string; readonly from: string; readonly to: string };

type Amount = { readonly amount: number; readonly currency: Currency };

export type ExcessWord = 'collision' | 'theft' | 'glassTyreHeadlight';
type FeeWord = 'oneWay' | 'airport' | 'youngDriver' | 'outOfHours' | 'delivery';
export type FuelWord = 'petrol' | 'diesel' | 'lpg' | 'hybrid' | 'plugInHybrid' | 'electric';
export type FuelPolicyWord = 'fullToFull' | 'sameToSame' | 'fullToEmpty';

/** The price for the whole rental, in minor units of `currency`. */
export type VendorPrice = {
  readonly currency: Currency;
  /** The rental price after the discount, without fees. */
  readonly net: number;
  readonly fees: readonly { readonly kind: FeeWord; readonly amount: number }[];
  /** The part of the net price and fees that the customer pays on pick-up. */
  readonly payableAtDesk: number;
};

/** A car offer for the whole rental period. */
export type VendorOffer = {
  readonly offerCode: string;
  /** The company that hands over the car: the vendor or one of its subsuppliers. */
  readonly supplier: { readonly code: string; readonly name: string };
  readonly pickUpOffice: VendorOffice;
  readonly dropOffOffice: VendorOffice;
  readonly vehicle: {
    readonly brand: string;
    readonly model: string;
    readonly sippCode: string;
    readonly groupName: Translated;
    readonly fuel: FuelWord;
    readonly seatCount: number;
    readonly imageUrl: string;
  };
  readonly fuelPolicy: FuelPolicyWord;
  readonly price: VendorPrice;
  readonly campaign?: { readonly code: string; readonly name: string };
  readonly conditions: {
    readonly minDriverAge: number;
    readonly maxDriverAge?: number;
    readonly minLicenceYears: number;
    /** The fee that younger drivers pay for the whole rental. */
    readonly youngDriver?: { readonly belowAge: number; readonly fee: Amount };
    readonly deposit: Amount;
    readonly depositCards?: readonly ('credit' | 'debit')[];
    readonly crossBorder?: { readonly allowed: boolean; readonly countries?: readonly string[]; readonly fee?: Amount };
    /** The excess that the driver pays in case of damage, for each coverage with an excess. */
    readonly excess: readonly { readonly coverage: ExcessWord; readonly amount: Amount }[];
    /** Cancellation fees with their deadlines (RFC 3339), earliest first. Later cancellations cost the full price. */
    readonly cancellation: readonly { readonly until: string; readonly fee: Amount }[];
    readonly noticeHours: number;
    readonly minRentalHours: number;
    readonly mileage: {
      /** The distance limit; null means unlimited. */
      readonly limit: number | null;
      readonly unit: 'kmPerDay' | 'kmPerRental' | 'milesPerDay' | 'milesPerRental';
      /** The price of each additional kilometre or mile. */
      readonly extraPrice?: Amount;
    };
    readonly requiresCreditCheck: boolean;
    readonly applicableForFullCredit: boolean;
  };
  readonly coverages: {
    readonly collision: boolean;
    readonly theft: boolean;
    readonly thirdParty: boolean;
    readonly glassTyreHeadlight: boolean;
    readonly personalAccident: boolean;
    readonly roadsideAssistance: boolean;
  };
  readonly documents: { readonly productInformationPdfUrl: string; readonly termsPdfUrl: string };
};

/** The vendor's terms that do not depend on a currency. */
export type SaidTerms = Pick<
  VendorOffer['conditions'],
  'minDriverAge' | 'minLicenceYears' | 'mileage' | 'noticeHours' | 'minRentalHours'
>;

/** The terms shown in a search result, except the cancellation terms. Amounts are in the search currency. */
export type ShownTerms = Pick<VendorOffer, 'coverages' | 'documents' | 'fuelPolicy'> & {
  readonly conditions: Omit<CarConditions, 'cancellation'>;
  readonly said: SaidTerms;
};

type ExtraBase = {
  readonly code: string;
  /** The minimum and maximum quantity that can be booked. */
  readonly min: number;
  readonly max: number;
  /** The price of one unit for the whole rental, in minor units. */
  readonly price: { readonly currency: Currency; readonly net: number };
};

export type VendorExtra =
  | (ExtraBase & { readonly type: 'equipment' | 'service' })
  | (ExtraBase & {
      readonly type: 'insurance';
      readonly insurance: { readonly code: string; readonly excess?: Amount };
    })
  | (ExtraBase & { readonly type: 'range'; readonly range: { readonly amount: number; readonly unit: 'km' | 'mi' } });

/** Searches one vendor's cars. */
export type SearchVendor = (
  vendorCode: string,
  search: VendorSearch,
  signal: AbortSignal,
) => Promise<CallResult<readonly VendorOffer[]>>;

/** Returns the extras for a vendor's offer; `undefined` if the vendor no longer recognizes the offer. */
export type ListVendorExtras = (
  vendorCode: string,
  offerCode: string,
  signal: AbortSignal,
) => Promise<CallResult<readonly VendorExtra[] | undefined>>;

/** The availability and current price of a car, with its conditions if the vendor returns them with the check. */
export type OfferCheck =
  | {
      readonly isAvailable: true;
      readonly price: VendorPrice;
      readonly conditions: VendorOffer['conditions'] | undefined;
    }
  | { readonly isAvailable: false };

/**
 * Checks whether a vendor's offer is still valid. An offer that the vendor no longer recognizes is unavailable.
 */
export type CheckOffer = (
  vendorCode: string,
  offerCode: string,
  signal: AbortSignal,
) => Promise<CallResult<OfferCheck>>;
