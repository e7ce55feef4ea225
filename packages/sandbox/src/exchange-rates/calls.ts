import { EXCHANGE_RATES } from '@agency-booking/connector-contracts/parties';
import type { Call } from '../traffic/intercept.ts';

const TITLES: Readonly<Record<string, string>> = {
  latest: 'Exchange rates',
  'today.xml': 'Exchange rates, as TCMB publishes them',
  'eurofxref-daily.xml': 'Exchange rates, as the ECB publishes them',
};

/** `/exchange-rates/…` */
export function callOfPublisher(method: string | undefined, [file = '']: readonly string[]): Call {
  return { party: EXCHANGE_RATES, title: TITLES[file] ?? `${method} of something else` };
}
