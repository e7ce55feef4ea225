import { currentRequest } from '@agency-booking/contract-express';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { currentShare } from '../../src/database/shares.ts';
import type { Caller } from '../../src/shared/caller.ts';

/** Tables whose rows do not belong to an agency. */
const SHARED = new Set([
  'agency',
  'campaign',
  'environment',
  'exchange_rate',
  'exchange_rate_acceptance',
  'kysely_migration',
  'rate_limit',
  'readiness_probe',
  'supplier',
  'supplier_switch',
  'written_format',
  // Rows that belong to members of any agency. The tests in `test/management/` try every ID.
  'portal_link',
  'portal_mail',
  'portal_member',
  'portal_network',
  'portal_recovery_code',
  'portal_session',
  'portal_passkey',
  'portal_passkey_challenge',
  'portal_try',
]);

/** Parts of the service whose statements need not specify an agency, each with the reason. */
const SYSTEM = new Map([
  ['login', 'the key determines the agency'],
  ['refresh', 'the token determines the agency'],
  ['receive3dsCallback', 'the browser identifies the payment, and the processor confirms it'],
  ['finish3ds', 'the browser presents a token for one payment, which only this service can create'],
  ['payment page', 'the page presents the secret of one session, which only this service can create'],
  [
    'reportReservationChange',
    'a signed report from a vendor or supplier refers to its own reservation, which the service then polls',
  ],
  ['portal', 'operators see every agency, and members are found by email address, cookie or link when they sign in'],
  ['cleaning', 'cleanup deletes the expired rows of all agencies'],
  ['events', 'one query finds the events of all waiting agencies'],
  ['payments', 'the worker advances the payments of all agencies'],
  ['watching', 'the worker polls the reservations of all agencies'],
  ['reconciliation', 'statements are reconciled with the payments of all agencies'],
  ['exchange rates', 'exchange rates belong to no agency'],
  ['webhooks', 'the worker delivers the events of all agencies'],
  ['request log', 'the log is written in batches for all agencies'],
  ['calls outside', 'the calls are written in batches for all agencies'],
  ['lapsing', 'the worker expires the unpaid orders of all agencies'],
  ['metrics', 'metrics count over all agencies'],
  ['the service itself', 'the service reads tokens, sets up staging, and in tests advances payments'],
]);

/** Columns that identify one row. A request that has already read such a value may use it in further statements. */
const NAMES = new Set(['id', 'user_id', 'order_id', 'attempt_id', 'record_id', 'search_id', 'code', 'result_id']);

export type Statement = { readonly text: string; readonly values: readonly unknown[] };
type Result = { readonly rows: readonly Readonly<Record<string, unknown>>[]; readonly rowCount: number | null };
export type Asking = { readonly requestId: string; readonly agencyId: number };

const REMEMBERED_REQUESTS = 1_000;

/**
 * Requires every statement in an agency's request to contain the agency's ID, or an ID that an earlier permitted
 * statement of the same request has found or written.
 */
export function createAgencyWall(tables: readonly string[]) {
  const seen = new Map<string, Set<string>>();
  const owned = tables.filter((table) => !SHARED.has(table));
  const touching = new RegExp(`\\b(?:from|join|into|update)\\s+"?(?:${owned.join('|')})\\b`);
  const touches = oncePerText((text) => touching.test(text));

  function seenBy({ requestId, agencyId }: Asking): Set<string> {
    const key = `${requestId} ${agencyId}`;
    const known = seen.get(key) ?? new Set<string>();
    seen.set(key, known);
    if (seen.size > REMEMBERED_REQUESTS) seen.delete(seen.keys().next().value!);
    return known;
  }

  return {
    /** Throws if the statement could reach another agency's row. */
    assertNamed({ text, values }: Statement, asking: Asking): void {
      if (!touches(text)) return;
      const named = namedIn(text, values);
      const agencies = named.filter(({ column }) => column === 'agency_id').map(({ value }) => value);
      const known = seenBy(asking);
      const ids = idsIn({ text, values });
      if (agencies.some((agency) => agency !== asking.agencyId)) throw crossing('another agency', text);
      const listed = listedIn({ text, values });
      const isKnown = ids.some((id) => known.has(id)) || listed.some((list) => list.every((id) => known.has(id)));
      if (agencies.length === 0 && !isKnown) throw crossing('no agency', text);
    },
    /** Throws if the result contains another agency's row. */
    learn({ rows, rowCount }: Result, statement: Statement, asking: Asking): void {
      const known = seenBy(asking);
      if (rowCount) for (const id of idsIn(statement)) known.add(id);
      for (const row of rows) {
        const isOwn = !('agency_id' in row) || row.agency_id === asking.agencyId;
        if (!isOwn) throw crossing('a row of another agency', statement.text);
        for (const [column, value] of Object.entries(row)) if (NAMES.has(column)) known.add(String(value));
      }
    },
  };
}

const crossing = (what: string, text: string) => new Error(`a statement of an agency's request names ${what}: ${text}`);

/**
 * Returns the values of each list, such as `order_id = any($1::text[])`. Each of these values must be known from an
 * earlier statement.
 */
const listedIn = ({ text, values }: Statement) =>
  [...text.matchAll(/"?(\w+)"? = any\(\$(\d+)::text\[\]\)/g)]
    .filter(([, column]) => NAMES.has(column!))
    .map(([, , parameter]) => values[Number(parameter) - 1] as readonly string[]);

const idsIn = ({ text, values }: Statement) =>
  namedIn(text, values)
    .filter(({ column }) => NAMES.has(column))
    .map(({ value }) => String(value));

/** Returns the columns and values that appear in conditions and inserts. */
function namedIn(text: string, values: readonly unknown[]): { column: string; value: unknown }[] {
  return columnsIn(text).map(({ column, parameter }) => ({ column, value: parameter && values[parameter - 1] }));
}

const columnsIn = oncePerText((text) => {
  const [, ...conditions] = text.split(/\bwhere\b/i);
  const compared = [...conditions.join(' ').matchAll(/"?(\w+)"?\s*=\s*\$(\d+)/g)].map(([, column, index]) => ({
    column: column!,
    parameter: Number(index),
  }));
  const [, list, tuples] =
    /(?:^|\()insert into \S+ \(([^)]*)\) values (.*?)(?: on conflict| returning|$)/s.exec(text) ?? [];
  const columns = list?.split(',').map((column) => column.trim().replaceAll('"', '')) ?? [];
  const written = [...(tuples ?? '').matchAll(/\$(\d+)|default/g)].map(([, index], position) => ({
    column: columns[position % columns.length]!,
    parameter: index && Number(index),
  }));
  return [...compared, ...written];
});

/**
 * Caches a result by statement text. The service sends only a few different statements, but sends each of them many times.
 */
function oncePerText<Found>(find: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>();
  return (text) => {
    if (!found.has(text)) found.set(text, find(text));
    return found.get(text)!;
  };
}

/**
 * Returns a query builder that checks every statement against the agency wall. `sent` is called for each statement,
 * with the operation that sends it.
 */
export function behindWall(
  pool: pg.Pool,
  tables: readonly string[],
  sent: (operation: string | undefined) => void,
): Kysely<Record<never, never>> {
  const wall = createAgencyWall(tables);
  const connect = async () => {
    const client = await pool.connect();
    return {
      async query(text: string, values: readonly unknown[]) {
        const request = currentRequest();
        const caller = request?.caller as Partial<Caller> | undefined;
        const agencyId = caller?.agencyId;
        const asking = request && agencyId !== undefined && { requestId: request.requestId, agencyId };
        const statement = { text, values };
        sent(request?.operationId);
        if (asking) wall.assertNamed(statement, asking);
        else if (!SYSTEM.has(currentShare()))
          throw new Error(`${currentShare()} is on no list of the agency wall: ${text}`);
        const result = await client.query(text, [...values]);
        if (asking) wall.learn(result, statement, asking);
        return result;
      },
      release: () => client.release(),
    };
  };
  return new Kysely({ dialect: new PostgresDialect({ pool: { connect, end: async () => {} } as never }) });
}
