import type { VendorOffer } from '../../ports/vendors.ts';
import type { Language } from '../../shared/language.ts';
import { type Currency, canBeStated, convert, type Money, rateBetween } from '../../shared/money.ts';
import { formatDateTime } from '../../shared/time.ts';
import { amountIn, CONDITION_WORDS, dayIn } from './rules.conditions.ts';
import type { CarOffer, OfferTerms, RentalRule } from './types.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** How a search tells amounts and moments; `offsetMinutes` is the pick-up's. */
type Telling = {
  readonly currency: Currency;
  readonly rates: Readonly<Record<Currency, number>>;
  readonly offsetMinutes: number;
};

/** `undefined`: an amount is more than can be stated. */
export function termsOf(
  { deposit, excess, cancellation }: VendorOffer['conditions'],
  { currency, rates, offsetMinutes }: Telling,
): OfferTerms | undefined {
  const amountsOf = (terms: Pick<VendorOffer['conditions'], 'deposit' | 'excess' | 'cancellation'>) => [
    terms.deposit.amount,
    ...terms.excess.map(({ amount }) => amount.amount),
    ...terms.cancellation.map(({ fee }) => fee.amount),
  ];
  if (!canBeStated(...amountsOf({ deposit, excess, cancellation }))) return undefined;
  const ours = (amount: Money) => convert(amount, currency, rateBetween(amount.currency, currency, rates));
  const terms = {
    deposit: ours(deposit),
    excess: excess.map(({ coverage, amount }) => ({ coverage, amount: ours(amount) })),
    cancellation: cancellation.map(({ until, fee }) => ({
      until: formatDateTime({ instant: new Date(until), offsetMinutes }),
      fee: ours(fee),
    })),
  };
  return canBeStated(...amountsOf(terms)) ? terms : undefined;
}

/** What the vendor demands or grants, in words. `pickUpAt` is RFC 3339. */
export function rulesOf(
  { said, deposit, excess, cancellation }: Pick<CarOffer, 'said' | 'deposit' | 'excess' | 'cancellation'>,
  { pickUpAt, language }: { pickUpAt: string; language: Language },
): RentalRule[] {
  const { conditions, pickUpOffice } = said;
  const words = CONDITION_WORDS[language];
  const [opening] = pickUpOffice.openingHours;
  const hoursBefore = (until: string) =>
    Math.max(0, Math.floor((Date.parse(pickUpAt) - Date.parse(until)) / HOUR_MILLISECONDS));
  const told = (type: RentalRule['type'], description: string): RentalRule => ({ type, description });
  return [
    { name: words.minDriverAge, type: 'minDriverAge', minDriverAge: conditions.minDriverAge },
    { name: words.deposit, type: 'deposit', deposit },
    told('mileageLimit', words.mileage(conditions.mileage)),
    ...cancellation.map(({ until, fee }) =>
      fee.amount === 0
        ? told('freeCancellation', words.freeCancellation(hoursBefore(until)))
        : told('lateCancellation', words.lateCancellation(hoursBefore(until), amountIn(language, fee))),
    ),
    told('licenseHeld', words.licence(conditions)),
    ...excess.map(({ coverage, amount }) => told('excess', words.excess(coverage, amountIn(language, amount)))),
    told('openingHours', opening ? words.openingHours(dayIn(language, opening.date), opening) : words.closed),
    ...(conditions.noticeHours > 0 ? [told('notice', words.notice(conditions.noticeHours))] : []),
    ...(conditions.minRentalHours > 0 ? [told('minRental', words.minRental(conditions.minRentalHours))] : []),
  ];
}
