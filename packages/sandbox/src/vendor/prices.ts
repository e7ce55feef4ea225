import type { components } from '@agency-booking/connector-contracts/vendor';
import type { Chance } from '../world/chance.ts';
import { distanceMetres } from '../world/geometry.ts';
import type { Model } from '../world/models.ts';
import { inCurrency } from '../world/prices.ts';
import type { CampaignCode, Currency, Vendor } from '../world/vendors.ts';
import type { Office } from './offices.ts';
import { calendarDays, type Rental, rentalDays } from './rental.ts';

type Price = components['schemas']['OfferPrice'];
type Fee = components['schemas']['OfferFee'];
type Campaign = components['schemas']['AppliedCampaign'];

/** January to December: summer is dear, the dark months are cheap. */
const SEASON = [0.85, 0.85, 0.9, 1, 1.05, 1.2, 1.4, 1.4, 1.15, 1, 0.85, 0.95] as const;
const WEEKEND = 1.1;
const WEEKEND_DAYS: readonly number[] = [5, 6, 0];
/** What each further day costs of the first; so a longer rental is cheaper by the day, and never cheaper in all. */
const FURTHER_DAYS = [
  { fromDay: 14, factor: 0.65 },
  { fromDay: 7, factor: 0.75 },
  { fromDay: 3, factor: 0.85 },
] as const;

/** Wide enough that no vendor is the cheapest for every car. */
const CAR_LEVEL = 0.15;

const AIRPORT_FEE_EURO = 9;
const YOUNG_DRIVER_BELOW_AGE = 25;
const YOUNG_DRIVER_EURO_PER_DAY = 5;
const YOUNG_DRIVER_CHARGED_DAYS = 10;
const ONE_WAY_EURO = 20;
const ONE_WAY_EURO_PER_KILOMETRE = 0.15;

const CAMPAIGNS: Readonly<Record<CampaignCode, { name: string; percentage: number; fromDays: number }>> = {
  EARLY10: { name: 'Erken Rezervasyon', percentage: 10, fromDays: 1 },
  WEEKLY15: { name: 'Haftalık Fırsat', percentage: 15, fromDays: 7 },
};

export function priceOffer(rental: Rental, model: Model, chance: Chance): { price: Price; campaign?: Campaign } {
  const { vendor } = rental;
  const currency = currencyOf(vendor, rental.pickUpOffice);
  const rent = inCurrency(model.euroPerDay * ownLevel(vendor, model, chance) * dayFactors(rental), currency);
  const campaign = campaignOf(rental);
  const discount = campaign ? Math.round((rent * campaign.percentage) / 100) : 0;
  const net = rent - discount;
  const fees = feesOf(rental, currency);
  const owed = fees.reduce((sum, fee) => sum + fee.amount, net);
  const payableAtDesk = Math.round(owed * deskShare(vendor, model));
  return { price: { currency, net, discount, fees, payableAtDesk }, ...(campaign && { campaign }) };
}

/** Amounts beside the rent: extras and deposits. */
export function amountOf(euro: number, rental: Rental): { currency: Currency; amount: number } {
  const currency = currencyOf(rental.vendor, rental.pickUpOffice);
  return { currency, amount: inCurrency(euro, currency) };
}

function currencyOf(vendor: Vendor, { countryCode }: Office): Currency {
  if (countryCode === 'TR' || vendor.isEverywhere) return vendor.homeCurrency;
  if (countryCode === 'GB') return 'GBP';
  return countryCode === 'US' || countryCode === 'AE' ? 'USD' : 'EUR';
}

/** The vendor's level, and for this car up to `CAR_LEVEL` up or down. */
function ownLevel(vendor: Vendor, model: Model, chance: Chance): number {
  return vendor.priceLevel * (1 - CAR_LEVEL + 2 * CAR_LEVEL * chance('price', vendor.code, model.id));
}

/** How many plain days the rental is worth. */
function dayFactors(rental: Rental): number {
  return calendarDays(rental).reduce((sum, day, index) => {
    return sum + SEASON[day.getUTCMonth()]! * weekendFactor(day) * lengthFactor(index + 1);
  }, 0);
}

function lengthFactor(dayOfRental: number): number {
  return FURTHER_DAYS.find(({ fromDay }) => dayOfRental >= fromDay)?.factor ?? 1;
}

function weekendFactor(day: Date): number {
  return WEEKEND_DAYS.includes(day.getUTCDay()) ? WEEKEND : 1;
}

function campaignOf(rental: Rental): Campaign | undefined {
  const code = rental.vendor.campaigns.find((known) => known === rental.campaignCode);
  if (!code || rentalDays(rental) < CAMPAIGNS[code].fromDays) return undefined;
  return { code, name: CAMPAIGNS[code].name, percentage: CAMPAIGNS[code].percentage };
}

function feesOf(rental: Rental, currency: Currency): Fee[] {
  const { pickUpOffice, dropOffOffice, driverAge } = rental;
  const fees: Fee[] = [];
  if (pickUpOffice.kind === 'airport') fees.push({ kind: 'airport', amount: inCurrency(AIRPORT_FEE_EURO, currency) });
  if (driverAge < YOUNG_DRIVER_BELOW_AGE) {
    const chargedDays = Math.min(rentalDays(rental), YOUNG_DRIVER_CHARGED_DAYS);
    fees.push({ kind: 'youngDriver', amount: inCurrency(chargedDays * YOUNG_DRIVER_EURO_PER_DAY, currency) });
  }
  if (pickUpOffice.id !== dropOffOffice.id) {
    const kilometres = distanceMetres(pickUpOffice.point, dropOffOffice.point) / 1000;
    fees.push({ kind: 'oneWay', amount: inCurrency(ONE_WAY_EURO + kilometres * ONE_WAY_EURO_PER_KILOMETRE, currency) });
  }
  return fees;
}

function deskShare({ deskPayment }: Vendor, { category }: Model): number {
  return deskPayment?.categories.includes(category) ? deskPayment.share : 0;
}
