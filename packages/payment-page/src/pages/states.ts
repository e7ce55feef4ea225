import { type Html, html } from '@agency-booking/html';
import { SUBMIT_FORM } from '@agency-booking/html/page';
import { RELOADING } from '../scripts.ts';
import type { Language, Session } from '../service.ts';
import { words } from '../words/words.ts';
import { booking } from './booking.ts';
import type { Page, Reload } from './layout.ts';

const WAITING_SECONDS = 2;
const UNAVAILABLE_SECONDS = 10;

type Challenge = NonNullable<NonNullable<Session['payment']>['challenge']>;

/** Sends the browser to the bank. */
export function bankPage({ url, fields }: Challenge, language: Language): Page {
  const { toBank, toBankLead, goOn } = words[language];
  const hidden = fields.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}">`);
  const form = html`<form method="post" action="${url}">${hidden}<button>${goOn}</button></form>`;
  return { title: toBank, content: sheet(toBank, toBankLead, form), script: SUBMIT_FORM };
}

export function waitingPage({ id }: Session, language: Language): Page {
  const { waiting, waitingLead, reload } = words[language];
  return reloading(waiting, waitingLead, reload, { seconds: WAITING_SECONDS, path: `/sessions/${id}` });
}

/** Shows a final status and a link back to the agency. If the session is paid, the booking is also shown. */
export function resultPage(session: Session, status: FinalStatus, language: Language): Page {
  const { agencyName, returnUrl } = session;
  const say = words[language];
  const lead = say[`${status}Lead`];
  const link =
    returnUrl === undefined ? undefined : html`<a class="button" href="${returnUrl}">${say.back(agencyName)}</a>`;
  const text = typeof lead === 'string' ? lead : lead(agencyName);
  const action = status === 'paid' ? html`${booking(session, say)}${link}` : link;
  return { title: say[status], content: sheet(say[status], text, action) };
}

export type FinalStatus = 'paid' | 'failed' | 'expired' | 'cancelled';

export function unknownPage(language: Language): Page {
  const { unknown, unknownLead } = words[language];
  return { title: unknown, content: sheet(unknown, unknownLead) };
}

export function linkNeededPage(language: Language): Page {
  const { linkNeeded, linkNeededLead } = words[language];
  return { title: linkNeeded, content: sheet(linkNeeded, linkNeededLead) };
}

export function busyPage(language: Language, path: string): Page {
  const { busy, busyLead, retry } = words[language];
  return { title: busy, content: sheet(busy, busyLead, html`<a class="button" href="${path}">${retry}</a>`) };
}

/** Leads back to `path`, which is read again and never sends a form again. */
export function unavailablePage(language: Language, path: string): Page {
  const { unavailable, unavailableLead, retry } = words[language];
  return reloading(unavailable, unavailableLead, retry, { seconds: UNAVAILABLE_SECONDS, path });
}

function reloading(title: string, lead: string, label: string, reload: Reload): Page {
  const link = html`<a class="button" href="${reload.path}" data-seconds="${reload.seconds}">${label}</a>`;
  return { title, content: sheet(title, lead, link), script: RELOADING, reload };
}

function sheet(title: string, lead: string, action?: Html): Html {
  return html`<section class="result"><h1>${title}</h1><p>${lead}</p>${action}</section>`;
}
