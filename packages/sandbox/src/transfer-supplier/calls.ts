import type { Call } from '../traffic/intercept.ts';

export function callOfTransferSupplier(method: string | undefined, [party = '', ...path]: readonly string[]): Call {
  return { party, title: titleOf(method, path) };
}

function titleOf(method: string | undefined, path: readonly string[]): string {
  const [collection, item, action] = path;
  if (collection === 'offers' && !item) return 'Transfer search';
  if (collection === 'reservations' && !item) return 'Transfer reservation';
  if (collection === 'reservations' && action === 'cancel') return 'Transfer cancellation';
  if (collection === 'reservations' && action === 'changes') return 'Transfer change';
  if (collection === 'reservations' && !action) return 'Transfer reservation lookup';
  if (collection === 'statements') return 'Daily statement';
  return `${method} ${path.join('/')}`;
}
