import { type Generated, type JSONColumnType, type Kysely, type Selectable, sql } from 'kysely';
import { tablesOf } from '../../database/tables-of.ts';
import type { Publication, PublishedRate } from '../../ports/exchange-rates.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { Acceptance, Margin, StoredRates } from './types.ts';

export type ExchangeRateStore = {
  /** Returns `undefined` if the publication is identical to the latest one. */
  readonly add: (
    publication: Publication,
    kept: Pick<StoredRates, 'fetchedAt' | 'isHeld'>,
  ) => Promise<StoredRates | undefined>;
  /** Returns the newest rates that may be used for conversion. */
  readonly inUse: () => Promise<StoredRates | undefined>;
  /** Returns the newest usable rates, with the agency's margin. */
  readonly inUseFor: (
    agencyId: number,
  ) => Promise<{ readonly rates: StoredRates; readonly marginBasisPoints: number } | undefined>;
  /** Lists rates, newest first. */
  readonly list: (limit: number) => Promise<readonly StoredRates[]>;
  readonly find: (tx: Tx, id: number) => Promise<StoredRates | undefined>;
  /** Accepts held rates. A repeated call has no effect. */
  readonly accept: (tx: Tx, id: number, acceptance: Acceptance) => Promise<void>;
  /** Returns the margin in basis points, or 0 if none is set. */
  readonly marginOf: (agencyId: number, tx?: Tx) => Promise<number>;
  /** Returns false if the agency does not exist. */
  readonly addMargin: (tx: Tx, margin: Margin) => Promise<boolean>;
};

export type ExchangeRateTables = {
  agency: { id: number };
  exchange_rate: {
    id: Generated<number>;
    source: string;
    base: string;
    as_of: string;
    published_at: Date;
    fetched_at: Date;
    rates: JSONColumnType<readonly PublishedRate[]>;
    is_held: boolean;
    after_id: number;
  };
  exchange_rate_acceptance: { rate_id: number; accepted_by: string; accepted_at: Date };
  exchange_margin: { id: Generated<number>; agency_id: number; basis_points: number; set_by: string; set_at: Date };
};

/** The date has no time zone and is therefore read as text. */
const asOf = sql<string>`to_char(as_of, 'YYYY-MM-DD')`;

export function createExchangeRateStore(db: Kysely<ExchangeRateTables>): ExchangeRateStore {
  const newestFirst = (on = db) =>
    on
      .selectFrom('exchange_rate')
      .leftJoin('exchange_rate_acceptance', 'rate_id', 'id')
      .select(['id', 'source', 'base', 'published_at', 'fetched_at', 'rates', 'is_held'])
      .select(['accepted_by', 'accepted_at', asOf.as('as_of')])
      .orderBy('id', 'desc');
  const newestUsable = () =>
    newestFirst()
      .where((row) => row.or([row('is_held', '=', false), row('rate_id', 'is not', null)]))
      .limit(1);

  async function find(on: Kysely<ExchangeRateTables>, id: number): Promise<StoredRates | undefined> {
    const row = await newestFirst(on).where('id', '=', id).executeTakeFirst();
    return row && toRates(row);
  }

  return {
    async add(publication, { fetchedAt, isHeld }) {
      const { source, base, asOf: as_of, publishedAt: published_at } = publication;
      const rates = JSON.stringify(publication.rates);
      const said = await newestFirst()
        .select(
          sql<boolean>`source = ${source} and base = ${base} and as_of = ${as_of}::date
          and published_at = ${published_at} and rates = ${rates}::jsonb`.as('is_same'),
        )
        .limit(1)
        .executeTakeFirst();
      if (said?.is_same) return undefined;
      const added = await db
        .insertInto('exchange_rate')
        .values({
          source,
          base,
          as_of,
          published_at,
          rates,
          fetched_at: fetchedAt,
          is_held: isHeld,
          after_id: said?.id ?? 0,
        })
        .onConflict((conflict) => conflict.column('after_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added && find(db, added.id);
    },

    async inUse() {
      const row = await newestUsable().executeTakeFirst();
      return row && toRates(row);
    },

    async inUseFor(agencyId) {
      const row = await newestUsable()
        .select(({ selectFrom }) =>
          selectFrom('exchange_margin')
            .select('basis_points')
            .where('agency_id', '=', agencyId)
            .orderBy('exchange_margin.id', 'desc')
            .limit(1)
            .as('basis_points'),
        )
        .executeTakeFirst();
      return row && { rates: toRates(row), marginBasisPoints: row.basis_points ?? 0 };
    },

    async list(limit) {
      return (await newestFirst().limit(limit).execute()).map(toRates);
    },

    find: (tx, id) => find(tablesOf<ExchangeRateTables>(tx), id),

    async accept(tx, id, { by, at }) {
      await tablesOf<ExchangeRateTables>(tx)
        .insertInto('exchange_rate_acceptance')
        .values({ rate_id: id, accepted_by: by, accepted_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async marginOf(agencyId, tx) {
      const row = await (tx ? tablesOf<ExchangeRateTables>(tx) : db)
        .selectFrom('exchange_margin')
        .select('basis_points')
        .where('agency_id', '=', agencyId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.basis_points ?? 0;
    },

    async addMargin(tx, { agencyId, basisPoints, by, at }) {
      const added = await tablesOf<ExchangeRateTables>(tx)
        .insertInto('exchange_margin')
        .columns(['agency_id', 'basis_points', 'set_by', 'set_at'])
        .expression(({ selectFrom, val }) =>
          selectFrom('agency')
            .select(['id', sql<number>`${basisPoints}::integer`.as('basis_points')])
            .select([val(by).as('set_by'), sql<Date>`${at}::timestamptz`.as('set_at')])
            .where('id', '=', agencyId),
        )
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },
  };
}

type Row = Pick<
  Selectable<ExchangeRateTables['exchange_rate']>,
  'id' | 'source' | 'base' | 'as_of' | 'published_at' | 'fetched_at' | 'rates' | 'is_held'
> & {
  accepted_by: string | null;
  accepted_at: Date | null;
};

function toRates({ accepted_by: by, accepted_at: at, ...row }: Row): StoredRates {
  return {
    id: row.id,
    source: row.source,
    base: row.base,
    asOf: row.as_of,
    publishedAt: row.published_at,
    fetchedAt: row.fetched_at,
    rates: row.rates,
    isHeld: row.is_held,
    accepted: by !== null && at !== null ? { by, at } : undefined,
  };
}
