import pg from 'pg';

/** Each takes memory of the session. Beyond so many texts, most are lists of changing length, which are not asked again. */
const MOST = 500;
/** Other columns are an error for a prepared `select *`. */
const CHANGES_TABLES = /\b(alter|create|drop)\s/i;

/**
 * What is asked a second time is prepared: from then on it is neither parsed nor planned anew, which takes longer than most
 * statements themselves.
 * @param client of a session that is its alone, and in which all tables are changed, too; a client before it may have ended
 */
export function prepareRepeated(client: pg.PoolClient): void {
  const asked = new Set<string>();
  const names = new Map<string, string>();
  let prepared = 0;

  /** Begins with what the statement does: traces show it. */
  function nameOf(text: string): string | undefined {
    if (!asked.has(text)) {
      if (asked.size < MOST) asked.add(text);
      return undefined;
    }
    const name = names.get(text) ?? `${/\w+/.exec(text)} ${++prepared}`;
    names.set(text, name);
    return name;
  }

  // Tracing may wrap it later.
  const { prototype } = pg.Client;
  const query = (...given: unknown[]) => (prototype.query as (...given: unknown[]) => unknown).apply(client, given);
  // What the client before has prepared is still there. Should this fail, what comes next does.
  client.query('deallocate all').catch(() => {});
  client.query = ((text: unknown, values?: unknown, answered?: unknown) => {
    if (typeof text !== 'string') return query(text, values, answered);
    if (Array.isArray(values) && values.length > 0) return query({ name: nameOf(text), text, values }, answered);
    if (CHANGES_TABLES.test(text)) names.clear();
    return query(text, values, answered);
  }) as typeof client.query;
}
