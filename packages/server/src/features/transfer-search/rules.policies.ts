import type { SupplierLeg } from '../../ports/transfer-suppliers.ts';
import { convertFee, isOver } from '../../shared/cancellation.ts';
import { LANGUAGES, type Translated, type Untranslated } from '../../shared/language.ts';
import { type Currency, convert, type Money, money, shareOf } from '../../shared/money.ts';
import { localTimeIn, parseDateTime } from '../../shared/time.ts';
import { policyTypeOf } from '../../shared/transfer-offers.ts';
import type { PricedLeg } from './rules.pricing.ts';
import type { TransferCancellationPolicy, TransferLegTerms, TransferLegType } from './types.ts';

type Leg = Untranslated<TransferLegTerms>;
type Policy = Untranslated<TransferCancellationPolicy>;

const LEG_WORDS: Readonly<Record<TransferLegType, Translated>> = {
  oneway: { en: 'Outbound leg', tr: 'Gidiş', de: 'Hinfahrt' },
  return: { en: 'Return leg', tr: 'Dönüş', de: 'Rückfahrt' },
};
const NOTHING_BACK: Translated = {
  en: 'No refund.',
  tr: 'İade yapılmaz.',
  de: 'Es wird nichts erstattet.',
};

type Way = {
  readonly theirNet: number;
  readonly pickupTime: string;
  readonly timeZone: string;
  readonly from: Currency;
  readonly to: Currency;
  readonly rate: number;
};

/**
 * Returns the terms of a leg. The commission is refunded in the same proportion as the price. `theirNet` is the
 * supplier's price for the leg, in the supplier's currency. `timeZone` is the time zone of the pick-up, in which
 * `until` is formatted.
 */
export function legTerms(
  { type, net, amount, commission }: PricedLeg,
  { cancellation }: Pick<SupplierLeg, 'cancellation'>,
  { theirNet, pickupTime, timeZone, from, to, rate }: Way,
): Leg {
  const priced = { theirs: money(theirNet, from), ours: money(net, to) };
  const ours = (theirs: Money) => convert(theirs, to, rate);
  const refunds = cancellation.map(({ until, fee, text }) => {
    const kept = convertFee(money(fee, from), priced, ours).amount;
    const back = amount - commission - kept + shareOf(commission, net - kept, net);
    return { until: localTimeIn(timeZone, until), amount: Math.max(0, back), description: text };
  });
  return { type, pickupTime, amount, commission, refunds: refunds.toSorted(byUntil) };
}

/** Returns the policies, except those that have expired or offer no refund. */
export function policiesFor(legs: readonly Leg[], currency: Currency, now: Date): readonly Policy[] {
  const paid = legs.reduce((sum, { amount }) => sum + amount, 0);
  const moments = new Map(
    legs.flatMap(({ refunds }) => refunds.map(({ until }) => [instantOf(until).getTime(), until] as const)),
  );
  return [...moments]
    .toSorted(([left], [right]) => left - right)
    .flatMap(([moment, until]) => {
      const steps = legs.map((leg) => leg.refunds.find((step) => instantOf(step.until).getTime() >= moment));
      const back = steps.reduce((sum, step) => sum + (step?.amount ?? 0), 0);
      if (isOver(until, now) || back === 0) return [];
      const description = inWords(
        legs,
        steps.map((step) => step?.description ?? NOTHING_BACK),
      );
      return { type: policyTypeOf(back, paid), until, refundAmount: money(back, currency), description };
    });
}

function inWords(legs: readonly Leg[], steps: readonly Translated[]): Translated {
  if (legs.length === 1) return steps[0]!;
  const sentence = (language: keyof Translated) =>
    legs.map(({ type }, index) => `${LEG_WORDS[type][language]}: ${steps[index]![language]}`).join(' ');
  return Object.fromEntries(LANGUAGES.map((language) => [language, sentence(language)])) as Translated;
}

function byUntil(left: { readonly until: string }, right: { readonly until: string }): number {
  return instantOf(left.until).getTime() - instantOf(right.until).getTime();
}

function instantOf(moment: string): Date {
  return parseDateTime(moment)!.instant;
}
