/** Times are in milliseconds, measured with `performance.now()`. */
export type Sent = {
  readonly at: number;
  readonly milliseconds: number;
  readonly agency: string;
  readonly operation: string;
  readonly isWrite: boolean;
  /** The response status; 0 if there was no response. */
  readonly status: number;
  /** Error key, or the reason why the connection ended. */
  readonly key?: string | undefined;
};

export const isGood = ({ status }: Sent) => status >= 200 && status < 300;
/** Error keys that require a new search. Search results are lost in a database crash. */
const SEARCH_AGAIN = ['carOrder.offerUnavailable', 'transferSearch.offerNotFound'];
const isToSearchAgain = ({ status, key = '' }: Sent) => status === 404 && SEARCH_AGAIN.includes(key);

const answeredAt = ({ at, milliseconds }: Sent) => at + milliseconds;

/** Counts failures by status and error key: `500 server.error` → 3. */
export function failuresOf(sent: readonly Sent[]): Record<string, number> {
  const ways = Map.groupBy(
    sent.filter((one) => !isGood(one)),
    ({ status, key }) => `${status || 'no answer'}${key ? ` ${key}` : ''}`,
  );
  return Object.fromEntries([...ways].map(([way, { length }]) => [way, length]).sort());
}

/** Returns the longest time in milliseconds without a success, from the first request to the last response. */
export function longestGap(sent: readonly Sent[]): number {
  if (sent.length === 0) return 0;
  const successes = sent.filter(isGood).map(answeredAt);
  const moments = [
    Math.min(...sent.map(({ at }) => at)),
    ...successes.sort((left, right) => left - right),
    Math.max(...sent.map(answeredAt)),
  ];
  return Math.max(...moments.slice(1).map((moment, index) => moment - moments[index]!));
}

/**
 * Returns the time in milliseconds from `from` to the first successful write sent after it; `undefined` if there was
 * none.
 */
export function firstWriteAfter(sent: readonly Sent[], from: number): number | undefined {
  const done = sent.filter((one) => one.isWrite && isGood(one) && one.at >= from).map(answeredAt);
  return done.length > 0 ? Math.min(...done) - from : undefined;
}

/**
 * Returns the time in milliseconds from `from` to the last failed request. Ignores failures that require a new search.
 */
export function wellAfter(sent: readonly Sent[], from: number): number {
  const failed = sent
    .filter((one) => !isGood(one) && !isToSearchAgain(one) && one.at >= from)
    .map(({ at }) => at - from);
  return Math.max(0, ...failed);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Returns the slope of the best-fit line in units per hour; `at` is in milliseconds. */
export function slopeAnHour(points: readonly { readonly at: number; readonly value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(points.map((point) => point.at));
  const value = mean(points.map((point) => point.value));
  const together = mean(points.map((point) => (point.at - at) * (point.value - value)));
  const spread = mean(points.map((point) => (point.at - at) ** 2));
  return spread === 0 ? 0 : (together / spread) * 3_600_000;
}
