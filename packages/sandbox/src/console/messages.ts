import { type Html, html } from '@agency-booking/html';
import { CREDIT_BUREAU } from '../credit-bureau/calls.ts';
import type { Message, Messages } from '../credit-bureau/messages.ts';
import type { Faults } from '../visits/faults.ts';
import { behaviourForm } from './behaviour.ts';

/** Every SMS is there: a PIN that cannot be found is a check that cannot be finished. */
export function messagesSection({ messages, faults }: { messages: Messages; faults: Faults }): Html {
  const all = messages.all();
  const behaviour = faults.of(CREDIT_BUREAU);
  return html`<section id="messages" class="book"><h2>SMS inbox <span class="count">${all.length}</span></h2>
${all.length > 0 ? html`<ul>${all.map(item)}</ul>` : html`<p class="empty">No PIN has been sent yet.</p>`}
<div id="${CREDIT_BUREAU}" class="party behaves-${behaviour}"><p class="detail">The credit bureau</p>${behaviourForm(CREDIT_BUREAU, 'the credit bureau', behaviour)}</div>
</section>`;
}

function item({ reference, at, phone, text }: Message): Html {
  return html`<li class="good">
<div><h3>${text}</h3><p class="detail">to ${phone} · <time datetime="${at.toISOString()}">${at.toISOString().slice(11, 19)} UTC</time></p><p class="reference">${reference}</p></div>
</li>`;
}
