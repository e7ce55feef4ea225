import type { Kysely } from 'kysely';
import { resealColumn } from '../database/reseal.ts';
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

export function createAttemptPeopleStore(db: Kysely<AttemptPeopleTables>, sealing: Sealing): AttemptPeopleStore {
  return {
    reseal: () => resealColumn(db, { table: 'payment_attempt', column: 'context_sealed' }, sealing),

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
