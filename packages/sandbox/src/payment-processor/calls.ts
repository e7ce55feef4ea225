import { PROCESSOR } from '../connectors.ts';
import type { Call } from '../traffic/intercept.ts';

export function callOfProcessor(method: string | undefined, path: readonly string[]): Call {
  return { party: PROCESSOR, title: titleOf(method, path) };
}

/** Returns a title with only the known parts of the path, because other parts could be a card number. */
function titleOf(method: string | undefined, [collection, item, action]: readonly string[]): string {
  if (collection === 'bins') return 'Card lookup';
  if (collection === 'card-tokens') return item === 'lookup' ? 'Card token lookup' : 'Card token';
  if (collection === 'capabilities') return 'Capabilities';
  if (collection === 'charges') return 'Charge';
  if (collection === '3ds') return '3D Secure start';
  if (collection === 'transactions' && action === 'void') return 'Void';
  if (collection === 'transactions' && action === 'refunds') return 'Refund';
  if (collection === 'transactions' && item && !action) return 'Transaction lookup';
  if (collection === 'statements') return 'Daily statement';
  return `${method} request`;
}
