import { currentRequest } from '@agency-booking/contract-express';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { currentShare } from '../../src/database/shares.ts';
import type { Caller } from '../../src/shared/caller.ts';

/** Tables whose rows do not belong to an agency. */
const SHARED = new Set([
  ...[
    'agency',
    'campaign',
    'environment',
    'exchange_rate',
    'exchange_rate_acceptance',
    'kysely_migration',
    'rate_limit',
  ],
  ...['readiness_probe', 'supplier', 'supplier_switch', 'written_format'],
  // Rows of members of any agency. The tests in `test/management/` try every ID.
  ...['portal_link', 'portal_mail', 'portal_member', 'portal_network', 'portal_recovery_code', 'portal_session'],
  ...['portal_passkey', 'portal_passkey_challenge', 'portal_try'],
]);

/** Database shares whose statements need not contain an agency, each with the reason. */
const SYSTEM = new Map([
  ['login', 'the agency is found by its key'],
  ['refresh', 'the agency is found by its token'],
  ['receive3dsCallback', 'a browser says which payment it belongs to, and the processor is asked'],
  ['finish3ds', 'a browser shows a token that names a payment, and that only this service can make'],
  [
    'reportReservationChange',
    'a vendor or supplier, known by its signature, names a reservation of its own, and is asked',
  ],
  ['portal', 'operators see every agency, and whoever signs in is found by address, cookie or link'],
  ['cleaning', 'what has expired goes, whoever it was of'],
  ['events', 'events of everybody who waits are looked for'],
  ['payments', 'payments of everybody are taken on'],
  ['watching', 'reservations of everybody are looked at'],
  ['reconciliation', 'the books of parties are compared with payments of everybody'],
  ['exchange rates', 'what was published is of nobody'],
  ['webhooks', 'events of everybody are sent'],
  ['request log', 'what everybody has called is written down'],
  ['calls outside', 'what was called for orders of everybody is written down'],
  ['lapsing', 'orders of everybody that nobody has paid in time are ended'],
  ['metrics', 'numbers are counted over everybody'],
  ['the service itself', 'tokens are read, staging is set up, and in tests payments are taken on'],
]);

/**
 * Columns that identify a single row. A request that has already seen such a value may use it in further statements.
 */
const NAMES = new Set(['id', 'user_id', 'order_id', 'attempt_id', 'record_id', 'search_id', 'code', 'result_id']);

export type Statement = { readonly text: string; readonly values: readonly unknown[] };
type Result = { readonly rows: readonly Readonly<Record<string, unknown>>[]; readonly rowCount: number | null };
/** The request of an agency that sends a statement. */
export type Asking = { readonly requestId: string; readonly agencyId: number };

const REMEMBERED_REQUESTS = 1_000;

/**
 * Checks the isolation of agencies for every statement that the service sends in a test. A statement in an agency's
 * request must contain the ID of that agency. Alternatively, it must contain an ID that an earlier permitted statement
 * of the same request found or wrote.
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
    /** @throws if the statement could reach a row of a different agency */
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
    /** @throws if the result contains a row of a different agency */
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

/** Returns the values of each `in` list, such as `order_id in ($1, $2)`. All values of a list must be known. */
const listedIn = ({ text, values }: Statement) =>
  [...text.matchAll(/"?(\w+)"? in \((\$\d+(?:, \$\d+)*)\)/g)]
    .filter(([, column]) => NAMES.has(column!))
    .map(([, , list]) => list!.split(', ').map((parameter) => String(values[Number(parameter.slice(1)) - 1])));

const idsIn = ({ text, values }: Statement) =>
  namedIn(text, values)
    .filter(({ column }) => NAMES.has(column))
    .map(({ value }) => String(value));

/** Returns the columns and values that conditions compare and inserts write. */
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

/** Caches a result by statement text, because the service sends few different statements, each many times. */
function oncePerText<Found>(find: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>();
  return (text) => {
    if (!found.has(text)) found.set(text, find(text));
    return found.get(text)!;
  };
}

/**
 * Returns a database on these connections whose statements are checked for agency isolation.
 * @param sent called for each statement with the operation that sends it
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
