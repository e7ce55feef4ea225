import type { Publication } from '../../ports/exchange-rates.ts';

const DAY_MS = 24 * 3_600_000;
/** Time of publication: 15:30 in Ankara, where daylight saving time does not apply. */
const PUBLISHED_AT_UTC_MS = 12.5 * 3_600_000;

/** Returns the sandbox's latest publication, so that staging can convert prices before the first fetch. */
export function stagingRates(now: Date): Publication {
  const day = new Date(now.getTime() - PUBLISHED_AT_UTC_MS);
  const daysBack = [2, 0, 0, 0, 0, 0, 1][day.getUTCDay()]!;
  const asOf = new Date(day.getTime() - daysBack * DAY_MS).toISOString().slice(0, 10);
  const rate = (currency: string, price: string, unit = 1) => ({ currency, unit, buying: price, selling: price });
  return {
    asOf,
    publishedAt: new Date(`${asOf}T15:30:00+03:00`),
    source: 'TCMB',
    base: 'TRY',
    rates: [rate('EUR', '50.0000'), rate('USD', '43.0000'), rate('GBP', '57.5000'), rate('JPY', '28.5000', 100)],
  };
}
