import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Change, changesOf, changeText, subjectLink, subjectText } from '../src/rules/changes.ts';
import { csvOf, rowsOf } from '../src/rules/csv.ts';
import { statementFile } from '../src/rules/statement.ts';
import { de } from '../src/words/de/index.ts';
import { en } from '../src/words/en/index.ts';
import { tr } from '../src/words/tr/index.ts';

const spaces = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const linesOf = (changes: readonly Change[]) => changes.map((change) => spaces(changeText(change)));
const english = { w: en, language: 'en', locale: 'en-GB' };
const german = { w: de, language: 'de', locale: 'de-DE' };
const turkish = { w: tr, language: 'tr', locale: 'tr-TR' };

describe('changed values in words', () => {
  const credit = [
    { name: 'currency', after: 'TRY' },
    { name: 'reference', after: 'BT-1' },
    { name: 'remaining', before: '123450', after: '25000000' },
  ];

  test('an amount is shown in its currency and not in minor units', () => {
    expect(linesOf(changesOf(credit, english))).toEqual([
      'Reference: BT-1',
      'Available credit: TRY 1,234.50 → TRY 250,000.00',
    ]);
    expect(linesOf(changesOf(credit, german)).at(-1)).toBe('Verfügbarer Kredit: 1.234,50 TRY → 250.000,00 TRY');
  });

  test('an amount without a stored currency is shown with two decimals', () => {
    expect(linesOf(changesOf([{ name: 'remaining', after: '123450' }], english))).toEqual([
      'Available credit: 1,234.50',
    ]);
  });

  test('a permission has its name, and its value is yes or no', () => {
    const facts = [{ name: 'mayPayByLimit', before: 'false', after: 'true' }];
    expect(linesOf(changesOf(facts, english))).toEqual(['Pay on credit: No → Yes']);
    expect(linesOf(changesOf(facts, turkish))).toEqual(['Krediden ödeme: Hayır → Evet']);
  });

  test('a time is shown in the time zone of the browser', () => {
    const facts = [{ name: 'expiresAt', before: 'never', after: '2027-03-01T09:00:00.000Z' }];
    expect(linesOf(changesOf(facts, english))).toEqual(['Expires: never → 1 Mar 2027, 09:00']);
  });

  test('a value that was saved again unchanged is left out', () => {
    expect(changesOf([{ name: 'name', before: 'Spring', after: 'Spring' }], english)).toEqual([]);
  });

  test('a margin is shown as a percentage', () => {
    expect(linesOf(changesOf([{ name: 'basisPoints', before: '0', after: '175' }], english))).toEqual([
      'Margin: 0% → 1.75%',
    ]);
  });

  test('a name is never translated, even if it is also a word of the service', () => {
    expect(linesOf(changesOf([{ name: 'name', after: 'none' }], german))).toEqual(['Name: none']);
  });

  test('an unknown value keeps the name that the service gave it', () => {
    expect(linesOf(changesOf([{ name: 'somethingNew', after: 'x' }], english))).toEqual(['somethingNew: x']);
  });
});

test('each changed object is named in the language of the page and linked to its page', () => {
  expect(subjectText('record 101', german.w)).toBe('Kreditrahmen 101');
  expect(subjectText('order CAR-1, order CAR-2', turkish.w)).toBe('Sipariş CAR-1, Sipariş CAR-2');
  expect(subjectText('webhook endpoint whe_1', english.w)).toBe('Webhook whe_1');
  expect(subjectText('days 2026-11-28 to 2026-11-29', german.w)).toBe('Tage 2026-11-28 – 2026-11-29');
  expect(subjectLink('record 101', 1)).toBe('/agencies/1/credit/101');
  expect(subjectLink('order CAR-1', undefined)).toBeUndefined();
});

test('every action that the service records has a name in the portal', () => {
  const management = new URL('../../server/src/management/', import.meta.url);
  const files = readdirSync(management, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(new URL(file, management), 'utf8'));
  const recorded = sources.flatMap((source) => [...source.matchAll(/\baction: '(\w+)'/g)].map(([, action]) => action!));
  expect(recorded.length).toBeGreaterThan(40);
  expect([...new Set(recorded)].filter((action) => !(action in en.audit.actions))).toEqual([]);
});

test('a file survives quotes and line breaks, and contains no formula', () => {
  const rows = [
    ['time', 'note'],
    ['2027-03-01', 'a "b", c\r\nd'],
    ['=1+1', '-12.50'],
  ];
  const file = csvOf(rows);
  expect(file).toContain("'=1+1,-12.50");
  expect(rowsOf(file.slice(1))).toEqual([...rows.slice(0, 2), ["'=1+1", '-12.50']]);
});

test('a statement file uses the same words and local times as the page', () => {
  const head = 'date,entry,kind,part,order,payment,reference,change,remaining,currency,legs';
  const file = `${head}\r\n2027-03-01T09:00:00.000Z,7,hold,price,TRF-1,3,,-12.50,1.00,TRY,oneway return\r\n`;
  expect(rowsOf(statementFile(file, en, 'en-GB').slice(1))).toEqual([
    ['Time (UTC)', 'Entry', 'Type', 'Part', 'Order', 'Payment', 'Reference', 'Change', 'Available', 'Currency', 'Legs'],
    [
      '2027-03-01 09:00:00',
      '7',
      'Held',
      'Price',
      'TRF-1',
      '3',
      '',
      '-12.50',
      '1.00',
      'TRY',
      'Outbound leg, Return leg',
    ],
  ]);
});
