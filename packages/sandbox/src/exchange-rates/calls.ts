import { EXCHANGE_RATES } from '@agency-booking/connector-contracts/parties';
import type { Call } from '../traffic/intercept.ts';

const TITLES: Readonly<Record<string, string>> = {
  latest: 'Exchange rates',
  'today.xml': 'Exchange rates in TCMB format',
  'eurofxref-daily.xml': 'Exchange rates in ECB format',
};

export function callOfPublisher(method: string | undefined, [file = '']: readonly string[]): Call {
  return { party: EXCHANGE_RATES, title: TITLES[file] ?? `${method} request` };
}
