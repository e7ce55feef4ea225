import type { Point, VendorOffer } from '../../ports/vendors.ts';
import type { Commission, CommissionRequest } from '../../shared/commission.ts';
import type { Currency, Money } from '../../shared/money.ts';
import type { OffsetDateTime } from '../../shared/time.ts';
import type { VehicleIds } from './rules.vehicle.ts';

export type Supplier = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly displayName: string;
  /** null for a main supplier: one that is asked for cars. */
  readonly parentID: number | null;
};

/** The published names of the reference data, by id. */
export type ReferenceNames = {
  readonly carClasses: ReadonlyMap<number, string>;
  readonly fuelTypes: ReadonlyMap<number, string>;
  readonly transmissionTypes: ReadonlyMap<number, string>;
};

export type NamedSupplier = Pick<Supplier, 'id' | 'name' | 'displayName'>;

export type Campaign = { readonly id: number; readonly code: string; readonly name: string };

/** What an agency asks; the fields by themselves are valid, what they say together is not yet checked. */
export type CarSearchRequest = {
  readonly checkInDateTime: string;
  readonly checkOutDateTime: string;
  /** `18` to `29`, or `30+`. */
  readonly age: string;
  readonly country: string;
  readonly checkInLocation: Point;
  readonly checkOutLocation: Point;
  readonly commission?: CommissionRequest;
  readonly campaignCode?: string;
  readonly fullCredit?: boolean;
};

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
};

/** total = net + commission, for one unit and the whole rental. */
export type ExtraPricing = { readonly net: Money; readonly commission: Money; readonly total: Money };

/** One car as the agency is shown it. */
export type CarOffer = {
  readonly code: string;
  /** The main supplier that made the offer and takes the reservation. */
  readonly vendor: { readonly id: number; readonly code: string };
  /** Who hands the car over; the vendor itself or one of its subsuppliers. */
  readonly supplier: NamedSupplier;
  readonly said: VendorOffer;
  readonly ids: VehicleIds;
  readonly pricing: CarPricing;
  readonly deposit: Money;
  readonly campaign?: { readonly id: number; readonly name: string };
  readonly distanceMetres: number;
  /** Survives the search: names vendor and agency in the credit check. */
  readonly integrationCode: string;
};

/** What is remembered of a car that was shown: all that ordering it takes. */
export type KeptOffer = Pick<CarOffer, 'code' | 'vendor' | 'supplier' | 'ids' | 'pricing' | 'integrationCode'> &
  Pick<VendorOffer, 'offerCode'> &
  Pick<VendorOffer['vehicle'], 'brand' | 'model' | 'imageUrl'> &
  Pick<
    VendorOffer['conditions'],
    'minDriverAge' | 'freeCancellationHours' | 'requiresCreditCheck' | 'applicableForFullCredit'
  > & {
    /** As the vendor said it, in its own currency. */
    readonly vendorPrice: Pick<VendorOffer['price'], 'currency' | 'net' | 'fees' | 'payableAtDesk'>;
  };

/** One search of one agency: what it asked, and the cars it was shown, best first. */
export type CarSearch<Offer = CarOffer> = {
  readonly searchID: string;
  readonly agencyId: number;
  readonly expiresAt: Date;
  readonly currency: Currency;
  /** The exchange rates it used: what one unit of each currency was worth in TRY. */
  readonly rates: Readonly<Record<Currency, number>>;
  readonly commission: Commission | undefined;
  readonly rentalDays: number;
  /** RFC 3339, with the caller's offset. */
  readonly checkInDateTime: string;
  readonly checkOutDateTime: string;
  readonly offers: readonly Offer[];
};

export type KeptSearch = CarSearch<KeptOffer>;

type ExtraBase = {
  readonly code: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly pricing: ExtraPricing;
};

export type ExtraOffer =
  | (ExtraBase & { readonly type: 'equipment' | 'service' })
  | (ExtraBase & { readonly type: 'insurance'; readonly insurance: { readonly code: string; readonly name: string } })
  | (ExtraBase & { readonly type: 'range'; readonly extraRange: { readonly amount: number; readonly unit: 'km' } });
