import { MAIL } from '@agency-booking/connector-contracts/parties';
import type { Call } from '../traffic/intercept.ts';

export function callOfMail(method: string | undefined, [collection = '']: readonly string[]): Call {
  return { party: MAIL.code, title: collection === 'messages' ? 'Mail' : `${method} request` };
}
