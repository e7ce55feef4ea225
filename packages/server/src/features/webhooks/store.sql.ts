import { type Kysely, sql } from 'kysely';
import { resealColumn } from '../../database/reseal.ts';
import { type RowOf, tablesOf } from '../../database/tables-of.ts';
import type { Sealing } from '../../shared/sealed.ts';
import type { EndpointStore } from './store.ts';
import type { AskedEventType, Endpoint, EndpointChanges, EndpointKey, EndpointSecrets } from './types.ts';

export type EndpointTables = {
  webhook_endpoint: {
    id: string;
    agency_id: number;
    url: string;
    description: string | null;
    types: readonly AskedEventType[];
    status: Endpoint['status'];
    disabled_reason: Endpoint['disabledReason'] | null;
    secrets: Buffer;
    previous_secret_until: Date | null;
    reached_position: number;
    failing_since: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  event_feed: { agency_id: number; last_position: number };
  event: { agency_id: number; type: AskedEventType; occurred_at: Date; webhook_endpoint_id: string; status: string };
};

const columns = [
  'id',
  'agency_id',
  'url',
  'description',
  'types',
  'status',
  'disabled_reason',
  'secrets',
  'previous_secret_until',
  'failing_since',
  'created_at',
  'updated_at',
] as const;

export function createEndpointStore(db: Kysely<EndpointTables>, sealing: Sealing): EndpointStore {
  const toEndpoint = (row: RowOf<EndpointTables['webhook_endpoint'], typeof columns>): Endpoint => ({
    id: row.id,
    agencyId: row.agency_id,
    url: row.url,
    description: row.description ?? undefined,
    types: row.types,
    status: row.status,
    disabledReason: row.disabled_reason ?? undefined,
    secrets: sealing.open<EndpointSecrets>(row.secrets, row.id),
    previousSecretUntil: row.previous_secret_until ?? undefined,
    failingSince: row.failing_since ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });

  const one = (on: Kysely<EndpointTables>, { endpointId, agencyId }: EndpointKey) =>
    on.selectFrom('webhook_endpoint').select(columns).where('id', '=', endpointId).where('agency_id', '=', agencyId);

  return {
    async create(tx, endpoint, atMost) {
      const transaction = tablesOf<EndpointTables>(tx);
      const { agencyId } = endpoint;
      await sql`insert into event_feed (agency_id) values (${agencyId}) on conflict do nothing`.execute(transaction);
      // The lock on the feed prevents concurrent calls from exceeding the maximum.
      const { rows } = await sql<{ last_position: number }>`
        select last_position from event_feed where agency_id = ${agencyId} for update`.execute(transaction);
      const { count } = await transaction
        .selectFrom('webhook_endpoint')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('agency_id', '=', agencyId)
        .executeTakeFirstOrThrow();
      if (count >= atMost) return false;
      await transaction
        .insertInto('webhook_endpoint')
        .values({
          id: endpoint.id,
          agency_id: agencyId,
          url: endpoint.url,
          description: endpoint.description ?? null,
          types: endpoint.types,
          status: endpoint.status,
          secrets: sealing.seal(endpoint.secrets, endpoint.id),
          reached_position: rows[0]!.last_position,
          created_at: endpoint.createdAt,
          updated_at: endpoint.updatedAt,
        })
        .execute();
      return true;
    },

    async list(agencyId) {
      const rows = await db
        .selectFrom('webhook_endpoint')
        .select(columns)
        .where('agency_id', '=', agencyId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toEndpoint);
    },

    async find(key) {
      const row = await one(db, key).executeTakeFirst();
      return row && toEndpoint(row);
    },

    async lock(tx, key) {
      const row = await one(tablesOf<EndpointTables>(tx), key).forUpdate().executeTakeFirst();
      return row && toEndpoint(row);
    },

    async update(tx, { endpointId, agencyId }, changes, at) {
      const row = await tablesOf<EndpointTables>(tx)
        .updateTable('webhook_endpoint')
        .set({
          ...changedColumns(changes),
          secrets: changes.secrets && sealing.seal(changes.secrets, endpointId),
          reached_position: changes.status === 'enabled' ? lastPositionOf(agencyId) : undefined,
          updated_at: at,
        })
        .where('id', '=', endpointId)
        .where('agency_id', '=', agencyId)
        .returning(columns)
        .executeTakeFirstOrThrow();
      return toEndpoint(row);
    },

    async delete(tx, { endpointId, agencyId }) {
      await tablesOf<EndpointTables>(tx)
        .deleteFrom('webhook_endpoint')
        .where('id', '=', endpointId)
        .where('agency_id', '=', agencyId)
        .execute();
    },

    async disable({ endpointId, agencyId }, reason, at) {
      await db
        .updateTable('webhook_endpoint')
        .set({ status: 'disabled', disabled_reason: reason, updated_at: at })
        .where('id', '=', endpointId)
        .where('agency_id', '=', agencyId)
        .where('status', '=', 'enabled')
        .execute();
    },

    async noteArrival({ endpointId, agencyId }, failedAt) {
      await db
        .updateTable('webhook_endpoint')
        .set({ failing_since: failedAt ?? null })
        .where('id', '=', endpointId)
        .where('agency_id', '=', agencyId)
        .where('failing_since', failedAt ? 'is' : 'is not', null)
        .execute();
    },

    async addPing({ endpointId, agencyId }, at) {
      await db
        .insertInto('event')
        .values({
          agency_id: agencyId,
          type: 'webhookEndpoint.pinged',
          occurred_at: at,
          webhook_endpoint_id: endpointId,
          status: 'pinged',
        })
        .execute();
    },

    resealSecrets: () => resealColumn(db, { table: 'webhook_endpoint', column: 'secrets' }, sealing),
  };
}

const lastPositionOf = (agencyId: number) =>
  sql<number>`coalesce((select last_position from event_feed where agency_id = ${agencyId}), 0)`;

/** Returns the columns to update. Absent fields stay unchanged. */
function changedColumns(changes: EndpointChanges) {
  const { url, description, types, status, previousSecretUntil } = changes;
  return {
    url,
    description,
    types,
    previous_secret_until: previousSecretUntil,
    ...(status && { status, disabled_reason: changes.disabledReason ?? null, failing_since: null }),
  };
}
