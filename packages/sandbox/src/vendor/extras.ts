import type { components } from '@agency-booking/connector-contracts/vendor';
import type { Model } from '../world/models.ts';
import { amountOf } from './prices.ts';
import { type Rental, rentalDays } from './rental.ts';

export type Extra = components['schemas']['Extra'];
type Common = Pick<Extra, 'code' | 'name' | 'min' | 'max'>;

type CatalogueEntry = Common & {
  /** An amount for each day, charged for so many days at most; or one amount for the rental. */
  readonly euro: { perDay: number; chargedDays: number } | { perRental: number };
  /** Which offers it comes with. */
  readonly comesWith?: (rental: Rental, model: Model) => boolean;
} & (
    | { readonly type: 'equipment' | 'service' }
    | { readonly type: 'insurance'; readonly insurance: { code: string } }
    | { readonly type: 'range'; readonly range: { amount: number; unit: 'km' } }
  );

const WINTER_MONTHS: readonly number[] = [10, 11, 0, 1, 2];

const CATALOGUE: readonly CatalogueEntry[] = [
  {
    code: 'BABY_SEAT',
    name: { tr: 'Bebek Koltuğu', en: 'Baby Seat', de: 'Babysitz' },
    type: 'equipment',
    min: 1,
    max: 2,
    euro: { perDay: 4, chargedDays: 10 },
    comesWith: (_, { seatCount }) => seatCount >= 4,
  },
  {
    code: 'GPS',
    name: { tr: 'Navigasyon', en: 'GPS Navigation', de: 'Navigationsgerät' },
    type: 'equipment',
    min: 1,
    max: 1,
    euro: { perDay: 3, chargedDays: 10 },
    comesWith: (_, { category }) => 'MECIS'.includes(category),
  },
  {
    code: 'SNOW_CHAINS',
    name: { tr: 'Kar Zinciri', en: 'Snow Chains', de: 'Schneeketten' },
    type: 'equipment',
    min: 1,
    max: 1,
    euro: { perRental: 15 },
    comesWith: ({ from }) => WINTER_MONTHS.includes(from.getUTCMonth()),
  },
  {
    code: 'ADD_DRIVER',
    name: { tr: 'Ek Sürücü', en: 'Additional Driver', de: 'Zusatzfahrer' },
    type: 'service',
    min: 1,
    max: 3,
    euro: { perDay: 5, chargedDays: 7 },
  },
  {
    code: 'CDW',
    name: { tr: 'Hasar Muafiyeti', en: 'Collision Damage Waiver', de: 'Vollkaskoschutz' },
    type: 'insurance',
    min: 1,
    max: 1,
    euro: { perDay: 8, chargedDays: 30 },
    insurance: { code: 'CDW' },
  },
  {
    code: 'TGH',
    name: {
      tr: 'Lastik, Cam ve Far Güvencesi',
      en: 'Tyre, Glass and Headlight Cover',
      de: 'Reifen-, Glas- und Lichtschutz',
    },
    type: 'insurance',
    min: 1,
    max: 1,
    euro: { perDay: 3, chargedDays: 30 },
    insurance: { code: 'TGH' },
  },
  {
    code: 'EXTRA_RANGE',
    name: { tr: 'Ek Kilometre', en: 'Extra Range', de: 'Zusatzkilometer' },
    type: 'range',
    min: 1,
    max: 10,
    euro: { perRental: 25 },
    range: { amount: 500, unit: 'km' },
    comesWith: ({ vendor }) => vendor.kilometresPerDay !== null,
  },
];

/** What can be added to one car for one rental, each at the price of one unit. */
export function extrasOf(rental: Rental, model: Model): readonly Extra[] {
  return CATALOGUE.filter(({ comesWith }) => comesWith?.(rental, model) ?? true).map(
    ({ euro, comesWith: _, ...extra }) => {
      const perRental =
        'perRental' in euro ? euro.perRental : euro.perDay * Math.min(rentalDays(rental), euro.chargedDays);
      const { currency, amount } = amountOf(perRental * rental.vendor.priceLevel, rental);
      return { ...extra, price: { currency, net: amount } };
    },
  );
}
