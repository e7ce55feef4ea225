import type { Call } from '../visits/door.ts';

/** What the processor is called in faults and in the console. */
export const PROCESSOR = 'PROCESSOR';

/** `/processor/…` */
export function callOfProcessor(method: string | undefined, path: readonly string[]): Call {
  return { party: PROCESSOR, title: titleOf(method, path) };
}

function titleOf(method: string | undefined, path: readonly string[]): string {
  const [collection, item, action] = path;
  if (collection === 'bins') return `Card ${item}`;
  if (collection === 'charges') return 'Charge';
  if (collection === '3ds') return 'Start of 3D Secure';
  if (collection === 'transactions' && action === 'void') return 'Void';
  if (collection === 'transactions' && action === 'refunds') return 'Refund';
  if (collection === 'transactions' && !action) return 'Look for a transaction';
  return `${method} ${path.join('/')}`;
}
