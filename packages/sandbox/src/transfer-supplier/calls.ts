import type { Call } from '../traffic/intercept.ts';

/** `/transfer-suppliers/{supplierCode}/…` */
export function callOfTransferSupplier(method: string | undefined, [party = '', ...path]: readonly string[]): Call {
  return { party, title: titleOf(method, path) };
}

function titleOf(method: string | undefined, path: readonly string[]): string {
  const [collection, item, action] = path;
  if (collection === 'offers' && !item) return 'Search for transfers';
  if (collection === 'reservations' && !item) return 'Transfer reservation';
  if (collection === 'reservations' && action === 'cancel') return 'Cancellation of a transfer';
  if (collection === 'reservations' && action === 'changes') return 'Change of a transfer';
  if (collection === 'reservations' && !action) return 'Look for a transfer reservation';
  if (collection === 'statements') return 'Statement of a day';
  return `${method} ${path.join('/')}`;
}
