import pg from 'pg';

/**
 * Maximum number of prepared statements, to limit session memory. Further statements mostly contain lists of varying
 * length and do not recur.
 */
const MOST = 500;
/** Statements that change tables. A prepared statement fails if the columns of its result have changed. */
const CHANGES_TABLES = /\b(alter|create|drop)\s/i;

/**
 * Prepares statements on their second use. This avoids repeated parsing and planning, which takes longer than execution
 * for most statements. `client` is a client with exclusive use of its session, and all schema changes must go through
 * it. The session may previously have been used by another client.
 */
export function prepareRepeated(client: pg.PoolClient): void {
  const asked = new Set<string>();
  const names = new Map<string, string>();
  let prepared = 0;

  /** Returns the statement name, which begins with the SQL verb because traces show the name. */
  function nameOf(text: string): string | undefined {
    if (!asked.has(text)) {
      if (asked.size < MOST) asked.add(text);
      return undefined;
    }
    const name = names.get(text) ?? `${/\w+/.exec(text)} ${++prepared}`;
    names.set(text, name);
    return name;
  }

  // Look up the method when it is called, because tracing may wrap it later.
  const { prototype } = pg.Client;
  const query = (...given: unknown[]) => (prototype.query as (...given: unknown[]) => unknown).apply(client, given);
  // Statements prepared by an earlier client are still in the session. If this query fails, the next one fails as well.
  client.query('deallocate all').catch(() => {});
  client.query = ((text: unknown, values?: unknown, answered?: unknown) => {
    if (typeof text !== 'string') return query(text, values, answered);
    if (Array.isArray(values) && values.length > 0) return query({ name: nameOf(text), text, values }, answered);
    if (CHANGES_TABLES.test(text)) names.clear();
    return query(text, values, answered);
  }) as typeof client.query;
}
