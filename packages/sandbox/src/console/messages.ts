import { type Html, html } from '@agency-booking/html';
import type { Message, Messages } from '../credit-bureau/messages.ts';
import { copyButton } from './copy.ts';
import { restLink, timeTag } from './words.ts';

/**
 * Renders the messages, by default all of them, because a missing PIN would make it impossible to complete a credit
 * check.
 */
export function messagesSection(messages: Messages, atMost = Number.POSITIVE_INFINITY): Html {
  const all = messages.all();
  const shown = all.slice(0, atMost);
  return html`<section id="messages" class="book"><h2>SMS inbox <span class="count">${all.length}</span></h2>
${all.length > 0 ? html`<ul>${shown.map(item)}</ul>` : html`<p class="empty">No messages yet. PINs of credit checks appear here.</p>`}
${restLink(shown.length, all.length, '/people')}</section>`;
}

function item({ reference, at, phone, text }: Message): Html {
  const [pin] = /\d{6}/.exec(text) ?? [];
  return html`<li id="sms-${reference}" class="good">
<div><h3>${text}</h3><p class="detail">to ${phone} · ${timeTag(at)}</p><p class="reference">${reference}</p></div>
${pin && html`<div class="pin"><code>${pin}</code>${copyButton(pin)}</div>`}
</li>`;
}
