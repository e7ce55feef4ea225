/** The publication modes. All except the first are for tests. */
export const PUBLISHING = ['usual', 'overdue', 'outdated', 'jumped'] as const;
export type Publishing = (typeof PUBLISHING)[number];

/** The price in lira of `unit` units of the currency. The publisher buys and sells at the same price. */
type Rate = { readonly currency: string; readonly unit: number; readonly lira: number };

export type Publication = {
  /** The date, as YYYY-MM-DD. */
  readonly asOf: string;
  /** The publication time in Ankara, in RFC 3339 format. */
  readonly publishedAt: string;
  readonly rates: readonly Rate[];
};

export type Publisher = {
  /** Returns the latest publication. Rates are published on weekdays at 15:30 Ankara time. */
  latest(): Publication;
  publishing(): Publishing;
  /** `overdue` delays the rates by a week, `outdated` by twelve days. `jumped` raises all prices by a fifth. */
  set(publishing: Publishing): void;
};

/** The central bank quotes the price of 100 yen instead of one. */
const RATES: readonly Rate[] = [
  { currency: 'EUR', unit: 1, lira: 50 },
  { currency: 'USD', unit: 1, lira: 43 },
  { currency: 'GBP', unit: 1, lira: 57.5 },
  { currency: 'JPY', unit: 100, lira: 28.5 },
];

const DAYS_LATE: Readonly<Record<Publishing, number>> = { usual: 0, overdue: 7, outdated: 12, jumped: 0 };
const JUMP = 1.2;
const DAY_MS = 24 * 3_600_000;
/** 15:30 in Ankara, where daylight saving time does not apply. */
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

/** Returns the latest weekday for which rates have been published. */
function lastDayOfTrade(now: Date): string {
  const day = new Date(now.getTime() - PUBLISHED_AT_UTC_MS);
  const daysBack = [2, 0, 0, 0, 0, 0, 1][day.getUTCDay()]!;
  return new Date(day.getTime() - daysBack * DAY_MS).toISOString().slice(0, 10);
}
