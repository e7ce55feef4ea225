import type { CarOrder, CarVoucher, Money } from '../../../src/generated/types.ts';

type Car = CarOrder['orderedCarProduct']['car'];

/** Rental as the portal receives it. */
export type Rental = Pick<Car, 'appointment'> & Pick<Car['pricing'], 'breakdown'> & { readonly dueAtDesk: Money };

const decoded = (text: string) =>
  text
    .replaceAll(/<br>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');

/** Returns a voucher page's rows. `When` appears twice, first for pick-up. */
export function rowsOf(page: string): Record<string, string[]> {
  const rows = [...page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, label, value]) => [
    decoded(label!),
    decoded(value!),
  ]);
  const byLabel = Map.groupBy(rows, ([label]) => label!);
  return Object.fromEntries([...byLabel].map(([label, values]) => [label, values.map(([, value]) => value!)]));
}

const LABELS = {
  en: { when: 'Date and time', due: 'Amount due', nothing: 'nothing, fully paid', excess: 'Excess', none: 'none' },
  tr: { when: 'Tarih ve saat', due: 'Ödenecek', nothing: 'yok, tamamı ödendi', excess: 'Muafiyet', none: 'yok' },
  de: {
    when: 'Datum und Uhrzeit',
    due: 'Zu zahlen',
    nothing: 'nichts, vollständig bezahlt',
    excess: 'Selbstbeteiligung',
    none: 'keine',
  },
} as const;
const LOCAL = { en: 'local time', tr: 'yerel saat', de: 'Ortszeit' } as const;
const COVERAGES = {
  en: { collision: 'damage', theft: 'theft', glassTyreHeadlight: 'windows, tyres, headlights' },
  tr: { collision: 'hasar', theft: 'çalınma', glassTyreHeadlight: 'cam, lastik, far' },
  de: { collision: 'Schäden', theft: 'Diebstahl', glassTyreHeadlight: 'Scheiben, Reifen, Scheinwerfer' },
} as const;

/** Returns the rows that a voucher page must have, derived from the voucher's data independently of the service. */
export function statedBy({ language, appointment, dueAtDesk, conditions }: CarVoucher): Record<string, unknown> {
  const words = LABELS[language];
  const amountOf = ({ amount, currency }: Money) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount / 100);
  const whenOf = (moment: string, timeZone: string) => {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(moment));
    const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(moment));
    const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
      new Date(moment),
    );
    const offset = zone.find(({ type }) => type === 'timeZoneName')!.value.replace(/[+-]0$/, '');
    return `${day}, ${clock}\n${LOCAL[language]}, ${offset} (${timeZone})`;
  };
  const { checkInDateTime, checkInOffice, checkOutDateTime, checkOutOffice } = appointment!;
  const excess = conditions!.excess.map(({ coverage, amount }) => {
    const label = `${words.excess}, ${COVERAGES[language][coverage as 'collision']}`;
    const stated = amount.amount === 0 ? words.none : amountOf(amount);
    return [label, [expectStart(stated)]];
  });
  return {
    [words.when]: [
      whenOf(checkInDateTime, checkInOffice.timeZone!),
      whenOf(checkOutDateTime, checkOutOffice.timeZone!),
    ],
    [words.due]: [dueAtDesk.amount === 0 ? words.nothing : amountOf(dueAtDesk)],
    ...Object.fromEntries(excess),
  };
}

/** Matches a row by its first line, because further lines are explanations. */
const expectStart = (line: string) => ({
  asymmetricMatch: (row: unknown) => String(row).split('\n')[0] === line,
  toString: () => `row that begins with ${line}`,
});
