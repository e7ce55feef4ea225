import type { MovementKind } from '../features/credit-limits/types.ts';
import { csvOf } from '../shared/csv.ts';
import { type Currency, inDecimals, shareOf } from '../shared/money.ts';
import type { StatedEntry } from './store.statements.ts';

/** A line of a statement, in minor units. Lines of one entry add up to what it has done. */
export type StatementRow = {
  readonly entryId: number;
  readonly at: Date;
  readonly kind: MovementKind;
  /** What an order moves is told in two lines: its price, and the agency's commission. */
  readonly part: 'whole' | 'price' | 'commission';
  readonly change: number;
  readonly remaining: number;
  readonly orderId: string | undefined;
  readonly paymentId: number | undefined;
  readonly reference: string | undefined;
};

/** The lines of one entry, the first first. A part that comes back brings the same part of the commission. */
export function rowsOf({ order, change, remaining, ...entry }: StatedEntry): readonly StatementRow[] {
  const about = { ...entry, orderId: order?.id, paymentId: order?.paymentId };
  const share = order ? shareOf(Math.abs(change), Math.min(order.commission, order.paid), order.paid) : 0;
  if (share === 0) return [{ ...about, part: 'whole', change, remaining }];
  const commission = change < 0 ? -share : share;
  return [
    { ...about, part: 'price', change: change - commission, remaining: remaining - commission },
    { ...about, part: 'commission', change: commission, remaining },
  ];
}

const HEAD = ['date', 'entry', 'kind', 'part', 'order', 'payment', 'reference', 'change', 'remaining', 'currency'];

/** The same for spreadsheets and accounting, the latest entry first. */
export function statementFile(rows: readonly StatementRow[], currency: Currency): string {
  return csvOf(
    HEAD,
    rows.map(({ at, entryId, kind, part, orderId, paymentId, reference, change, remaining }) => [
      ...[at.toISOString(), entryId, kind, part, orderId, paymentId, reference],
      ...[inDecimals(change), inDecimals(remaining), currency],
    ]),
  );
}
