import type { ExtraChoice, TransferExtraType, TransferOffer } from '../../ports/transfer-suppliers.ts';
import { LANGUAGES, type Translated, type Untranslated } from '../../shared/language.ts';
import { add, type Currency, type Money, multiply, zero } from '../../shared/money.ts';
import type { TransferExtra, TransferFee, TransferLegType } from './types.ts';

const EXTRA_WORDS: Readonly<Record<TransferExtraType, Translated>> = {
  infantSeat: { en: 'Infant seat, up to 1 year', tr: 'Bebek koltuğu, 1 yaşına kadar', de: 'Babyschale, bis 1 Jahr' },
  childSeat: { en: 'Child seat, 1 to 4 years', tr: 'Çocuk koltuğu, 1–4 yaş', de: 'Kindersitz, 1 bis 4 Jahre' },
  boosterSeat: {
    en: 'Booster seat, 4 to 12 years',
    tr: 'Yükseltici koltuk, 4–12 yaş',
    de: 'Sitzerhöhung, 4 bis 12 Jahre',
  },
  meetAndGreet: { en: 'Meet and greet', tr: 'Karşılama', de: 'Empfang und Begleitung' },
  extraWaiting: { en: '30 minutes of waiting', tr: '30 dakika bekleme', de: '30 Minuten Wartezeit' },
};

/** An extra priced in the search currency, with its unit price for each leg. */
type PricedExtra = Untranslated<TransferExtra> & {
  readonly type: TransferExtraType;
  readonly oneway: Money;
  readonly return: Money;
};

type Pricing = {
  readonly currency: Currency;
  readonly ours: (amount: number) => Money;
  readonly chosen: readonly ExtraChoice[];
};

/**
 * Returns all extras, whether chosen or not. The unit price is converted first, so that the price of several units is
 * an exact multiple of it.
 */
export function offeredExtras(
  { extras = [], return: back }: Pick<TransferOffer, 'extras' | 'return'>,
  { currency, ours, chosen }: Pricing,
): readonly PricedExtra[] {
  return extras.map(({ type, maxCount, oneway, return: onReturn = 0 }) => {
    const [there, andBack] = [ours(oneway), back ? ours(onReturn) : zero(currency)];
    return {
      type,
      count: chosen.find((choice) => choice.type === type)?.count ?? 0,
      maxCount,
      price: add(there, andBack),
      description: EXTRA_WORDS[type],
      oneway: there,
      return: andBack,
    };
  });
}

/** Returns the price of the chosen extras for one leg. */
export function onWay(extras: readonly PricedExtra[], way: TransferLegType, currency: Currency): Money {
  return add(zero(currency), ...extras.map((extra) => multiply(extra[way], extra.count)));
}

/** Returns a fee line for each chosen extra with a price. */
export function extraFees(extras: readonly PricedExtra[]): readonly Untranslated<TransferFee>[] {
  return extras.flatMap(({ type, count, price, description }) => {
    const { amount, currency } = multiply(price, count);
    if (amount === 0) return [];
    return [
      { amount, currency, type: 'extra', charge: 'advance', extra: type, description: times(count, description) },
    ];
  });
}

function times(count: number, words: Translated): Translated {
  if (count === 1) return words;
  return Object.fromEntries(LANGUAGES.map((language) => [language, `${count} × ${words[language]}`])) as Translated;
}
