import { PROCESSOR } from '../connectors.ts';
import type { Call } from '../traffic/intercept.ts';

/** `/processor/…` */
export function callOfProcessor(method: string | undefined, path: readonly string[]): Call {
  return { party: PROCESSOR, title: titleOf(method, path) };
}

/** Of the path, only what is known beforehand: anything else could be a card number. */
function titleOf(method: string | undefined, [collection, item, action]: readonly string[]): string {
  if (collection === 'bins') return 'Look for a card';
  if (collection === 'charges') return 'Charge';
  if (collection === '3ds') return 'Start of 3D Secure';
  if (collection === 'transactions' && action === 'void') return 'Void';
  if (collection === 'transactions' && action === 'refunds') return 'Refund';
  if (collection === 'transactions' && item && !action) return 'Look for a transaction';
  if (collection === 'statements') return 'Statement of a day';
  return `${method} of something else`;
}
