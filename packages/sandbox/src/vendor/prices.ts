import type { components } from '@agency-booking/connector-contracts/vendor';
import type { Chance } from '../world/chance.ts';
import { distanceMetres } from '../world/geometry.ts';
import { countryLevel, seasonFactor } from '../world/market.ts';
import type { Model } from '../world/models.ts';
import { inCurrency } from '../world/prices.ts';
import type { CampaignCode, Currency, Vendor } from '../world/vendor.ts';
import type { Office } from './offices.ts';
import { presence } from './opening.ts';
import { calendarDays, type Rental, rentalDays } from './rental.ts';

type Price = components['schemas']['OfferPrice'];
type Fee = components['schemas']['OfferFee'];
type Campaign = components['schemas']['AppliedCampaign'];

const WEEKEND = 1.1;
const WEEKEND_DAYS: readonly number[] = [5, 6, 0];
/** The price of each further day relative to the first. A longer rental costs less per day, but never less in total. */
const FURTHER_DAYS = [
  { fromDay: 14, factor: 0.65 },
  { fromDay: 7, factor: 0.75 },
  { fromDay: 3, factor: 0.85 },
] as const;
/** The price factor by number of days before pick-up. Fewer cars are left as pick-up approaches. */
const LEAD = [
  { fromDays: 90, factor: 0.92 },
  { fromDays: 30, factor: 0.96 },
  { fromDays: 8, factor: 1 },
  { fromDays: 4, factor: 1.05 },
  { fromDays: 2, factor: 1.12 },
] as const;
const LAST_MINUTE = 1.2;

/** The price spread between cars, wide enough that no vendor is the cheapest for every car. */
const CAR_LEVEL = 0.15;
/** The price spread across towns within a country. Hubs cost more, because long-distance travellers pay more there. */
const TOWN_LEVEL = 0.06;
const HUB_LEVEL = 1.05;

const CAMPAIGNS: Readonly<
  Record<CampaignCode, { name: string; percentage: number; fromDays: number; fromLeadDays: number }>
> = {
  EARLY10: { name: 'Erken Rezervasyon', percentage: 10, fromDays: 1, fromLeadDays: 14 },
  WEEKLY15: { name: 'Haftalık Fırsat', percentage: 15, fromDays: 7, fromLeadDays: 0 },
};

export function priceOffer(rental: Rental, model: Model, chance: Chance): { price: Price; campaign?: Campaign } {
  const { vendor } = rental;
  const currency = currencyOf(vendor, rental.pickUpOffice);
  const euro = model.euroPerDay * ownLevel(rental, model, chance) * leadFactor(rental) * dayFactors(rental);
  const rent = inCurrency(euro, currency);
  const campaign = campaignOf(rental);
  const discount = campaign ? Math.round((rent * campaign.percentage) / 100) : 0;
  const net = rent - discount;
  const fees = feesOf(rental).map(({ kind, euro }) => ({ kind, amount: inCurrency(euro, currency) }));
  const price = { currency, net, discount, fees };
  return {
    price: { ...price, payableAtDesk: Math.round(owed(price) * deskShare(vendor, model)) },
    campaign,
  };
}

export function owed({ net, fees }: Pick<Price, 'net' | 'fees'>): number {
  return fees.reduce((sum, fee) => sum + fee.amount, net);
}

/** Returns the young driver surcharge for the whole rental. */
export function youngDriverEuro(rental: Rental): number {
  const { chargedDays, euroPerDay } = rental.vendor.terms.youngDriver;
  return Math.min(rentalDays(rental), chargedDays) * euroPerDay;
}

export function amountOf(euro: number, rental: Rental): { currency: Currency; amount: number } {
  const currency = currencyOf(rental.vendor, rental.pickUpOffice);
  return { currency, amount: inCurrency(euro, currency) };
}

function currencyOf(vendor: Vendor, { countryCode }: Office): Currency {
  if (countryCode === 'TR' || vendor.isEverywhere) return vendor.homeCurrency;
  if (countryCode === 'GB') return 'GBP';
  return countryCode === 'US' || countryCode === 'AE' ? 'USD' : 'EUR';
}

/** Combines the price levels of the country, town, vendor and car. The car's level varies by at most `CAR_LEVEL`. */
function ownLevel({ vendor, pickUpOffice }: Rental, model: Model, chance: Chance): number {
  const around = (spread: number, ...words: string[]) => 1 - spread + 2 * spread * chance(...words);
  return (
    countryLevel(pickUpOffice) *
    around(TOWN_LEVEL, 'town', vendor.code, pickUpOffice.city) *
    (pickUpOffice.isHub ? HUB_LEVEL : 1) *
    vendor.priceLevel *
    around(CAR_LEVEL, 'price', vendor.code, model.id)
  );
}

function leadFactor({ leadDays }: Rental): number {
  return LEAD.find(({ fromDays }) => leadDays >= fromDays)?.factor ?? LAST_MINUTE;
}

/** Returns the rental price as a multiple of the base price per day. */
function dayFactors(rental: Rental): number {
  return calendarDays(rental).reduce((sum, day, index) => {
    return sum + seasonFactor(rental.pickUpOffice, day) * weekendFactor(day) * lengthFactor(index + 1);
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
  if (!code) return undefined;
  const { name, percentage, fromDays, fromLeadDays } = CAMPAIGNS[code];
  if (rentalDays(rental) < fromDays || rental.leadDays < fromLeadDays) return undefined;
  return { code, name, percentage };
}

function feesOf(rental: Rental): { kind: Fee['kind']; euro: number }[] {
  const { vendor, pickUpOffice, dropOffOffice, deliveryMetres, driverAge } = rental;
  const { airportFeeEuro, youngDriver, oneWay, abroad, outOfHours, delivery } = vendor.terms;
  const fees: { kind: Fee['kind']; euro: number }[] = [];
  if (pickUpOffice.kind === 'airport') fees.push({ kind: 'airport', euro: airportFeeEuro });
  if (driverAge < youngDriver.belowAge) {
    fees.push({ kind: 'youngDriver', euro: youngDriverEuro(rental) });
  }
  if (pickUpOffice.id !== dropOffOffice.id) {
    const kilometres = distanceMetres(pickUpOffice.point, dropOffOffice.point) / 1000;
    const border = pickUpOffice.countryCode === dropOffOffice.countryCode ? 0 : (abroad?.euro ?? 0);
    fees.push({ kind: 'oneWay', euro: oneWay.euro + kilometres * oneWay.euroPerKilometre + border });
  }
  const late = [presence(vendor, pickUpOffice, rental.from), presence(vendor, dropOffOffice, rental.to)].filter(
    (presence) => presence === 'outOfHours',
  );
  if (outOfHours && late.length > 0) fees.push({ kind: 'outOfHours', euro: late.length * outOfHours.euro });
  if (delivery && deliveryMetres !== undefined) {
    fees.push({ kind: 'delivery', euro: delivery.euro + (deliveryMetres / 1000) * delivery.euroPerKilometre });
  }
  return fees;
}

function deskShare({ deskPayment }: Vendor, { category }: Model): number {
  return deskPayment?.categories.includes(category) ? deskPayment.share : 0;
}
