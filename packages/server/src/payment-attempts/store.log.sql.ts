import { type Expression, type InsertQueryBuilder, type QueryCreator, sql, type UpdateQueryBuilder } from 'kysely';
import type { PaymentStatus } from '../ports/payment-attempts.ts';
import { type AttemptRow, type AttemptTables, attemptColumns } from './store.rows.sql.ts';

type Change =
  | InsertQueryBuilder<AttemptTables, 'payment_attempt', AttemptRow>
  | UpdateQueryBuilder<AttemptTables, 'payment_attempt', 'payment_attempt', AttemptRow>;

/** Writes an attempt and its log entry in one statement. Returns the attempt, or `undefined` if none was changed. */
export function withLog(
  tables: QueryCreator<AttemptTables>,
  from: PaymentStatus | null,
  change: Change,
): Promise<AttemptRow | undefined> {
  return tables
    .with('moved', () => change)
    .with('logged', (db) =>
      db
        .insertInto('attempt_transition')
        .columns(['attempt_id', 'from_status', 'to_status', 'moved_at'])
        .expression((row) =>
          row
            .selectFrom('moved')
            .select([
              'moved.id',
              sql<PaymentStatus | null>`${from}::text`.as('from_status'),
              'moved.status',
              'moved.changed_at',
            ]),
        ),
    )
    .selectFrom('moved')
    .select(attemptColumns)
    .executeTakeFirst();
}

/** The transition log records when the money was taken and when the last refund was made. */
export const paidAt = (attemptId: Expression<string>) =>
  sql<Date | null>`(select min(moved_at) from attempt_transition where attempt_id = ${attemptId} and to_status = 'charged')`;
export const refundedAt = (attemptId: Expression<string>) =>
  sql<Date | null>`(select max(moved_at) from attempt_transition
    where attempt_id = ${attemptId} and (to_status = 'reversed' or from_status = 'refunding'))`;
