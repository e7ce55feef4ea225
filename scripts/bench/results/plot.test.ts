import { expect, test } from 'vitest';
import { plotOf } from './plot.ts';

const plot = {
  title: 'Others ÷ ours',
  description: 'Above 1 & more',
  groupedBy: 'column',
  figures: [
    { row: 'Fastify', column: 'login', value: 1, unit: '×', aim: { least: 2 } },
    { row: 'node:http', column: 'login', value: 2, unit: '×' },
    { row: 'node:http', column: 'start', value: 300, unit: 'MB' },
  ],
} as const;

test('the bar length is relative to the largest value of its unit, and the value is printed after it', () => {
  const svg = plotOf(plot);
  expect([...svg.matchAll(/<rect [^>]* width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([170, 340, 340]);
  expect(svg).toContain('>1 × (at least 2)</text>');
  expect(svg).toContain('>300 MB</text>');
});

test('a target line is drawn only for values with a target', () => {
  expect([...plotOf(plot).matchAll(/<line class="aim" x1="(\d+)"/g)].map(([, x]) => x)).toEqual(['700']);
});

test('a plot has a title and a description and escapes its texts', () => {
  const svg = plotOf(plot);
  expect(svg).toContain('<title id="title">Others ÷ ours</title>');
  expect(svg).toContain('<desc id="description">Above 1 &amp; more</desc>');
});
