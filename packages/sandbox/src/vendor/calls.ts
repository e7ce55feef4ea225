import type { Call } from '../traffic/intercept.ts';

export function callOfVendor(method: string | undefined, [party = '', ...path]: readonly string[]): Call {
  return { party, title: titleOf(method, path) };
}

function titleOf(method: string | undefined, path: readonly string[]): string {
  const [collection, item, action] = path;
  if (collection === 'offers' && !item) return 'Car search';
  if (collection === 'offers' && action === 'extras') return 'Extras for an offer';
  if (collection === 'offers' && !action) return 'Offer availability check';
  if (collection === 'reservations' && !item) return 'Reservation';
  if (collection === 'reservations' && action === 'cancel') return 'Reservation cancellation';
  if (collection === 'reservations' && !action) return 'Reservation lookup';
  if (collection === 'statements') return 'Daily statement';
  return `${method} ${path.join('/')}`;
}
