import { CREDIT_BUREAU } from '../connectors.ts';
import type { Call } from '../traffic/intercept.ts';

export function callOfCreditBureau(method: string | undefined, path: readonly string[]): Call {
  return { party: CREDIT_BUREAU, title: titleOf(method, path) };
}

/** Returns a title with only the known parts of the path, because other parts could be an identity number. */
function titleOf(method: string | undefined, [collection, , action]: readonly string[]): string {
  if (collection === 'enquiries' && action === 'standing') return 'Credit standing';
  if (collection === 'enquiries' && action === 'phones') return 'Phone number lookup';
  if (collection === 'enquiries' && action === 'reports') return 'Credit report';
  if (collection === 'reports' && action === 'messages') return 'New PIN';
  if (collection === 'reports' && action === 'confirm') return 'Credit report confirmation';
  return `${method} request`;
}
