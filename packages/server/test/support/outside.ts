import { parties } from '@agency-booking/connector-contracts/parties';
import type { Settings } from './service.ts';

/** The sandbox at this address is every outside party. */
export function outsideAt(url: string): Settings {
  return Object.fromEntries(Object.values(parties).map(({ prefix }) => [`${prefix}_BASE_URL`, url]));
}
