import { type Html, html } from '@agency-booking/html';
import { parties } from '../connectors.ts';
import type { Faults } from '../traffic/faults.ts';
import type { Misstatements } from '../traffic/misstatements.ts';
import { BEHAVIOUR_WORDS, STATEMENT_WORDS } from './behaviour.ts';
import type { EventSources } from './events.ts';

type Behaviours = { readonly faults: Faults; readonly misstatements: Misstatements };

export function overviewSection(deps: EventSources & Behaviours): Html {
  const { journal, reservations, transferReservations, transactions, messages } = deps;
  const stands = ({ status }: { status: string }) => status === 'reserved';
  const counts = [
    ['/people', 'SMS', messages.all().length],
    ['/payments', 'charged payments', transactions.all().filter(({ status }) => status === 'charged').length],
    ['/reservations', 'car reservations', reservations.all().filter(stands).length],
    ['/reservations#transfers', 'transfer reservations', transferReservations.all().filter(stands).length],
    ['/calls', 'latest requests', journal.latest().length],
  ] as const;
  const tile = ([address, words, count]: (typeof counts)[number]) =>
    html`<li><a href="${address}"><strong>${count}</strong> ${words}</a></li>`;
  return html`<section id="overview" tabindex="-1">
<ul class="tiles">${counts.map(tile)}</ul>
${misbehaving(deps)}
</section>`;
}

function misbehaving({ faults, misstatements }: Behaviours): Html {
  const items = parties.flatMap(({ code, name }) => {
    const [now, next] = [faults.of(code), faults.nextOf(code)];
    const states = misstatements.of(code);
    const words = [
      now !== 'normal' && BEHAVIOUR_WORDS[now],
      next && `next call: ${BEHAVIOUR_WORDS[next]}`,
      states !== 'right' && `statement: ${STATEMENT_WORDS[states]}`,
    ];
    const said = words.filter(Boolean).join(', ');
    return said ? [html`<li><a href="/behaviour#${code}">${name}</a>: ${said}</li>`] : [];
  });
  if (items.length === 0) return html`<p class="empty">All parties behave normally.</p>`;
  return html`<div class="alarm"><p>Parties with changed behaviour</p><ul>${items}</ul><form method="post" action="/console/behaviours/reset"><button>Reset all behaviours</button></form></div>`;
}
