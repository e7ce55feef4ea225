import { type Kysely, sql } from 'kysely';
import { pack, unpack } from '../../shared/packed.ts';
import type { Sealing } from '../../shared/sealed.ts';
import type { BodyStore } from './store.bodies.ts';
import type { RecordedBodies } from './types.ts';

export type RequestBodyTables = {
  request_body: { id: string; agency_id: number; at: Date; content: Buffer };
};

export function createBodyStore(db: Kysely<RequestBodyTables>, { sealBytes, openBytes }: Sealing): BodyStore {
  /** Opens sealed bodies. Returns `undefined` if the secret that sealed them has since been removed. */
  function opened(content: Buffer, id: string): RecordedBodies | undefined {
    try {
      return unpack(openBytes(content, id));
    } catch {
      return undefined;
    }
  }

  return {
    async add(bodies) {
      if (bodies.length === 0) return;
      await sql`
        insert into request_body (id, agency_id, at, content)
        select * from unnest(
          ${bodies.map(({ id }) => id)}::text[], ${bodies.map(({ agencyId }) => agencyId)}::integer[],
          ${bodies.map(({ at }) => at.toISOString())}::timestamptz[],
          ${bodies.map(({ id, request, response }) => sealBytes(pack({ request, response }), id))}::bytea[]
        ) on conflict (id) do nothing`.execute(db);
    },

    async find({ id, agencyId, from }) {
      const row = await db
        .selectFrom('request_body')
        .select('content')
        .where('id', '=', id)
        .where('agency_id', '=', agencyId)
        .where('at', '>=', from)
        .executeTakeFirst();
      return row && opened(row.content, id);
    },

    async deleteBefore(moment) {
      await db.deleteFrom('request_body').where('at', '<', moment).execute();
    },

    async deleteErased(since) {
      // A call that was in progress during the erasure is logged only afterwards.
      await sql`
        delete from request_body body using (
          select coalesce(car.agency_id, transfer.agency_id) as agency_id, max(requested_at) as requested_at
          from erasure left join car_order car on car.id = order_id left join transfer_order transfer on transfer.id = order_id
          where requested_at >= ${since} group by 1
        ) erased
        where body.agency_id = erased.agency_id and body.at < erased.requested_at + interval '1 minute'`.execute(db);
    },
  };
}
