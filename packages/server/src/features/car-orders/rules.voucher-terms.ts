import type { Sheet } from '../../ports/printing.ts';
import { rowsOf } from '../../shared/documents.ts';
import { amountIn, momentWithOffsetIn } from '../../shared/in-words.ts';
import { localTimeIn } from '../../shared/time.ts';
import type { VoucherWords } from './rules.voucher-words.ts';
import type { CarTerms, Voucher } from './types.ts';

/** Rules that are stated in other rows of the voucher. */
const STATED_ELSEWHERE: readonly string[] = [
  'deposit',
  'mileageLimit',
  'freeCancellation',
  'lateCancellation',
  'excess',
  'openingHours',
];

type Telling = { readonly words: VoucherWords; readonly language: Voucher['language'] };

/**
 * Returns the section with the terms as sold. Times are in the pick-up office's local time if its position is known.
 */
export function termsSections({ terms, appointment }: Voucher, { words, language }: Telling): Sheet['sections'] {
  if (!terms) return [];
  const timeZone = appointment?.checkInOffice.timeZone;
  const momentAt = (moment: string) => momentWithOffsetIn(language, timeZone ? localTimeIn(timeZone, moment) : moment);
  const steps = terms.cancellation.map(({ until, fee }) =>
    fee.amount === 0 ? words.freeUntil(momentAt(until)) : words.feeUntil(amountIn(language, fee), momentAt(until)),
  );
  const rules = (terms.rules ?? []).filter(({ type }) => !STATED_ELSEWHERE.includes(type));
  const rows = rowsOf([
    [words.cancellation, ...steps, words.afterwards],
    [words.insurance, ...(terms.insurances ?? []).map(({ name }) => name)],
    [words.included, includedIn(terms, words)],
    [words.fuel, terms.fuelPolicy?.name],
    [words.further, ...rules.map(({ description }) => description)],
  ]);
  return [{ heading: words.terms(momentAt(terms.agreedAt)), rows }];
}

function includedIn({ includedCoverages }: CarTerms, words: VoucherWords): string {
  const known = Object.entries(words.includedCoverages);
  return known.flatMap(([coverage, name]) => (includedCoverages?.[coverage as 'theft'] ? [name] : [])).join(', ');
}
