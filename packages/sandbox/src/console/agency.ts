import type { Event, WebhookDelivery } from '@agency-booking/client';
import { type Html, html } from '@agency-booking/html';
import { ACCOUNT, type Account, type Feed } from '../agency/account.ts';
import { ANSWERS, type Answering, type ReceivedWebhook, type Receiver } from '../agency/receiver.ts';
import { timeTag } from './words.ts';

type AgencyDeps = { readonly account: Account; readonly receiver: Receiver };

const ANSWER_WORDS: Readonly<Record<Answering, string>> = {
  taking: 'Returns 200',
  slow: 'Returns 200 after 3 s',
  silent: 'Never responds',
  failing: 'Returns 500',
  redirecting: 'Redirects',
  gone: 'Returns 410 Gone',
};

export async function agencySection({ account, receiver }: AgencyDeps): Promise<Html> {
  const feed = await account.feed().catch((error: Error) => error);
  if (feed instanceof Error) {
    return html`<section id="feed"><h2>Event feed of ${ACCOUNT.name}</h2><p class="empty">The feed cannot be read: ${feed.message}</p></section>`;
  }
  return html`<div class="columns">
${serverSection(feed, receiver)}
${deliveriesSection(feed)}
</div>
<section id="feed"><h2>Event feed of ${ACCOUNT.name} <span class="count">latest ${feed.events.length}</span></h2>
${list(feed.events.map(eventItem), 'No events yet. Orders and payments of the agency appear here.')}</section>`;
}

function serverSection({ endpoint }: Feed, receiver: Receiver): Html {
  const is = receiver.answering();
  const buttons = endpoint
    ? html`<button name="do" value="ping">Send a ping</button><button name="do" value="stop">Stop receiving</button>`
    : html`<button name="do" value="receive">Receive webhooks here</button>`;
  const reason = endpoint?.disabledReason && `: ${endpoint.disabledReason}. Fix the cause, then receive webhooks again`;
  const answer = (each: Answering) =>
    html`<button name="answering" value="${each}" aria-pressed="${String(each === is)}">${ANSWER_WORDS[each]}</button>`;
  return html`<section id="server" tabindex="-1"><h2>Agency server</h2>
<div class="sheet"><p>${endpoint ? html`<code>${endpoint.url}</code> is ${endpoint.status}${reason}.` : 'No webhooks are sent here.'}</p>
<form method="post" action="/console/agency/endpoint" aria-label="Webhook endpoint">${buttons}</form>
<form method="post" action="/console/agency/answering" aria-label="Server responses">${ANSWERS.map(answer)}</form></div>
${list(receiver.received().slice(0, 20).map(receivedItem), 'No webhooks received yet.')}</section>`;
}

function receivedItem({ number, at, event, status }: ReceivedWebhook): Html {
  const outcome = status === undefined ? 'waiting' : status < 300 ? 'good' : 'failed';
  const title = event ? `${event.position} ${event.type}` : 'Invalid signature';
  return item(`received-${number}`, outcome, {
    title,
    detail: html`received ${timeTag(at)}`,
    what: status === undefined ? 'No response' : `Returned ${status}`,
  });
}

function deliveriesSection({ endpoint, deliveries }: Feed): Html | undefined {
  if (!endpoint) return undefined;
  return html`<section id="deliveries"><h2>Deliveries reported by the service</h2>
${list(deliveries.map(deliveryItem), 'No deliveries yet.')}</section>`;
}

const DELIVERY = { delivered: 'good', pending: 'waiting', givenUp: 'failed' } as Readonly<Record<string, string>>;

function deliveryItem({ eventId, position, type, status, tries, lastTry, nextTryAt }: WebhookDelivery): Html {
  const tried =
    lastTry && `${lastTry.statusCode ?? lastTry.problem ?? 'no response'} in ${lastTry.latencyMilliseconds} ms`;
  const next = nextTryAt && html` · next ${timeTag(new Date(nextTryAt))}`;
  return item(`delivery-${eventId}`, DELIVERY[status] ?? 'waiting', {
    title: `${position} ${type}`,
    detail: html`${tries} ${tries === 1 ? 'attempt' : 'attempts'}${tried && ` · ${tried}`}${next}`,
    what: status,
  });
}

const UNWANTED = /^(cancell?ed|declined|deactivated|disabled|expired|failed|removed|voided|withdrawn)$/;

function eventItem({ id, type, position, occurredAt, data }: Event): Html {
  const { status, previousStatus, orderId, trackingID, paymentID, creditRecordId, webhookEndpointId } = data;
  const subject = [
    orderId,
    trackingID,
    paymentID && `payment ${paymentID}`,
    creditRecordId && `record ${creditRecordId}`,
    webhookEndpointId,
  ];
  return item(`feed-${id}`, UNWANTED.test(status) ? 'refused' : 'good', {
    title: `${position} ${type}`,
    detail: html`${timeTag(new Date(occurredAt))} · ${subject.filter(Boolean).join(' · ')}`,
    what: previousStatus ? `${previousStatus} → ${status}` : status,
  });
}

type Words = { readonly title: string; readonly detail: Html; readonly what: string };

const item = (id: string, outcome: string, { title, detail, what }: Words) =>
  html`<li id="${id}" class="${outcome}"><h3>${title}</h3><p class="detail">${detail}</p><p class="what">${what}</p></li>`;

const list = (items: readonly Html[], nothing: string) =>
  items.length > 0 ? html`<ol class="events">${items}</ol>` : html`<p class="empty">${nothing}</p>`;
