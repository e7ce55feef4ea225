import { type Html, html } from '@agency-booking/html';
import type { Session } from '../service.ts';
import type { Words } from '../words/words.ts';
import { formatLocal, formatMoney } from './format.ts';

type Stop = NonNullable<Session['order']['pickUp']>;

/**
 * Shows the car, the pick-up and drop-off with their local times, and the amount due at the desk. `total` is a row
 * above that amount.
 */
export function booking({ order, dueAtDesk }: Session, say: Words, total?: Html): Html {
  const { car, vendor, pickUp, dropOff, extras } = order;
  const listed = extras.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(', ');
  const desk = html`<div class="money"><dt>${say.dueAtDesk}</dt><dd>${formatMoney(dueAtDesk, say)}</dd></div>`;
  return html`<p><strong>${car}</strong><br>${vendor}</p>
<dl>
${pickUp && stop(say.pickUp, pickUp, say)}
${dropOff && stop(say.dropOff, dropOff, say)}
${listed && html`<div><dt>${say.extras}</dt><dd>${listed}</dd></div>`}
${total}
${dueAtDesk.amount > 0 ? desk : undefined}
</dl>`;
}

function stop(label: string, { place, at }: Stop, say: Words): Html {
  return html`<div><dt>${label}</dt><dd>${place}<br>${formatLocal(at, say)}</dd></div>`;
}
