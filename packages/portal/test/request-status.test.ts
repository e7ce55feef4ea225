import { expect, test } from 'vitest';
import { statusChoices, statusQuery } from '../src/rules/request-status.ts';

const TEXTS = { succeeded: 'Succeeded', failed: 'Failed' };
const COUNTS = { succeeded: 18_204, failed: 41, results: [{ status: 400, count: 41 }] };

test('the status filter offers outcomes and the statuses that occur, with counts', () => {
  expect(statusChoices(COUNTS, TEXTS, '', 'en').map(({ text }) => text)).toEqual([
    'Succeeded (18,204)',
    'Failed (41)',
    '400 (41)',
  ]);
});

test('the status filter keeps the status of a link even if it does not occur', () => {
  expect(statusChoices(COUNTS, TEXTS, '422', 'de').at(-1)).toEqual({ value: '422', text: '422 (0)' });
});

test('the status filter requests an outcome, a status, or neither', () => {
  expect([statusQuery('failed'), statusQuery('422'), statusQuery(undefined)]).toEqual([
    { outcome: 'failed' },
    { status: 422 },
    {},
  ]);
});
