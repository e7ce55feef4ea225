import { expect, test } from 'vitest';
import { formatFigure } from './raw.ts';
import { tableOf } from './table.ts';

test('values are printed as a table, with the target where it is missed', () => {
  const figures = [
    { row: 'ours', column: 'login', value: 28.4, unit: 'µs' },
    { row: 'ours', column: 'search', value: 507, unit: 'µs', aim: { most: 600 } },
    { row: 'Fastify', column: 'login', value: 1.056, unit: '×', aim: { least: 1.1 } },
  ];
  expect(tableOf(figures, formatFigure)).toBe(
    [
      '|         | login               | search |',
      '| ------- | ------------------- | ------ |',
      '| ours    | 28 µs               | 507 µs |',
      '| Fastify | 1.06 × (wanted 1.1) |        |',
    ].join('\n'),
  );
});
