import { type Kysely, sql } from 'kysely';
import { tablesOf } from '../database/tables-of.ts';
import type { Sealing } from '../shared/sealed.ts';
import type { AttemptPeopleStore } from './store.people.ts';

export type AttemptPeopleTables = {
  payment_attempt: {
    id: string;
    order_kind: 'car' | 'transfer';
    order_id: string;
    status: string;
    changed_at: Date;
    context_sealed: Buffer | null;
    challenge_sealed: Buffer | null;
    booking_message: string | null;
  };
};

/** Maximum number of rows re-sealed per run. The remaining rows wait for the next run. */
const SEALED_A_TURN = 1_000;

/** Indexed expression for the first bytes of a sealed value, which identify the key. */
const sealingKey = sql<Buffer>`substring(context_sealed from 1 for 7)`;

export function createAttemptPeopleStore(
  db: Kysely<AttemptPeopleTables>,
  { seal, open, outdated }: Sealing,
): AttemptPeopleStore {
  return {
    async reseal() {
      const rows = await db
        .selectFrom('payment_attempt')
        .select(['id', 'context_sealed'])
        .where('context_sealed', 'is not', null)
        .where(sealingKey, '=', sql<Buffer>`any(${outdated}::bytea[])`)
        .limit(SEALED_A_TURN)
        .execute();
      for (const { id, context_sealed: sealed } of rows) {
        await db
          .updateTable('payment_attempt')
          .set({ context_sealed: seal(open(sealed!, id), id) })
          .where('id', '=', id)
          .where('context_sealed', '=', sealed)
          .execute();
      }
    },

    async dropChallenges(unchangedSince) {
      await db
        .updateTable('payment_attempt')
        .set({ challenge_sealed: null })
        .where('changed_at', '<', unchangedSince)
        .where('challenge_sealed', 'is not', null)
        // In this status, the customer may still be on the bank's page.
        .where('status', '<>', 'awaiting3ds')
        .execute();
    },

    async erase(tx, { kind, orderId }) {
      await tablesOf<AttemptPeopleTables>(tx)
        .updateTable('payment_attempt')
        .set({ context_sealed: null, challenge_sealed: null, booking_message: null })
        .where('order_kind', '=', kind)
        .where('order_id', '=', orderId)
        .execute();
    },
  };
}
