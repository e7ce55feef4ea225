import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { StartupError } from '../shared/startup-error.ts';

type Tx = Transaction<Record<never, never>>;
type Environment = Config['environment'];
type Right = 'select' | 'insert' | 'update' | 'delete';

const READ = ['select'] as const;
/** Privileges on append-only tables: only the schema owner can change or remove a row. */
const APPEND = ['select', 'insert'] as const;
const KEEP = ['select', 'insert', 'update'] as const;
const EXPIRE = ['select', 'insert', 'update', 'delete'] as const;

/** The complete privileges of the service role on each table. Row locks require the update privilege. */
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
  transfer_ride_event: APPEND,

  agency: READ,
  agency_billing_address: READ,
  agency_user: READ,
  api_key: READ,
  approval: READ,
  callback_origin: READ,
  environment: READ,
  kysely_migration: READ,
  written_format: READ,

  api_key_use: KEEP,
  callback_inbox: KEEP,
  campaign: KEEP,
  car_order: KEEP,
  car_order_item: KEEP,
  event_feed: KEEP,
  operator_task: KEEP,
  payment_attempt: KEEP,
  payment_session: KEEP,
  reconciliation_difference: KEEP,
  reconciliation_schedule: KEEP,
  supplier: KEEP,
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
  outside_call: EXPIRE,
  rate_limit: EXPIRE,
  readiness_probe: EXPIRE,
  request_duration: EXPIRE,
  request_hour: EXPIRE,
  request_minute: EXPIRE,
  request_peak: EXPIRE,
  token_family: EXPIRE,
  transfer_order_change: EXPIRE,
  transfer_search: EXPIRE,
  webhook_delivery: EXPIRE,
  webhook_endpoint: EXPIRE,

  // Only the portal uses these tables.
  portal_link: [],
  portal_mail: [],
  portal_member: [],
  portal_network: [],
  portal_passkey: [],
  portal_passkey_challenge: [],
  portal_recovery_code: [],
  portal_session: [],
  portal_try: [],

  // Only staging stores bodies.
  request_body: [],

  request_log: ['select', 'insert', 'delete'],
  order_last_name: ['select', 'insert', 'delete'],
  order_person: ['select', 'insert', 'delete'],
};

/** Additional privileges of the service role on staging. */
export const stagingRights: Readonly<Record<string, readonly Right[]>> = {
  request_body: ['select', 'insert', 'delete'],
};

/** Privileges of the portal's separate production role, which performs operator actions and signs people in. */
export const portalRights: Readonly<Record<string, readonly Right[]>> = {
  agency: KEEP,
  agency_billing_address: KEEP,
  agency_user: KEEP,
  api_key: EXPIRE,
  approval: KEEP,
  callback_origin: EXPIRE,
  credit_check_configuration: KEEP,
  credit_record: KEEP,

  portal_link: EXPIRE,
  portal_mail: EXPIRE,
  portal_member: EXPIRE,
  portal_network: EXPIRE,
  portal_passkey: EXPIRE,
  portal_passkey_challenge: EXPIRE,
  portal_recovery_code: EXPIRE,
  portal_session: EXPIRE,
  portal_try: EXPIRE,
};

const portalSequences = ['credit_record_number'];

const history = Object.keys(rights).filter((table) => rights[table] === APPEND);

/**
 * Grants the privileges. Leaves existing privileges and the tables of a later release unchanged. Must run in a
 * transaction of the schema owner.
 */
export async function grantRights(tx: Tx, role: string, environment: Environment): Promise<void> {
  // On staging, the service creates the agencies and serves the portal with the same role.
  if (environment === 'staging') {
    await grantPortalRights(tx, role);
    await grant(tx, role, { tables: listed(stagingRights), sequences: [] });
  } else await grant(tx, role, { tables: listed(rights), sequences: [] });
}

export function grantPortalRights(tx: Tx, role: string): Promise<void> {
  return grant(tx, role, { tables: [...listed(rights), ...listed(portalRights)], sequences: portalSequences });
}

type Granted = { readonly tables: readonly Wanted[]; readonly sequences: readonly string[] };

async function grant(tx: Tx, role: string, { tables, sequences }: Granted): Promise<void> {
  const wanted = [...new Map(tables.map((each) => [`${each.right} ${each.table}`, each])).values()];
  const { rows } = await sql<{ change: string }>`
    select format('grant %s on %I to %I', string_agg(wanted."right", ', '), wanted."table", ${role}::text) as change
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted ("table" text, "right" text)
    where to_regclass(wanted."table") is not null
      and not has_table_privilege(${role}::text, to_regclass(wanted."table"), wanted."right")
    group by wanted."table"
    union all
    select format('grant usage on sequence %I to %I', name, ${role}::text)
    from unnest(${sequences}::text[]) name
    where to_regclass(name) is not null and not has_sequence_privilege(${role}::text, to_regclass(name), 'usage')
    union all
    select format('grant usage on schema %I to %I', current_schema(), ${role}::text)
    where not has_schema_privilege(${role}::text, current_schema(), 'usage')`.execute(tx);
  if (rows.length > 0) await sql.raw(rows.map(({ change }) => change).join('; ')).execute(tx);
}

type Wanted = { readonly table: string; readonly right: Right };

const listed = (of: typeof rights) =>
  Object.entries(of).flatMap(([table, some]) => some.map((right) => ({ table, right })));

/** Returns the database role of these connections, including connections through a pooler. */
export async function roleOf(pool: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  return rows[0]!.role;
}

/**
 * Ensures that even a compromised service cannot rewrite the history of payments and credit. Throws a StartupError if
 * the role of these connections owns the tables or has excessive privileges.
 */
export async function assertHistoryIsSafe(
  pool: Pick<pg.Pool, 'query'>,
  setting: 'DATABASE_URL' | 'PORTAL_DATABASE_URL',
): Promise<void> {
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
    `${setting}: its role can change history (${tables}). Use a separate role, and set the owner of the ` +
      'schema in DATABASE_MIGRATION_URL.',
    { guard: 'database' },
  );
}
