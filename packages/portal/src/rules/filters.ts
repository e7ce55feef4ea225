/** What a page can be filtered by: the names in its address, each with the value that says nothing. */
export type Filters<Name extends string> = Readonly<Record<Name, string>>;
type Query = Readonly<Record<string, unknown>>;

/** Filters as the address has them; what it does not know is left alone. */
export function filtersOf<Name extends string>(query: Query, names: readonly Name[]): Filters<Name> {
  const entries = names.map((name) => [name, typeof query[name] === 'string' ? query[name] : '']);
  return Object.fromEntries(entries) as Filters<Name>;
}

/** The address with these filters: empty ones are not written, and a place in the list is forgotten. */
export function queryOf(filters: Readonly<Record<string, string>>, before: Query = {}): Record<string, string> {
  const kept = Object.entries(before).filter(([name]) => !(name in filters) && name !== 'cursor');
  const set = Object.entries(filters).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries([...kept, ...set].filter(([, value]) => typeof value === 'string' && value !== ''));
}

/** For the operation: only what is set. */
export function asked<Name extends string>(filters: Filters<Name>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Partial<
    Record<Name, string>
  >;
}
