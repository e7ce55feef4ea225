/** What an expression came to over time; NaN where it came to nothing. */
export type Series = {
  readonly labels: Readonly<Record<string, string>>;
  readonly values: readonly number[];
};

export type Seen = {
  /** How many of its series were ever something else than 0. */
  readonly series: number;
  /** The highest value of all, and whose it was; `undefined` when there was none. */
  readonly highest: { readonly value: number; readonly labels: Series['labels'] } | undefined;
};

/** A line that lies on 0 all the time shows nothing that could be told from a metric that is never counted. */
export function seenIn(all: readonly Series[]): Seen {
  const moved = all
    .map(({ labels, values }) => ({ labels, value: Math.max(...values.filter((value) => Number.isFinite(value)), 0) }))
    .filter(({ value }) => value !== 0);
  const [highest] = moved.toSorted((one, other) => other.value - one.value);
  return { series: moved.length, highest };
}
