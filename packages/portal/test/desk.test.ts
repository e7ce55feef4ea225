import { expect, test } from 'vitest';
import { attentionOf } from '../src/rules/desk.ts';
import { en } from '../src/words/en/index.ts';

const QUIET = {
  approvals: { count: 0 },
  tasks: [],
  stuckPayments: 0,
  suppliersOff: 0,
  failingParties: [],
  suspendedAgencies: 0,
};

test('only kinds with at least one item need attention', () => {
  expect(attentionOf(QUIET, en)).toEqual([]);
  const oldestAt = '2027-03-01T09:00:00Z';
  const busy = attentionOf({ ...QUIET, approvals: { count: 2, oldestAt }, failingParties: ['ANADOLU', 'BOSFOR'] }, en);
  expect(busy.map(({ text, count, detail, since }) => [text, count, detail ?? since])).toEqual([
    ['Approvals', 2, oldestAt],
    ['Suppliers not responding', 2, 'ANADOLU, BOSFOR'],
  ]);
});

test('exchange rates lead to their page, and discrepancies lead to the tasks', () => {
  const tasks = [{ kind: 'ratesHeld', count: 1 } as const, { kind: 'amountDiffers', count: 3 } as const];
  expect(attentionOf({ ...QUIET, tasks }, en).map(({ to, count }) => [to, count])).toEqual([
    ['/desk/exchange-rates', 1],
    ['/desk/tasks', 3],
  ]);
});
