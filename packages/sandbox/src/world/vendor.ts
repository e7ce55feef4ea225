import type { Category, Model } from './models.ts';
import type { Place } from './places.ts';
import type { VendorTerms } from './terms.ts';

export type Currency = 'TRY' | 'USD' | 'EUR' | 'GBP';
export type CampaignCode = 'EARLY10' | 'WEEKLY15';

export type Vendor = {
  readonly code: string;
  readonly name: string;
  readonly terms: VendorTerms;
  /** The price level. 1 is the average. */
  readonly priceLevel: number;
  /**
   * The currency in Türkiye and, with `isEverywhere`, in every country. Otherwise, the country determines the currency.
   */
  readonly homeCurrency: Currency;
  readonly categories: readonly Category[];
  /** The proportion of cars in these categories that the vendor offers. 1 means all cars. */
  readonly fleetShare: number;
  /** The vendor's only models. No other vendor has them, so no cheaper offer replaces them in a response. */
  readonly ownModels?: ReadonlySet<string>;
  /** True if the vendor has an office at every search point. `servesPlace` is then ignored. */
  readonly isEverywhere?: boolean;
  readonly servesPlace: (place: Place) => boolean;
  /** The share of served places where the vendor has an office. The vendor has an office at all `HUBS`. */
  readonly officeShare: number;
  readonly campaigns: readonly CampaignCode[];
  /** Years subtracted from the category's usual minimum age. */
  readonly yearsYounger: number;
  /** Kilometres per day, or `null` for unlimited mileage. */
  readonly kilometresPerDay: number | null;
  readonly fuelPolicy: 'fullToFull' | 'sameToSame' | 'fullToEmpty';
  readonly creditCheckCategories: readonly Category[];
  readonly fullCreditCategories: readonly Category[];
  /** The categories with partial payment at the desk, and the share of the price paid there. */
  readonly deskPayment?: { readonly categories: readonly Category[]; readonly share: number };
  readonly subsupplier?: {
    readonly code: string;
    readonly name: string;
    readonly handsOver: (model: Model, place: Place) => boolean;
  };
};
