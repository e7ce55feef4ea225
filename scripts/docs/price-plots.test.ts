import { describe, expect, test } from 'vitest';
import { pricePlots } from './price-plots.ts';

const plots = pricePlots();
const rows = plots.split('\n').filter((line) => /^\| [A-Z]\w.* \| 2027-/.test(line));
const prices = (place: string, date: string) =>
  rows
    .find((row) => row.includes(`| ${place} | ${date}`))!
    .split('|')
    .slice(3, -1)
    .map(Number);
const dearest = (list: readonly number[]) => Math.max(...list);

describe('plots of weekly prices', () => {
  test('each of five places has one plot with a description, and a table contains all values', () => {
    expect(plots.match(/<svg /g)).toHaveLength(5);
    for (const [, place] of plots.matchAll(/<strong>([^<]+)</g))
      expect(plots).toContain(`Daily price of a compact car at ${place}`);
    expect(rows).toHaveLength(10);
    for (const price of rows.flatMap((row) => row.split('|').slice(3, -1))) expect(Number(price)).toBeGreaterThan(0);
  });

  test('the plots show the described differences between seasons, weekdays and countries', () => {
    const [july, january] = [prices('Antalya', '2027-07-12'), prices('Antalya', '2027-01-11')];
    expect(dearest(july)).toBeGreaterThan(1.7 * dearest(january));
    expect(july[5]).toBeGreaterThan(july[1]!);
    expect(dearest(prices('Dubai', '2027-07-12'))).toBeLessThan(dearest(prices('Dubai', '2027-01-11')));
    expect(dearest(prices('London Heathrow', '2027-01-11'))).toBeGreaterThan(dearest(prices('Istanbul', '2027-01-11')));
  });
});
