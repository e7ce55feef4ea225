import type { Sandbox } from '@agency-booking/sandbox';
import type pg from 'pg';
import { sessionRules } from './rules.ts';
import { type Line, readStatements } from './statement.ts';

type Attempt = {
  readonly id: string;
  readonly orderId: string;
  readonly status: string;
  /** The amount that, according to the ledger, the processor should have captured and not refunded. */
  readonly held: number;
  readonly orderStatus: string;
  readonly sessionStatus: string | null;
};

const attemptsQuery = `
  select attempt.id, attempt.order_id as "orderId", attempt.status, item.status as "orderStatus",
    session.status as "sessionStatus",
    case when attempt.status in ('completed', 'cancelling', 'refunding', 'refunded')
      then amount - refunded_before - case attempt.status when 'refunded' then coalesce(refund_amount, 0) else 0 end
      else 0 end::int as held
  from payment_attempt attempt
  join car_order_item item on item.order_id = attempt.order_id and item.kind = 'car'
  left join payment_session session on session.id = attempt.payment_session_id
  where attempt.order_id = any($1) and attempt.method = 'card'`;

/** Returns one line for each rule that these orders violate. None of the orders may have a payment in progress. */
export async function brokenRules(orders: readonly string[], pool: pg.Pool, sandbox: Sandbox): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(sessionRules)) {
    const { rows } = await pool.query(query, [orders]);
    broken.push(...rows.map((row) => `${rule}: ${JSON.stringify(row)}`));
  }
  const { rows: attempts } = await pool.query<Attempt>(attemptsQuery, [orders]);
  const { rows: reserved } = await pool.query<{ order_id: string }>(
    `select order_id from car_order_item where order_id = any($1) and kind = 'car' and status = 'reserved'`,
    [orders],
  );
  const statement = await readStatements(sandbox.url);
  const byOrder = Map.groupBy(attempts, ({ orderId }) => orderId);
  for (const { order_id } of reserved)
    if (!byOrder.has(order_id)) broken.push(`${order_id} is reserved without a payment`);
  for (const [orderId, own] of byOrder) broken.push(...differences(orderId, own, statement));
  return broken;
}

/** Compares an order's payments with the processor's statement, which lists every capture, including refunded ones. */
function differences(orderId: string, attempts: readonly Attempt[], statement: readonly Line[]): string[] {
  const lines = statement.filter(({ reference }) => attempts.some(({ id }) => id === reference));
  const captured = lines.filter(({ status }) => status === 'charged');
  const isPaid = attempts[0]!.orderStatus === 'reserved';
  const isCaptured = captured.some(({ money, refundedAmount }) => refundedAmount < money.amount);
  const overlapping = lines.filter((line) =>
    lines.some((other) => other !== line && other.takenAt <= line.takenAt && other.changedAt > line.takenAt),
  );
  return [
    ...(captured.length > 1 ? [`${orderId} is captured ${captured.length} times`] : []),
    ...(isPaid && !isCaptured ? [`${orderId} is reserved but not captured`] : []),
    ...(isCaptured && !['reserved', 'cancelled'].includes(attempts[0]!.orderStatus)
      ? [`${orderId} is captured but ${attempts[0]!.orderStatus}`]
      : []),
    ...overlapping.map(({ reference }) => `${reference} of ${orderId} was captured while another capture existed`),
    ...attempts.flatMap(({ id, status, held, sessionStatus }) => {
      const own = captured.filter(({ reference }) => reference === id);
      const stated = own.reduce((sum, { money, refundedAmount }) => sum + money.amount - refundedAmount, 0);
      const isEnded = sessionStatus === 'cancelled' || sessionStatus === 'expired';
      return [
        ...(stated === held
          ? []
          : [`${id} (${status}): the processor holds ${stated}, and the ledger expects ${held}`]),
        ...(isEnded && own.length > 0 ? [`${id} is captured although its session is ${sessionStatus}`] : []),
      ];
    }),
  ];
}
