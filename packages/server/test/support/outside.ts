import { parties } from '@agency-booking/connector-contracts/parties';
import type { Settings } from './service.ts';

/** Returns settings that use the sandbox at this address for every external party. */
export function outsideAt(url: string): Settings {
  const addresses = Object.values(parties).map(({ prefix }) => [`${prefix}_BASE_URL`, url]);
  return {
    ...Object.fromEntries(addresses),
    MAIL_URL: url,
    EXCHANGE_RATES_FEED: `tcmb:${url}/exchange-rates/today.xml`,
  };
}
