import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/**
 * One of those that a query finds, for `where('id', '=', anyOf(due))`. The query is asked once. PostgreSQL may ask that of
 * `in (…)` again for every row, and one with `limit` and `skip locked` then finds others each time: more than its limit.
 */
export function anyOf(query: SelectQueryBuilder<never, never, object>): RawBuilder<string> {
  return sql<string>`any(array(${query}))`;
}
