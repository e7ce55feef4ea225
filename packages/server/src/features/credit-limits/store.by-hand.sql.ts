import { type Kysely, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { CreditByHandStore } from './store.by-hand.ts';
import type { CreditTables } from './store.sql.ts';
import { type ByHand, type CreditRecord, type MovementKind, movements } from './types.ts';

const on = tablesOf<CreditTables>;

/** Change in the available amount caused by an entry. */
const change = sql<number>`case 'available' when debit_account then amount when credit_account then -amount else 0 end`;

export function createCreditByHandStore(db: Kysely<CreditTables>): CreditByHandStore {
  const records = (from: Kysely<CreditTables>) =>
    from
      .selectFrom('credit_record')
      .select(['id', 'agency_id as agencyId', 'currency', 'is_active as isActive', 'remaining']);

  const enter = (
    tx: Parameters<typeof on>[0],
    entry: { recordId: number; kind: MovementKind; amount: number; reference: string },
    at: Date,
  ) =>
    on(tx)
      .insertInto('ledger_entry')
      .values({
        record_id: entry.recordId,
        kind: entry.kind,
        debit_account: movements[entry.kind].debit,
        credit_account: movements[entry.kind].credit,
        amount: entry.amount,
        entered_at: at,
        reference: entry.reference,
      })
      .execute();

  return {
    recordsOf: (agencyId): Promise<CreditRecord[]> =>
      records(db).where('agency_id', '=', agencyId).orderBy('id').execute(),

    find: (id) => records(db).where('id', '=', id).executeTakeFirst(),

    lockRecord: (tx, id) => records(on(tx)).where('id', '=', id).forUpdate().executeTakeFirst(),

    async setActive(tx, id, isActive) {
      await on(tx).updateTable('credit_record').set({ is_active: isActive }).where('id', '=', id).execute();
    },

    async findOpened(tx, { agencyId, reference }) {
      const row = await on(tx)
        .selectFrom('ledger_entry')
        .innerJoin('credit_record', 'credit_record.id', 'record_id')
        .select('record_id')
        .where('agency_id', '=', agencyId)
        .where('kind', '=', 'opening')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row?.record_id;
    },

    async openRecord(tx, { agencyId, granted: { amount, currency }, reference }, at) {
      const { id } = await on(tx)
        .insertInto('credit_record')
        .values({
          id: sql<number>`nextval('credit_record_number')`,
          agency_id: agencyId,
          currency,
          remaining: amount,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await enter(tx, { recordId: id, kind: 'opening', amount, reference }, at);
      return id;
    },

    async findMove(tx, recordId, reference) {
      const row = await on(tx)
        .selectFrom('ledger_entry')
        .select(['kind', 'amount', 'reference'])
        .where('record_id', '=', recordId)
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row as ByHand | undefined;
    },

    async move(tx, recordId, move, at) {
      const { amount, kind } = move;
      await on(tx)
        .updateTable('credit_record')
        .set((record) => ({ remaining: record('remaining', kind === 'grant' ? '+' : '-', amount) }))
        .where('id', '=', recordId)
        .execute();
      await enter(tx, { recordId, ...move }, at);
    },

    async statement(recordId, atMost) {
      const rows = await db
        .selectFrom('ledger_entry')
        .select(['id as entryId', 'entered_at as at', 'kind', 'attempt_id', 'reference'])
        .select([change.as('change'), sql<number>`(sum(${change}) over (order by id))::bigint`.as('remaining')])
        .where('record_id', '=', recordId)
        .orderBy('id', 'desc')
        .limit(atMost)
        .execute();
      return rows.map(({ attempt_id, reference, ...line }) => ({
        ...line,
        attemptId: attempt_id ?? undefined,
        reference: reference ?? undefined,
      }));
    },
  };
}
