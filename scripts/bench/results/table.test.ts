import { expect, test } from 'vitest';
import { type Figure, formatFigure } from './raw.ts';
import { tableOf } from './table.ts';

test('values are printed as a table, with their spread and with the target where it is missed', () => {
  const figures: Figure[] = [
    { row: 'ours', column: 'login', value: 28.4, unit: 'µs' },
    { row: 'ours', column: 'search', value: 507, unit: 'µs', spread: [498.2, 540], aim: { most: 600 } },
    { row: 'Fastify', column: 'login', value: 1.056, unit: '×', spread: [1.04, 1.2], aim: { least: 1.1 } },
  ];
  expect(tableOf(figures, formatFigure)).toBe(
    [
      '|         | login                            | search           |',
      '| ------- | -------------------------------- | ---------------- |',
      '| ours    | 28 µs                            | 507 µs (498–540) |',
      '| Fastify | 1.06 × (1.04–1.20, at least 1.1) |                  |',
    ].join('\n'),
  );
});
