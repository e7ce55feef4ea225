/** The filters of a page, keyed by their names in the URL. An empty value means that no filter is set. */
type Filters<Name extends string> = Readonly<Record<Name, string>>;
type Query = Readonly<Record<string, unknown>>;

export function filtersOf<Name extends string>(query: Query, names: readonly Name[]): Filters<Name> {
  const entries = names.map((name) => [name, typeof query[name] === 'string' ? query[name] : '']);
  return Object.fromEntries(entries) as Filters<Name>;
}

/** Returns a URL query with the given filters. Empty filters are omitted and the list cursor is reset. */
export function queryOf(filters: Readonly<Record<string, string>>, before: Query = {}): Record<string, string> {
  const kept = Object.entries(before).filter(([name]) => !(name in filters) && name !== 'cursor');
  const set = Object.entries(filters).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries([...kept, ...set].filter(([, value]) => typeof value === 'string' && value !== ''));
}

export function asked<Name extends string>(filters: Filters<Name>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Partial<
    Record<Name, string>
  >;
}
