type Period = { readonly errors: readonly { readonly key: string; readonly count: number }[] };

/** Returns the total number of occurrences of each error over all periods, highest first. */
export function errorTotals(periods: readonly Period[], most = 8): { name: string; value: number }[] {
  const totals = new Map<string, number>();
  for (const { key, count } of periods.flatMap(({ errors }) => errors)) totals.set(key, (totals.get(key) ?? 0) + count);
  const sorted = [...totals].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, most).map(([name, value]) => ({ name, value }));
}
