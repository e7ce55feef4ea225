import type { Words } from '../words/index.ts';
import { csvOf, rowsOf } from './csv.ts';
import { sheetMoment, zoneText } from './moments.ts';

/** Converts the service's statement file to the words and local times that the page shows. */
export function statementFile(csv: string, { credit, common, orders }: Words, locale: string): string {
  const [names = [], ...rows] = rowsOf(csv);
  const heads: Readonly<Record<string, string>> = {
    date: `${credit.lineColumns.at} (${zoneText(locale)})`,
    entry: credit.entry,
    kind: credit.lineColumns.kind,
    part: credit.part,
    order: orders.columns.id,
    payment: credit.payment,
    reference: credit.reference,
    change: credit.lineColumns.change,
    remaining: credit.lineColumns.remaining,
    currency: common.currency,
    legs: credit.legsHead,
  };
  const words = new Map<string, string>(
    Object.entries({ ...credit.kinds, ...credit.parts, ...credit.legs, whole: '' }),
  );
  const cellOf = (name: string, value: string) => {
    if (name === 'date') return sheetMoment(value);
    if (name === 'legs')
      return value
        .split(' ')
        .map((leg) => words.get(leg) ?? leg)
        .join(', ');
    return name === 'kind' || name === 'part' ? (words.get(value) ?? value) : value;
  };
  return csvOf([
    names.map((name) => heads[name] ?? name),
    ...rows.map((row) => names.map((name, index) => cellOf(name, row[index] ?? ''))),
  ]);
}

/** Returns the file name of a statement, which includes the days that it covers. */
export const statementName = (recordId: string, from = '', to = ''): string =>
  `${['credit', recordId, from, to && `to-${to}`].filter((part) => part !== '').join('-')}.csv`;
