import { type Html, html } from '@agency-booking/html';
import type { Inbox, Mail } from '../mail/inbox.ts';
import { timeTag } from './words.ts';

/** Renders the emails to all members: invitations and password resets with working links. */
export function mailSection(inbox: Inbox): Html {
  const all = inbox.all();
  return html`<section id="mail" class="book"><h2>Inbox <span class="count">${all.length}</span></h2>
${all.length > 0 ? html`<ul>${all.map(item)}</ul>` : html`<p class="empty">No emails yet. They appear here when you invite a portal member.</p>`}</section>`;
}

const item = ({ reference, at, to, subject, text }: Mail): Html => html`<li id="mail-${reference}" class="good">
<div><h3>${subject}</h3><p class="detail">to ${to} · ${timeTag(at)}</p>
${text.split(/\n\n+/).map(paragraph)}<p class="reference">${reference}</p></div></li>`;

const paragraph = (text: string): Html =>
  /^https?:\/\/\S+$/.test(text) ? html`<p><a href="${text}">${text.split('#')[0]}</a></p>` : html`<p>${text}</p>`;
