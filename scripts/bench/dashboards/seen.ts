/** Values of an expression over time, with NaN where it returned no value. */
export type Series = {
  readonly labels: Readonly<Record<string, string>>;
  readonly values: readonly number[];
};

type Seen = {
  /** Number of series that had a value other than 0. */
  readonly series: number;
  /** The highest value with its labels; `undefined` if no series had a value other than 0. */
  readonly highest: { readonly value: number; readonly labels: Series['labels'] } | undefined;
};

/**
 * Summarizes the series. Ignores a series that is always 0, because it looks like a metric that is never incremented.
 */
export function seenIn(all: readonly Series[]): Seen {
  const moved = all
    .map(({ labels, values }) => ({ labels, value: Math.max(...values.filter((value) => Number.isFinite(value)), 0) }))
    .filter(({ value }) => value !== 0);
  const [highest] = moved.toSorted((one, other) => other.value - one.value);
  return { series: moved.length, highest };
}
