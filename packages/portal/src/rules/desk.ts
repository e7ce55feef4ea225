import type { Desk } from '../generated/types.ts';
import type { Words } from '../words/index.ts';

/** A kind of item that needs attention, with the page where operators handle it. */
export type Attention = {
  readonly text: string;
  readonly count: number;
  readonly to: string;
  readonly detail?: string;
  /** Time of the oldest item. */
  readonly since?: string | undefined;
};

const RATES = ['ratesHeld', 'ratesLate', 'ratesStale'];

/** Returns the kinds of items that currently need attention. */
export function attentionOf(desk: Desk, { desk: words, places, start }: Words): Attention[] {
  const { approvals, failingParties } = desk;
  const all: Attention[] = [
    { text: places.approvals, count: approvals.count, to: '/desk/approvals?status=waiting', since: approvals.oldestAt },
    { text: words.stuck, count: desk.stuckPayments, to: '/desk/tasks#stuck' },
    ...desk.tasks.map(({ kind, count }) => ({
      text: words.taskKinds[kind],
      count,
      to: RATES.includes(kind) ? '/desk/exchange-rates' : '/desk/tasks',
      detail: words.taskAdvice[kind],
    })),
    {
      text: start.failing,
      count: failingParties.length,
      to: '/desk/suppliers',
      detail: failingParties.join(', '),
    },
    { text: start.off, count: desk.suppliersOff, to: '/desk/suppliers' },
    { text: start.suspended, count: desk.suspendedAgencies, to: '/desk/agencies?state=suspended' },
  ];
  return all.filter(({ count }) => count > 0);
}
