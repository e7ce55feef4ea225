import type { components } from '@agency-booking/connector-contracts/vendor';
import type { Model } from '../world/models.ts';
import { excessOf } from './conditions.ts';
import { amountOf } from './prices.ts';
import { type Rental, rentalDays } from './rental.ts';

type Extra = components['schemas']['Extra'];

type CatalogueEntry = Pick<Extra, 'code' | 'min' | 'max'> & {
  /** The price in euros: per day up to a maximum number of charged days, or per rental. */
  readonly euro: { perDay: number; chargedDays: number } | { perRental: number };
  /** Returns true if the extra is available for the rental and model. */
  readonly comesWith?: (rental: Rental, model: Model) => boolean;
} & (
    | { readonly type: 'equipment' | 'service' }
    | { readonly type: 'insurance'; readonly insurance: string; readonly leavesNoExcess?: boolean }
    | { readonly type: 'range'; readonly range: { amount: number; unit: 'km' } }
  );

const WINTER_MONTHS: readonly number[] = [10, 11, 0, 1, 2];

const CATALOGUE: readonly CatalogueEntry[] = [
  {
    code: 'BABY_SEAT',
    type: 'equipment',
    min: 1,
    max: 2,
    euro: { perDay: 4, chargedDays: 10 },
    comesWith: (_, { seatCount }) => seatCount >= 4,
  },
  {
    code: 'GPS',
    type: 'equipment',
    min: 1,
    max: 1,
    euro: { perDay: 3, chargedDays: 10 },
    comesWith: (_, { category }) => 'MECIS'.includes(category),
  },
  {
    code: 'SNOW_CHAINS',
    type: 'equipment',
    min: 1,
    max: 1,
    euro: { perRental: 15 },
    comesWith: ({ from }) => WINTER_MONTHS.includes(from.getUTCMonth()),
  },
  { code: 'ADD_DRIVER', type: 'service', min: 1, max: 3, euro: { perDay: 5, chargedDays: 7 } },
  {
    code: 'CDW',
    type: 'insurance',
    min: 1,
    max: 1,
    euro: { perDay: 8, chargedDays: 30 },
    insurance: 'SCDW',
    leavesNoExcess: true,
    comesWith: ({ vendor }) => vendor.terms.excessFactor > 0,
  },
  {
    code: 'TGH',
    type: 'insurance',
    min: 1,
    max: 1,
    euro: { perDay: 3, chargedDays: 30 },
    insurance: 'TGH',
    comesWith: ({ vendor }) => !vendor.terms.includes.glassTyreHeadlight,
  },
  {
    code: 'PAI',
    type: 'insurance',
    min: 1,
    max: 1,
    euro: { perDay: 3.5, chargedDays: 30 },
    insurance: 'PAI',
    comesWith: ({ vendor }) => !vendor.terms.includes.personalAccident,
  },
  {
    code: 'ROADSIDE',
    type: 'service',
    min: 1,
    max: 1,
    euro: { perDay: 2.5, chargedDays: 30 },
    comesWith: ({ vendor }) => !vendor.terms.includes.roadside,
  },
  {
    code: 'EXTRA_RANGE',
    type: 'range',
    min: 1,
    max: 10,
    euro: { perRental: 25 },
    range: { amount: 500, unit: 'km' },
    comesWith: ({ vendor }) => vendor.kilometresPerDay !== null,
  },
];

/** Returns the extras available for a car and rental, each with its unit price. */
export function extrasOf(rental: Rental, model: Model): readonly Extra[] {
  return CATALOGUE.filter(({ comesWith }) => comesWith?.(rental, model) ?? true).map((entry) => {
    const { code, min, max, euro } = entry;
    const perRental =
      'perRental' in euro ? euro.perRental : euro.perDay * Math.min(rentalDays(rental), euro.chargedDays);
    const { currency, amount } = amountOf(perRental * rental.vendor.priceLevel, rental);
    const extra = { code, min, max, price: { currency, net: amount } };
    switch (entry.type) {
      case 'insurance':
        return { ...extra, type: entry.type, insurance: insuranceOf(entry, rental, model) };
      case 'range':
        return { ...extra, type: entry.type, range: entry.range };
      default:
        return { ...extra, type: entry.type };
    }
  });
}

function insuranceOf(
  { insurance: code, leavesNoExcess }: { insurance: string; leavesNoExcess?: boolean },
  rental: Rental,
  model: Model,
) {
  const [collision] = excessOf(rental, model);
  if (!leavesNoExcess || !collision) return { code };
  return { code, excess: { ...collision.amount, amount: 0 } };
}
