import type { components } from '@agency-booking/connector-contracts/vendor';
import { categories, type Model } from '../world/models.ts';
import { amountOf, owed, youngDriverEuro } from './prices.ts';
import { HOUR_MILLISECONDS, type Rental, rentalDays } from './rental.ts';

type Schemas = components['schemas'];
type Conditions = Schemas['OfferConditions'];

const YOUNGEST_DRIVER = 18;
/** The ratio of the theft excess to the damage excess. */
const THEFT = 1.25;

export function conditionsOf(rental: Rental, model: Model, price: Schemas['OfferPrice']): Conditions {
  const { vendor } = rental;
  const { terms } = vendor;
  const category = categories[model.category];
  return {
    minDriverAge: Math.max(YOUNGEST_DRIVER, category.minDriverAge - vendor.yearsYounger),
    maxDriverAge: terms.maxDriverAge,
    minLicenceYears: category.minLicenceYears,
    youngDriver: { belowAge: terms.youngDriver.belowAge, fee: amountOf(youngDriverEuro(rental), rental) },
    deposit: amountOf(category.depositEuro * terms.depositFactor, rental),
    depositCards: [...terms.depositCards],
    excess: excessOf(rental, model),
    crossBorder: crossBorderOf(rental),
    cancellation: cancellationOf(rental, price),
    noticeHours: terms.noticeHours,
    minRentalHours: terms.minRentalHours,
    mileage: mileageOf(rental),
    requiresCreditCheck: vendor.creditCheckCategories.includes(model.category),
    applicableForFullCredit: vendor.fullCreditCategories.includes(model.category),
  };
}

function mileageOf(rental: Rental): Conditions['mileage'] {
  const { kilometresPerDay: limit, terms } = rental.vendor;
  if (limit === null) return { limit, unit: 'kmPerDay' };
  return { limit, unit: 'kmPerDay', extraPrice: amountOf(terms.extraKilometreEuro, rental) };
}

/** Returns the countries that the car may be taken to, excluding the pick-up country. */
function crossBorderOf(rental: Rental): NonNullable<Conditions['crossBorder']> {
  const { vendor, pickUpOffice } = rental;
  const { crossBorder } = vendor.terms;
  if (!crossBorder?.among.includes(pickUpOffice.countryCode)) return { allowed: false };
  const countries = crossBorder.among.filter((code) => code !== pickUpOffice.countryCode);
  return { allowed: true, countries, fee: amountOf(crossBorder.euro, rental) };
}

export function excessOf(rental: Rental, model: Model): Conditions['excess'] {
  const euro = categories[model.category].excessEuro * rental.vendor.terms.excessFactor;
  if (euro === 0) return [];
  return [
    { coverage: 'collision', amount: amountOf(euro, rental) },
    { coverage: 'theft', amount: amountOf(euro * THEFT, rental) },
  ];
}

function cancellationOf(rental: Rental, price: Schemas['OfferPrice']): Conditions['cancellation'] {
  const all = owed(price);
  return rental.vendor.terms.cancellation.map(({ hours, costs }) => {
    const fee = 'days' in costs ? (all / rentalDays(rental)) * costs.days : all * costs.share;
    return {
      until: new Date(rental.from.getTime() - hours * HOUR_MILLISECONDS).toISOString(),
      fee: { currency: price.currency, amount: Math.min(all, Math.round(fee)) },
    };
  });
}
