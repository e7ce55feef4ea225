import { type JSONColumnType, type Kysely, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { TransferOrderStore } from './store.ts';
import type { BillingAddress } from './types.ts';

export type BillingTables = {
  agency: { id: number; name: string };
  agency_billing_address: { agency_id: number; address: JSONColumnType<BillingAddress> };
};

const on = tablesOf<BillingTables>;

type BillingAddresses = Pick<TransferOrderStore, 'billingAddressOf' | 'setBillingAddress' | 'registerBillingAddress'>;

export function createBillingAddresses(db: Kysely<BillingTables>): BillingAddresses {
  return {
    async billingAddressOf(agencyId) {
      const row = await db
        .selectFrom('agency_billing_address')
        .select('address')
        .where('agency_id', '=', agencyId)
        .executeTakeFirst();
      return row?.address;
    },

    async setBillingAddress(tx, agencyId, given) {
      const address = JSON.stringify(given);
      await on(tx)
        .insertInto('agency_billing_address')
        .values({ agency_id: agencyId, address })
        .onConflict((conflict) => conflict.column('agency_id').doUpdateSet({ address }))
        .execute();
    },

    async registerBillingAddress(agencyName, address) {
      await db
        .insertInto('agency_billing_address')
        .columns(['agency_id', 'address'])
        .expression((from) =>
          from
            .selectFrom('agency')
            .where('name', '=', agencyName)
            .select((agency) => [
              agency.ref('agency.id').as('agency_id'),
              sql<string>`${JSON.stringify(address)}::jsonb`.as('address'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
