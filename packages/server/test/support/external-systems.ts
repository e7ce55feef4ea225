import { parties } from '@agency-booking/connector-contracts/parties';
import type { Settings } from './service.ts';

export function externalSystemsAt(url: string): Settings {
  const addresses = Object.values(parties).map(({ prefix }) => [`${prefix}_BASE_URL`, url]);
  return {
    ...Object.fromEntries(addresses),
    MAIL_URL: url,
    EXCHANGE_RATES_FEED: `tcmb:${url}/exchange-rates/today.xml`,
  };
}
