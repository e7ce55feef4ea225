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

test('a bar is as long as its figure beside the largest of its unit, its value told behind it', () => {
  const svg = plotOf(plot);
  expect([...svg.matchAll(/<rect [^>]* width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([170, 340, 340]);
  expect(svg).toContain('>1 × (wanted 2)</text>');
  expect(svg).toContain('>300 MB</text>');
});

test('the aim is a line where its figure has one, and nowhere else', () => {
  expect([...plotOf(plot).matchAll(/<line class="aim" x1="(\d+)"/g)].map(([, x]) => x)).toEqual(['700']);
});

test('a plot has a title and a description, and a word of figures is no markup', () => {
  const svg = plotOf(plot);
  expect(svg).toContain('<title id="title">Others ÷ ours</title>');
  expect(svg).toContain('<desc id="description">Above 1 &amp; more</desc>');
});
