import { type Kysely, sql } from 'kysely';

type Db = Kysely<Record<never, never>>;

/** Returns the number of rows in each table. Excludes the `kysely_…` tables, which belong to the migration tool. */
export async function rowsPerTable(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' order by 1`.execute(
    db,
  );
  const counted = rows.map(async ({ name }) => {
    const { rows: found } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(name)}`.execute(
      db,
    );
    return [name, found[0]!.rows] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

type List = { readonly table: string; readonly column: string; readonly words: readonly string[] };

/**
 * Returns the values that a constraint allows but that no row contains, as `table.column word`. The migration of such a
 * value would be untested. `environment` has only one row and is excluded.
 */
export async function unusedWords(db: Db): Promise<string[]> {
  const { rows } = await sql<List>`
    select conrelid::regclass::text as table, attname as column,
      array(select found[1] from regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([^'']*)''::text', 'g') found) as words
    from pg_constraint join pg_attribute on attrelid = conrelid and array[attnum] = conkey
    where contype = 'c' and attname not in ('currency', 'debit_account')
      and conrelid::regclass::text <> 'environment' and pg_get_constraintdef(pg_constraint.oid) like '%ANY (ARRAY[%'`.execute(
    db,
  );
  const unused = rows.map(async ({ table, column, words }) => {
    const { rows: used } = await sql<{ word: string }>`
      select distinct ${sql.ref(column)} as word from ${sql.table(table)}`.execute(db);
    return words.filter((word) => !used.some((row) => row.word === word)).map((word) => `${table}.${column} ${word}`);
  });
  return (await Promise.all(unused)).flat();
}
