import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/**
 * Runs the subquery once, in `where('id', '=', anyOf(due))`. With `in (…)`, PostgreSQL may run it for every row: with
 * `limit` and `skip locked`, it then returns different rows each time and exceeds its limit.
 */
export function anyOf(query: SelectQueryBuilder<never, never, object>): RawBuilder<string> {
  return sql<string>`any(array(${query}))`;
}
