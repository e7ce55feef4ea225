import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/**
 * Matches any row of a subquery, for `where('id', '=', anyOf(due))`. The subquery runs once. With `in (…)`, PostgreSQL
 * may run the subquery for every row. A subquery with `limit` and `skip locked` then returns different rows each time
 * and exceeds its limit.
 */
export function anyOf(query: SelectQueryBuilder<never, never, object>): RawBuilder<string> {
  return sql<string>`any(array(${query}))`;
}
