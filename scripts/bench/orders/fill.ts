import pg from 'pg';
import { readConfig } from '../../../packages/server/src/config/config.ts';
import { type Database, openDatabase } from '../../../packages/server/src/database/open.ts';
import { copyAll } from './copies.ts';
import { sealPeople } from './people.ts';
import { makeTemplates } from './templates.ts';

/** A connection with superuser rights. */
export type Connection = Pick<pg.Client, 'query'>;

type Fill = {
  readonly orders: number;
  /** The share of the orders that belongs to Horizon Travel. Nineteen additional agencies own the rest. */
  readonly share: number;
  readonly say?: (line: string) => void;
};

const OTHER_AGENCIES = 19;
const DAY_SECONDS = 86_400;
const DAYS = 365;
/** Age in days after which personal data is erased from an order. */
const KNOWN_DAYS = 80;
export const NAMES = 2_000;
/** SQL for IDs in the service's format: six bits per character, in random order. */
const DRAWN = `translate(encode(int8send(hashint8extended(n, 0)) || int4send(n), 'base64'), '+/=', '-_')`;

/** Fills the database. `url` connects to an empty database as a superuser. */
export async function fill({ url, ...of }: Fill & { readonly url: string }): Promise<void> {
  const database = await openDatabase(readConfig({ APP_ENV: 'staging', DATABASE_URL: url }));
  await makeTemplates(database);
  const clients = [await openFast(url), await openFast(url), await openFast(url)] as const;
  await fillWith(clients, database, of);
  await Promise.all(clients.map((client) => client.end()));
  await database.close();
}

/** Fills an empty embedded database, whose single connection executes all statements. */
export async function fillEmbedded(database: Database, of: Fill): Promise<void> {
  const connection = database.pool as unknown as Connection;
  await makeTemplates(database);
  await connection.query(FAST);
  await fillWith([connection, connection], database, of);
  await connection.query('reset all');
}

/** Distributes the orders evenly over one year. The request log has one row per order. */
async function fillWith(
  [sealer, ...clients]: readonly [Connection, ...Connection[]],
  database: Database,
  { orders, share, say = () => {} }: Fill,
): Promise<void> {
  say('templates are made');
  await plan(sealer, { orders, share });
  say('orders are planned');
  // This process encrypts personal data while the database copies rows.
  const sealing = sealPeople(database, sealer).then(() => say('people are sealed'));
  await Promise.all([sealing, copyAll(clients, { orders, sealing, say })]);
  await sealer.query('drop table bench_copy, bench_seal, bench_name, bench_agency, bench_template');
}

/** Disables triggers, foreign-key checks and disk flushes, because the rows are known to be valid. */
const FAST = `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB';
  set max_parallel_maintenance_workers = 0; set work_mem = '256MB'`;

async function openFast(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(FAST);
  return client;
}

/** Assigns a template, an agency, a creation time and a lead time before pick-up to each order. */
async function plan(client: Connection, { orders, share }: Pick<Fill, 'orders' | 'share'>): Promise<void> {
  await client.query(`
    insert into agency (name, may_use_full_credit, may_use_limited_credit, may_pay_by_limit, may_use_custom_billing,
      may_read_reference_data, may_check_credit)
    select 'Agency ' || n, true, true, true, true, true, true from generate_series(1, ${OTHER_AGENCIES}) n;
    insert into agency_user
    select 'usr_bench_' || id, id, 'agency' || id || '@agency.example', 'A', 'B' from agency where name like 'Agency %';
    create unlogged table bench_template as
    select row_number() over (order by id)::int - 1 as number, *, date_part('epoch', now() - created_at) as age_seconds,
      count(*) over ()::int as templates from (
      select id, 'CAR-' as kind, created_at, agency_id, user_id from car_order
      union all select id, 'TRF-', created_at, agency_id, user_id from transfer_order) made;
    create unlogged table bench_agency as
    select distinct 0 as number, agency_id, user_id from bench_template
    union all select row_number() over (order by agency_id)::int, agency_id, id from agency_user where id like 'usr_bench_%'`);
  await client.query(
    `create unlogged table bench_copy as
     select n, template.id as template, kind || ${DRAWN} as order_id, owner.agency_id, owner.user_id,
       shift, shift + interval '24 hours' * (n / templates % 60 - 29) as shift_of_pick_up,
       floor(${NAMES} * power(n * 0.6180339887498949::float8 - floor(n * 0.6180339887498949::float8), 2))::int as name_number,
       made_seconds_ago < ${KNOWN_DAYS * DAY_SECONDS} as is_known
     from generate_series(1, ${orders}) n
     cross join lateral (select ${DAYS * DAY_SECONDS} * (1 - n / ${orders}::float8) as made_seconds_ago) made
     join bench_template template on template.number = n % templates
     -- Of no days, which would be looked up in the calendar for every column of every row.
     cross join lateral (select make_interval(secs => age_seconds - made_seconds_ago) as shift) moved
     join bench_agency owner on owner.number =
       case when (hashint4(n) & 65535) / 65536.0 < ${share} then 0 else 1 + (hashint4(n) & 65535) % ${OTHER_AGENCIES} end
     order by n`,
  );
  await client.query('alter table bench_copy add primary key (n); analyze bench_copy');
}
