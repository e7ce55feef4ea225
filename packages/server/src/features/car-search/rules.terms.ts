import type { SaidTerms, VendorOffer, VendorPrice } from '../../ports/vendors.ts';
import { convertFee } from '../../shared/cancellation.ts';
import { amountIn, dayIn } from '../../shared/in-words.ts';
import type { Language } from '../../shared/language.ts';
import { add, type Money, money } from '../../shared/money.ts';
import { formatDateTime } from '../../shared/time.ts';
import { amountsIn, type Rates } from './rules.amounts.ts';
import { CONDITION_WORDS, type ConditionWords, isInMiles, isPerDay } from './rules.conditions.ts';
import { vendorTotalOf } from './rules.pricing.ts';
import type { CarConditions, CarPricing, RentalRule } from './types.ts';

const HOUR_MILLISECONDS = 3_600_000;

const KM_PER_MILE = 1.609344;

type Conditions = VendorOffer['conditions'];

type Terms = Rates & {
  /** UTC offset of the pick-up in minutes. */
  readonly offsetMinutes: number;
  /** The vendor's price, which is the most that a cancellation can cost. */
  readonly price: VendorPrice;
  readonly pricing: Pick<CarPricing, 'net' | 'fee'>;
};

/**
 * Returns the terms in the search currency; `undefined` if an amount cannot be converted or exceeds the contract's
 * limit.
 */
export function termsOf(
  conditions: Conditions,
  { offsetMinutes, price, pricing, ...rates }: Terms,
): CarConditions | undefined {
  const { minDriverAge, maxDriverAge, minLicenceYears, youngDriver, deposit, depositCards, crossBorder } = conditions;
  const { ours, areStated } = amountsIn(rates);
  const priced = { theirs: money(vendorTotalOf(price), price.currency), ours: add(pricing.net, pricing.fee) };
  const terms = {
    mileage: mileageOf(conditions.mileage, ours),
    excess: conditions.excess.map(({ coverage, amount }) => ({ coverage, amount: ours(amount) })),
    deposit: { amount: ours(deposit), cardTypes: depositCards },
    driver: {
      minAge: minDriverAge,
      maxAge: maxDriverAge,
      licenceYears: minLicenceYears,
      youngDriverFee: youngDriver && { belowAge: youngDriver.belowAge, amount: ours(youngDriver.fee) },
    },
    crossBorder: crossBorder && {
      allowed: crossBorder.allowed,
      countries: crossBorder.countries,
      fee: crossBorder.fee && ours(crossBorder.fee),
    },
    cancellation: conditions.cancellation.map(({ until, fee }) => ({
      until: formatDateTime({ instant: new Date(until), offsetMinutes }),
      fee: convertFee(fee, priced, ours),
    })),
  };
  return areStated() ? terms : undefined;
}

/** Returns the mileage terms. Included miles are rounded down. */
function mileageOf(
  { limit, unit, extraPrice }: Conditions['mileage'],
  ours: (theirs: Money) => Money,
): CarConditions['mileage'] {
  if (limit === null) return { type: 'unlimited' };
  const kilometres = isInMiles(unit) ? KM_PER_MILE : 1;
  const price = extraPrice && ours(extraPrice);
  return {
    type: isPerDay(unit) ? 'perDay' : 'perRental',
    includedKm: Math.floor(limit * kilometres),
    extraKmPrice: price && money(Math.round(price.amount / kilometres), price.currency),
  };
}

type StatedTerms = {
  readonly conditions: SaidTerms;
  /** The pick-up office's opening hours on the pick-up day. */
  readonly openingHours: VendorOffer['pickUpOffice']['openingHours'];
  readonly terms: CarConditions;
};

/** Returns the rental rules. `pickUpAt` is an RFC 3339 date-time. */
export function rulesOf(
  { conditions, openingHours, terms }: StatedTerms,
  { pickUpAt, language }: { pickUpAt: string; language: Language },
): RentalRule[] {
  const { deposit, driver, crossBorder, excess, cancellation } = terms;
  const words = CONDITION_WORDS[language];
  const [opening] = openingHours;
  const hoursBefore = (until: string) =>
    Math.max(0, Math.floor((Date.parse(pickUpAt) - Date.parse(until)) / HOUR_MILLISECONDS));
  const rule = (type: RentalRule['type'], description: string): RentalRule => ({ type, description });
  const sumOf = (amount: Money) => amountIn(language, amount);
  const youngFee = driver.youngDriverFee;
  return [
    { name: words.minDriverAge, type: 'minDriverAge', minDriverAge: conditions.minDriverAge },
    ...(driver.maxAge === undefined ? [] : [rule('maxDriverAge', words.maxDriverAge(driver.maxAge))]),
    ...(youngFee?.amount.amount
      ? [rule('youngDriver', words.youngDriver(youngFee.belowAge, sumOf(youngFee.amount)))]
      : []),
    { name: words.deposit, type: 'deposit', deposit: deposit.amount },
    rule('mileageLimit', words.mileage(conditions.mileage)),
    ...cancellation.map(({ until, fee }) =>
      fee.amount === 0
        ? rule('freeCancellation', words.freeCancellation(hoursBefore(until)))
        : rule('lateCancellation', words.lateCancellation(hoursBefore(until), sumOf(fee))),
    ),
    rule('licenseHeld', words.licence(conditions)),
    ...excess.map(({ coverage, amount }) => rule('excess', words.excess(coverage, sumOf(amount)))),
    ...(crossBorder ? [rule('crossBorder', abroadIn(words, crossBorder, sumOf))] : []),
    rule('openingHours', opening ? words.openingHours(dayIn(language, opening.date), opening) : words.closed),
    ...(conditions.noticeHours > 0 ? [rule('notice', words.notice(conditions.noticeHours))] : []),
    ...(conditions.minRentalHours > 0 ? [rule('minRental', words.minRental(conditions.minRentalHours))] : []),
  ];
}

export function rentalConditionsOf(
  { conditions, documents }: Pick<VendorOffer, 'documents'> & { readonly conditions: SaidTerms },
  language: Language | undefined,
) {
  return {
    productInformationPDF: documents.productInformationPdfUrl,
    termsConditionPDF: documents.termsPdfUrl,
    minimumAge: conditions.minDriverAge,
    licenseRequirement: CONDITION_WORDS[language ?? 'en'].licence(conditions),
  };
}

function abroadIn(
  words: ConditionWords,
  { allowed, countries, fee }: NonNullable<CarConditions['crossBorder']>,
  sumOf: (amount: Money) => string,
): string {
  if (!allowed) return words.notAbroad;
  return words.abroad(countries, fee?.amount ? sumOf(fee) : undefined);
}
