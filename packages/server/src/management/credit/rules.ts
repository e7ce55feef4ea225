import type { MovementKind } from '../../features/credit-limits/types.ts';
import type { TransferLegType } from '../../ports/transfer-products.ts';
import { csvOf } from '../../shared/csv.ts';
import { type Currency, inDecimals, shareOf } from '../../shared/money.ts';
import type { StatedEntry } from './store.sql.ts';

/** Statement line, with amounts in minor units. The lines of an entry add up to its total effect. */
export type StatementRow = {
  readonly entryId: number;
  readonly at: Date;
  readonly kind: MovementKind;
  /**
   * Part of the entry that the line covers. An entry for an order has two lines: the price and the agency's commission.
   */
  readonly part: 'whole' | 'price' | 'commission';
  readonly change: number;
  readonly remaining: number;
  readonly orderId: string | undefined;
  readonly paymentId: number | undefined;
  readonly reference: string | undefined;
  readonly legs?: readonly TransferLegType[] | undefined;
};

/** Returns the lines of one entry in order. A partial refund includes a proportional share of the commission. */
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

const HEAD = [
  ...['date', 'entry', 'kind', 'part', 'order', 'payment', 'reference', 'change', 'remaining', 'currency'],
  'legs',
];

/** Formats statement lines as CSV for spreadsheets and accounting, latest entry first. */
export function statementFile(rows: readonly StatementRow[], currency: Currency): string {
  return csvOf(
    HEAD,
    rows.map(({ at, entryId, kind, part, orderId, paymentId, reference, change, remaining, legs = [] }) => [
      ...[at.toISOString(), entryId, kind, part, orderId, paymentId, reference],
      ...[inDecimals(change), inDecimals(remaining), currency, legs.join(' ')],
    ]),
  );
}
