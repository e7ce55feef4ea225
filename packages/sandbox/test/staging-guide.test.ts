import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inCurrency } from '../src/world/prices.ts';
import { transferSuppliers } from '../src/world/transfer-suppliers.ts';
import { vendors } from '../src/world/vendors.ts';

const guide = readFileSync(new URL('../../../openapi/guides/staging.md', import.meta.url), 'utf8');

/** `heading` contains the cells of the table's first row. */
function tableOf(...heading: readonly string[]): string[][] {
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const lines = guide.split('\n');
  const begins = lines.findIndex((line) => heading.every((cell, index) => cellsOf(line)[index] === cell));
  const rows = lines.slice(begins + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map(cellsOf);
}

test('the guide lists the prices of extras for each transfer supplier in its currency', () => {
  const types = ['infantSeat', 'childSeat', 'boosterSeat', 'meetAndGreet', 'extraWaiting'] as const;
  const expected = transferSuppliers.map(({ name, currency, extras }) => [
    name,
    currency,
    ...types.map((type) => {
      const extra = extras[type];
      if (!extra) return 'none';
      const price = extra.euro === 0 ? 0 : inCurrency(extra.euro, currency) / 100;
      return `${price}, up to ${extra.maxCount}`;
    }),
  ]);
  expect(tableOf('Supplier', 'Currency')).toEqual(expected);
});

test.each(['EARLY10', 'WEEKLY15'] as const)(
  'the guide lists exactly the vendors that take part in the campaign %s',
  (code) => {
    const [, , where] = tableOf('`campaignCode`').find(([first]) => first === `\`${code}\``)!;
    const taking = vendors.filter(({ campaigns }) => campaigns.includes(code)).map((vendor) => vendor.code);
    const listed = [...where!.matchAll(/`(\w+)`/g)].map(([, vendor]) => vendor);
    expect(where === 'every vendor' ? vendors.map((vendor) => vendor.code) : listed).toEqual(taking);
  },
);
