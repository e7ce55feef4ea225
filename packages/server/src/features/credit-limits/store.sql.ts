import { type Generated, type Kysely, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { TransferLegType } from '../../ports/transfer-products.ts';
import type { Currency } from '../../shared/money.ts';
import {
  type Account,
  type HoldRequest,
  type MovementKind,
  movements,
  type NewCreditRecord,
  type RemainingCredit,
} from './types.ts';

export type FollowUp = {
  readonly kind: Exclude<MovementKind, 'opening' | 'grant' | 'reduce' | 'hold'>;
  readonly attemptId: string;
  /** The amount to move; if absent, the entire held amount is moved. */
  readonly amount?: number;
  /** The refunded legs of a transfer. */
  readonly legs?: readonly TransferLegType[] | undefined;
};

/** The ledger. The remaining amount of each record is the sum of its entries. */
export type CreditStore = {
  /** Returns the record on which the attempt holds or held credit. */
  readonly heldRecord: (attemptId: string, tx?: Tx) => Promise<number | undefined>;
  /**
   * Places a hold on the first record, by ID, that has enough credit. Returns `undefined` if there is no such record,
   * or if the attempt already has a hold.
   */
  readonly hold: (tx: Tx, request: HoldRequest, at: Date) => Promise<number | undefined>;
  /** Returns whether the agency has a record in the currency, regardless of the remaining amount. */
  readonly hasRecord: (tx: Tx, request: Pick<HoldRequest, 'agencyId' | 'money'>) => Promise<boolean>;
  /**
   * Writes one entry per attempt and kind to the record on which the attempt has a hold. Without a hold, the call has
   * no effect.
   */
  readonly follow: (tx: Tx, followUp: FollowUp, at: Date) => Promise<void>;
  readonly remaining: (agencyId: number) => Promise<readonly RemainingCredit[]>;
  /** Opens a record, unless it already exists or the agency is unknown. */
  readonly open: (record: NewCreditRecord, at: Date) => Promise<void>;
};

export type CreditTables = {
  agency: { id: number; name: string };
  credit_record: {
    id: number;
    agency_id: number;
    currency: Currency;
    is_active: Generated<boolean>;
    remaining: Generated<number>;
  };
  ledger_entry: {
    id: Generated<number>;
    record_id: number;
    attempt_id: string | null;
    kind: MovementKind;
    debit_account: Account;
    credit_account: Account;
    amount: number;
    entered_at: Date;
    reference: string | null;
    legs: readonly string[] | null;
  };
};

const on = tablesOf<CreditTables>;

export function createCreditStore(db: Kysely<CreditTables>): CreditStore {
  return {
    async heldRecord(attemptId, tx) {
      const row = await (tx ? on(tx) : db)
        .selectFrom('ledger_entry')
        .select('record_id')
        .where('attempt_id', '=', attemptId)
        .where('kind', '=', 'hold')
        .executeTakeFirst();
      return row?.record_id;
    },

    async hold(tx, { agencyId, money: { amount, currency }, attemptId }, at) {
      const { debit, credit } = movements.hold;
      // A single statement keeps the lock on the most contended row as short as possible. After waiting for a lock,
      // `for update` re-reads the row and continues with the next row if the amount is no longer sufficient.
      const { rows } = await sql<{ record_id: number }>`
        with chosen as (
          select id from credit_record
          where agency_id = ${agencyId} and currency = ${currency} and is_active and remaining >= ${amount}
            and not exists (select from ledger_entry where attempt_id = ${attemptId} and kind = 'hold')
          order by id limit 1 for update
        ), taken as (
          update credit_record set remaining = remaining - ${amount}
          from chosen where credit_record.id = chosen.id returning credit_record.id
        )
        insert into ledger_entry (record_id, attempt_id, kind, debit_account, credit_account, amount, entered_at)
        select id, ${attemptId}, 'hold', ${debit}, ${credit}, ${amount}::bigint, ${at}::timestamptz from taken
        returning record_id`.execute(on(tx));
      return rows[0]?.record_id;
    },

    async hasRecord(tx, { agencyId, money: { currency } }) {
      const row = await on(tx)
        .selectFrom('credit_record')
        .select('id')
        .where('agency_id', '=', agencyId)
        .where('currency', '=', currency)
        .where('is_active', '=', sql.lit(true))
        .executeTakeFirst();
      return row !== undefined;
    },

    async follow(tx, { kind, attemptId, amount, legs }, at) {
      const { debit, credit } = movements[kind];
      const entries = await on(tx)
        .insertInto('ledger_entry')
        .columns(['record_id', 'attempt_id', 'kind', 'debit_account', 'credit_account', 'amount', 'entered_at', 'legs'])
        .expression((from) =>
          from
            .selectFrom('ledger_entry as held')
            .where('held.attempt_id', '=', attemptId)
            .where('held.kind', '=', 'hold')
            .select((held) => [
              'held.record_id',
              'held.attempt_id',
              sql.lit(kind).as('kind'),
              sql.lit(debit).as('debit_account'),
              sql.lit(credit).as('credit_account'),
              amount === undefined ? held.ref('held.amount').as('amount') : sql<number>`${amount}::bigint`.as('amount'),
              sql<Date>`${at}::timestamptz`.as('entered_at'),
              sql<readonly string[] | null>`${legs ?? null}::text[]`.as('legs'),
            ]),
        )
        .onConflict((conflict) => conflict.columns(['attempt_id', 'kind']).doNothing())
        .returning(['record_id', 'amount'])
        .execute();
      if (debit !== 'available') return;
      for (const entry of entries) {
        await on(tx)
          .updateTable('credit_record')
          .set((record) => ({ remaining: record('remaining', '+', entry.amount) }))
          .where('id', '=', entry.record_id)
          .execute();
      }
    },

    remaining: (agencyId) =>
      db
        .selectFrom('credit_record')
        .select(['id', 'remaining as amount', 'currency'])
        .where('agency_id', '=', agencyId)
        .where('is_active', '=', sql.lit(true))
        .orderBy('id')
        .execute(),

    open: ({ id, agencyName, granted }, at) =>
      db.transaction().execute(async (transaction) => {
        const opened = await transaction
          .insertInto('credit_record')
          .columns(['id', 'agency_id', 'currency', 'remaining'])
          .expression((from) =>
            from
              .selectFrom('agency')
              .where('name', '=', agencyName)
              .select((agency) => [
                sql<number>`${id}::integer`.as('id'),
                agency.ref('agency.id').as('agency_id'),
                sql<Currency>`${granted.currency}`.as('currency'),
                sql<number>`${granted.amount}::bigint`.as('remaining'),
              ]),
          )
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!opened) return;
        const { debit, credit } = movements.opening;
        await transaction
          .insertInto('ledger_entry')
          .values({
            record_id: id,
            attempt_id: null,
            kind: 'opening',
            debit_account: debit,
            credit_account: credit,
            amount: granted.amount,
            entered_at: at,
          })
          .execute();
      }),
  };
}
