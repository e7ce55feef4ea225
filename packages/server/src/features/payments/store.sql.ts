import { type Kysely, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { RecentTries, VelocityReason } from './types.ts';

export type CallbackOriginStore = {
  readonly originsOf: (agencyId: number) => Promise<readonly string[]>;
  /** Adds an origin. An unknown agency is ignored. */
  readonly add: (agencyName: string, origin: string) => Promise<void>;
  /** Returns false if the origin is already registered. */
  readonly register: (tx: Tx, of: CallbackOrigin) => Promise<boolean>;
  /** Returns false if the origin was not registered. */
  readonly withdraw: (tx: Tx, of: CallbackOrigin) => Promise<boolean>;
};

type CallbackOrigin = { readonly agencyId: number; readonly origin: string };

/** Card used by an agency, identified by a keyed hash of the card number. */
type CardTry = { readonly agencyId: number; readonly card: Uint8Array; readonly bin: string };

/** Store for cards used in recent payment attempts. Cards are kept for as long as declines are counted. */
export type CardTryStore = {
  readonly recentOf: (
    tried: CardTry,
    since: Date,
    enough: Readonly<Record<VelocityReason, number>>,
  ) => Promise<RecentTries>;
  /** Records an attempt. If later calls join the attempt, it is still recorded only once. */
  readonly note: (attemptId: string, tried: CardTry, at: Date) => Promise<void>;
  readonly deleteBefore: (at: Date) => Promise<void>;
};

export type CallbackOriginTables = {
  agency: { id: number; name: string };
  callback_origin: { agency_id: number; origin: string };
};

const on = tablesOf<CallbackOriginTables>;

export function createCallbackOriginStore(db: Kysely<CallbackOriginTables>): CallbackOriginStore {
  return {
    async originsOf(agencyId) {
      const rows = await db
        .selectFrom('callback_origin')
        .select('origin')
        .where('agency_id', '=', agencyId)
        .orderBy('origin')
        .execute();
      return rows.map(({ origin }) => origin);
    },
    async add(agencyName, origin) {
      await db
        .insertInto('callback_origin')
        .columns(['agency_id', 'origin'])
        .expression((from) =>
          from
            .selectFrom('agency')
            .where('name', '=', agencyName)
            .select((agency) => [agency.ref('agency.id').as('agency_id'), sql<string>`${origin}`.as('origin')]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async register(tx, { agencyId, origin }) {
      const { numInsertedOrUpdatedRows } = await on(tx)
        .insertInto('callback_origin')
        .values({ agency_id: agencyId, origin })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async withdraw(tx, { agencyId, origin }) {
      const { numDeletedRows } = await on(tx)
        .deleteFrom('callback_origin')
        .where('agency_id', '=', agencyId)
        .where('origin', '=', origin)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}

export type CardTryTables = {
  card_try: { attempt_id: string; agency_id: number; card: Uint8Array; bin: string; tried_at: Date };
  payment_attempt: { id: string; status: string; decline: { reason: string } | null };
};

type Recent = { tries: number; declines: number; card: Date | null; bin: Date | null; agency: Date | null };

export function createCardTryStore(db: Kysely<CardTryTables>): CardTryStore {
  return {
    async recentOf({ agencyId, card, bin }, since, enough) {
      const ofAgency = sql`card_try.agency_id = ${agencyId}`;
      const declined = sql`status = 'declined' and decline ->> 'reason' <> 'customerGaveUp'`;
      const nth = (which: typeof ofAgency, number: number) =>
        sql`(array_agg(tried_at order by tried_at desc) filter (where ${declined} and ${which}))[${sql.lit(number)}]`;
      const { rows } = await sql<Recent>`
        select count(*) filter (where ${ofAgency}) as tries,
          count(*) filter (where ${declined} and ${ofAgency}) as declines,
          ${nth(sql`card = ${card}`, enough.card)} as card,
          ${nth(sql`bin = ${bin} and ${ofAgency}`, enough.bin)} as bin,
          ${nth(ofAgency, enough.agency)} as agency
        from card_try join payment_attempt on payment_attempt.id = attempt_id
        where tried_at > ${since} and (${ofAgency} or card = ${card})`.execute(db);
      const { tries, declines, card: ofCard, bin: ofBin, agency } = rows[0]!;
      return {
        tries,
        declines,
        lastStraw: { card: ofCard ?? undefined, bin: ofBin ?? undefined, agency: agency ?? undefined },
      };
    },

    async note(attemptId, { agencyId, card, bin }, at) {
      await db
        .insertInto('card_try')
        .values({ attempt_id: attemptId, agency_id: agencyId, card, bin, tried_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async deleteBefore(at) {
      await db.deleteFrom('card_try').where('tried_at', '<', at).execute();
    },
  };
}
