import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/** Returns a condition that accepts any of the values. Unlike `in (…)`, its text does not depend on their number. */
export const anyIn = (values: readonly string[]): RawBuilder<string> => sql<string>`any(${values}::text[])`;

/**
 * Returns a condition that runs the subquery only once, as in `where('id', '=', anyOf(due))`. With `in (…)`, PostgreSQL
 * may run the subquery for every row. With `limit` and `skip locked`, it would then return different rows each time and
 * exceed its limit.
 */
export function anyOf(query: SelectQueryBuilder<never, never, object>): RawBuilder<string> {
  return sql<string>`any(array(${query}))`;
}
