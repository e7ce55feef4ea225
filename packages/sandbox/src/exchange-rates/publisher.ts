/** How the rates are published; all but the first are for tests. */
export const PUBLISHING = ['usual', 'overdue', 'outdated', 'jumped'] as const;
export type Publishing = (typeof PUBLISHING)[number];

/** What `unit` pieces cost in lira; the publisher buys and sells at the same price. */
export type Rate = { readonly currency: string; readonly unit: number; readonly lira: number };

export type Publication = {
  /** YYYY-MM-DD */
  readonly asOf: string;
  /** RFC 3339, by the clocks of Ankara. */
  readonly publishedAt: string;
  readonly rates: readonly Rate[];
};

export type Publisher = {
  /** The last publication: of a weekday, at 15:30 by the clocks of Ankara. */
  latest(): Publication;
  publishing(): Publishing;
  /**
   * `overdue`: nothing came for a week. `outdated`: for twelve days. `jumped`: all prices are a fifth higher.
   * It stays so until it is set otherwise.
   */
  set(publishing: Publishing): void;
};

/** 100 yen are a unit, as the central bank has it. */
const RATES: readonly Rate[] = [
  { currency: 'EUR', unit: 1, lira: 50 },
  { currency: 'USD', unit: 1, lira: 43 },
  { currency: 'GBP', unit: 1, lira: 57.5 },
  { currency: 'JPY', unit: 100, lira: 28.5 },
];

const DAYS_LATE: Readonly<Record<Publishing, number>> = { usual: 0, overdue: 7, outdated: 12, jumped: 0 };
const JUMP = 1.2;
const DAY_MS = 24 * 3_600_000;
/** 15:30 in Ankara, where the clocks never change. */
const PUBLISHED_AT_UTC_MS = 12.5 * 3_600_000;

export function createPublisher(now: () => Date, changed: () => void = () => {}): Publisher {
  let publishing: Publishing = 'usual';
  return {
    latest() {
      const asOf = lastDayOfTrade(new Date(now().getTime() - DAYS_LATE[publishing] * DAY_MS));
      const factor = publishing === 'jumped' ? JUMP : 1;
      const rates = RATES.map((rate) => ({ ...rate, lira: rate.lira * factor }));
      return { asOf, publishedAt: `${asOf}T15:30:00+03:00`, rates };
    },
    publishing: () => publishing,
    set(next) {
      publishing = next;
      changed();
    },
  };
}

export function isPublishing(word: unknown): word is Publishing {
  return PUBLISHING.some((publishing) => publishing === word);
}

/** The latest weekday whose rates are out. */
function lastDayOfTrade(now: Date): string {
  const day = new Date(now.getTime() - PUBLISHED_AT_UTC_MS);
  const daysBack = [2, 0, 0, 0, 0, 0, 1][day.getUTCDay()]!;
  return new Date(day.getTime() - daysBack * DAY_MS).toISOString().slice(0, 10);
}
