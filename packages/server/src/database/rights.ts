import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { StartupError } from '../shared/startup-error.ts';

type Tx = Transaction<Record<never, never>>;
type Environment = Config['environment'];
type Right = 'select' | 'insert' | 'update' | 'delete';

const READ = ['select'] as const;
/** Written once: nobody but the owner of the schema can change or remove a row. */
const APPEND = ['select', 'insert'] as const;
const KEEP = ['select', 'insert', 'update'] as const;
const EXPIRE = ['select', 'insert', 'update', 'delete'] as const;

/** What the service itself may do with each table, and no more. To lock a row is a right to update it. */
export const rights: Readonly<Record<string, readonly Right[]>> = {
  ledger_entry: APPEND,
  attempt_transition: APPEND,
  erasure: APPEND,
  audit_event: APPEND,
  reconciliation_run: APPEND,
  car_order_status: APPEND,
  exchange_margin: APPEND,
  exchange_rate: APPEND,
  exchange_rate_acceptance: APPEND,
  supplier_switch: APPEND,

  agency: READ,
  agency_billing_address: READ,
  agency_user: READ,
  api_key: READ,
  callback_origin: READ,
  environment: READ,
  kysely_migration: READ,

  callback_inbox: KEEP,
  campaign: KEEP,
  car_order: KEEP,
  car_order_item: KEEP,
  event_feed: KEEP,
  operator_task: KEEP,
  payment_attempt: KEEP,
  reconciliation_difference: KEEP,
  reconciliation_schedule: KEEP,
  transfer_order: KEEP,
  credit_check_configuration: ['select', 'update'],
  credit_record: ['select', 'update'],

  car_search: EXPIRE,
  car_search_extras: EXPIRE,
  card_try: EXPIRE,
  credit_approval: EXPIRE,
  credit_report: EXPIRE,
  event: EXPIRE,
  idempotency_key: EXPIRE,
  rate_limit: EXPIRE,
  readiness_probe: EXPIRE,
  token_family: EXPIRE,
  transfer_search: EXPIRE,
  webhook_delivery: EXPIRE,
  webhook_endpoint: EXPIRE,

  order_last_name: ['select', 'insert', 'delete'],
  order_person: ['select', 'insert', 'delete'],
};

/** Staging brings its agencies along; elsewhere the owner adds them. */
const fixtures = [
  ...['agency', 'agency_billing_address', 'agency_user', 'api_key', 'callback_origin'],
  ...['credit_check_configuration', 'credit_record'],
];

const history = Object.keys(rights).filter((table) => rights[table] === APPEND);

/**
 * Gives the role of the service its rights; those that it has are not touched, nor are tables of a later release.
 * @param tx of the owner
 */
export async function grantRights(tx: Tx, role: string, environment: Environment): Promise<void> {
  const wanted = Object.entries(rights).flatMap(([table, of]) => of.map((right) => ({ table, right })));
  if (environment === 'staging') wanted.push(...fixtures.map((table) => ({ table, right: 'insert' as const })));
  const { rows } = await sql<{ change: string }>`
    select format('grant %s on %I to %I', string_agg(wanted."right", ', '), wanted."table", ${role}::text) as change
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted ("table" text, "right" text)
    where to_regclass(wanted."table") is not null
      and not has_table_privilege(${role}::text, to_regclass(wanted."table"), wanted."right")
    group by wanted."table"
    union all
    select format('grant usage on schema %I to %I', current_schema(), ${role}::text)
    where not has_schema_privilege(${role}::text, current_schema(), 'usage')`.execute(tx);
  if (rows.length > 0) await sql.raw(rows.map(({ change }) => change).join('; ')).execute(tx);
}

/** The role behind these connections; behind a pooler, too. */
export async function roleOf(pool: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  return rows[0]!.role;
}

/**
 * Money has a history that nobody rewrites, not even a service that was taken over.
 * @throws StartupError when the role of these connections could: it owns the tables, or was given too much
 */
export async function assertHistoryIsSafe(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ table: string }>(
    `select relname as "table" from pg_class
     where oid = any(array(select to_regclass(name) from unnest($1::text[]) name))
       and (has_table_privilege(oid, 'update') or has_table_privilege(oid, 'delete') or has_table_privilege(oid, 'truncate')
         or has_any_column_privilege(oid, 'update') or pg_has_role(relowner, 'member'))
     order by relname`,
    [history],
  );
  if (rows.length === 0) return;
  const tables = rows.map(({ table }) => table).join(', ');
  throw new StartupError(
    `DATABASE_URL: its role could rewrite history (${tables}). Name a role of its own there, and the owner of the schema in DATABASE_MIGRATION_URL.`,
    { guard: 'database' },
  );
}
