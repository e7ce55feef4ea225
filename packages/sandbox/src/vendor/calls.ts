import type { Call } from '../traffic/intercept.ts';

/** `/vendors/{vendorCode}/…` */
export function callOfVendor(method: string | undefined, [party = '', ...path]: readonly string[]): Call {
  return { party, title: titleOf(method, path) };
}

function titleOf(method: string | undefined, path: readonly string[]): string {
  const [collection, item, action] = path;
  if (collection === 'offers' && !item) return 'Search for cars';
  if (collection === 'offers' && action === 'extras') return 'Extras of an offer';
  if (collection === 'offers' && !action) return 'Is an offer still there?';
  if (collection === 'reservations' && !item) return 'Reservation';
  if (collection === 'reservations' && action === 'cancel') return 'Cancellation of a reservation';
  if (collection === 'reservations' && !action) return 'Look for a reservation';
  if (collection === 'statements') return 'Statement of a day';
  return `${method} ${path.join('/')}`;
}
