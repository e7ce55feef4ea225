import { type Kysely, sql } from 'kysely';
import type { TryStore } from './store.ts';

export type TryTables = {
  portal_try: { subject: Buffer; tries: number; tried_at: Date; due_at: Date };
  portal_network: { member_id: string; network: Buffer; seen_at: Date };
};

export function createTryStore(db: Kysely<TryTables>): TryStore {
  return {
    async claim(subject, { now, forgetsBefore, pauses }) {
      const seconds = sql`(${pauses}::integer[])`;
      const tries = sql`case when portal_try.tried_at < ${forgetsBefore} then 1 else portal_try.tries + 1 end`;
      // A single statement ensures that concurrent attempts see each other's counts.
      const { rows } = await sql<{ tries: number }>`
        insert into portal_try (subject, tries, tried_at, due_at)
        values (${subject}, 1, ${now}, ${now}::timestamptz + make_interval(secs => ${seconds}[1]))
        on conflict (subject) do update set
          tries = ${tries},
          tried_at = excluded.tried_at,
          due_at = excluded.tried_at + make_interval(secs => ${seconds}[least(${tries}, cardinality(${seconds}))])
        where portal_try.due_at <= excluded.tried_at or portal_try.tried_at < ${forgetsBefore}
        returning tries`.execute(db);
      if (rows.length > 0) return undefined;
      const held = await db.selectFrom('portal_try').select('due_at').where('subject', '=', subject).executeTakeFirst();
      return held?.due_at ?? now;
    },

    async forget(subjects) {
      await db
        .deleteFrom('portal_try')
        .where('subject', 'in', [...subjects])
        .execute();
    },

    async knowsNetwork(memberId, networks, since) {
      const known = await db
        .selectFrom('portal_network')
        .select('member_id')
        .where('member_id', '=', memberId)
        .where('network', 'in', [...networks])
        .where('seen_at', '>', since)
        .executeTakeFirst();
      return known !== undefined;
    },

    async noteNetwork(memberId, network, at) {
      await db
        .insertInto('portal_network')
        .values({ member_id: memberId, network, seen_at: at })
        .onConflict((conflict) => conflict.columns(['member_id', 'network']).doUpdateSet({ seen_at: at }))
        .execute();
    },

    async deleteExpired({ tries, networks }) {
      await db.deleteFrom('portal_try').where('tried_at', '<', tries).execute();
      await db.deleteFrom('portal_network').where('seen_at', '<', networks).execute();
    },
  };
}
