import pg from 'pg';

/**
 * Maximum number of prepared statements, to limit session memory. Further statements mostly contain lists of varying
 * length and do not recur.
 */
const MOST = 500;
/** Statements that change tables. A prepared statement fails if the columns of its result have changed. */
const CHANGES_TABLES = /\b(alter|create|drop)\s/i;
/** SQLSTATE codes of a prepared statement that the session has lost or whose result has changed. */
const OUTDATED: readonly (string | undefined)[] = ['26000', '0A000'];

type Statement = { readonly name?: string; readonly text: string };
type Connected = pg.PoolClient & {
  readonly connection: { on(event: 'errorMessage', hear: (error: { readonly code?: string }) => void): void };
};

/**
 * Returns a function that makes a pool's new connections prepare statements from their second use in the pool. This
 * avoids repeated parsing and planning, which takes longer than execution for most statements.
 */
export function createPreparing(): (client: pg.PoolClient) => void {
  const asked = new Set<string>();
  const statements = new Map<string, Statement>();
  let prepared = 0;

  function statementOf(text: string): Statement {
    const known = statements.get(text);
    if (known) return known;
    if (!asked.has(text)) {
      if (asked.size < MOST) asked.add(text);
      return { text };
    }
    // The name begins with the SQL verb, because traces show the name.
    const statement = { name: `${/\w+/.exec(text)} ${++prepared}`, text };
    statements.set(text, statement);
    return statement;
  }
  /** Makes every connection prepare its statements again, under new names. */
  const renameAll = () => statements.clear();

  return (client) => {
    // Look up the method when it is called, because tracing may wrap it later.
    const { prototype } = pg.Client;
    const query = (...given: unknown[]) => (prototype.query as (...given: unknown[]) => unknown).apply(client, given);
    (client as Connected).connection.on('errorMessage', ({ code }) => {
      if (OUTDATED.includes(code)) renameAll();
    });
    client.query = ((text: unknown, values?: unknown, answered?: unknown) => {
      if (typeof text !== 'string') return query(text, values, answered);
      if (Array.isArray(values) && values.length > 0) return query({ ...statementOf(text), values }, answered);
      if (CHANGES_TABLES.test(text)) renameAll();
      return query(text, values, answered);
    }) as typeof client.query;
  };
}
