import { expect, test } from 'vitest';
import { rowsOf, statementFile } from './rules.ts';
import type { StatedEntry } from './store.sql.ts';

const at = new Date('2027-03-01T09:00:00Z');
const order = { id: 'CAR-1', paymentId: 7, paid: 100_000, commission: 12_345 };
const entry = {
  entryId: 1,
  at,
  kind: 'hold',
  change: -100_000,
  remaining: 50_000,
  reference: undefined,
  order,
} as const;

const shortRows = (of: StatedEntry) => rowsOf(of).map(({ part, change, remaining }) => [part, change, remaining]);

test('an order entry becomes a price line and a commission line that add up to the entry', () => {
  expect(shortRows(entry)).toEqual([
    ['price', -87_655, 62_345],
    ['commission', -12_345, 50_000],
  ]);
});

test('a refund returns its share of the commission', () => {
  expect(shortRows({ ...entry, kind: 'refund', change: 50_000, remaining: 100_000 })).toEqual([
    ['price', 43_827, 93_827],
    ['commission', 6_173, 100_000],
  ]);
});

test.each([
  ['a grant', { ...entry, kind: 'grant' as const, order: undefined }],
  ['an order without commission', { ...entry, order: { ...order, commission: 0 } }],
  ['a hold that is posted as spent', { ...entry, kind: 'post' as const, change: 0 }],
])('%s is a single line', (_what, of) => {
  expect(shortRows(of)).toEqual([['whole', of.change, 50_000]]);
});

test('the file writes amounts as decimals and a reference that resembles a formula as text', () => {
  const rows = rowsOf({ ...entry, change: -5, remaining: 0, reference: '=HYPERLINK("x")', order: undefined });
  expect(statementFile(rows, 'TRY').split('\r\n')[1]).toBe(
    `2027-03-01T09:00:00.000Z,1,hold,whole,,,"'=HYPERLINK(""x"")",-0.05,0.00,TRY,`,
  );
});
