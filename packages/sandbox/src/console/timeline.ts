import { type Html, html } from '@agency-booking/html';
import { parties } from '../connectors.ts';
import { type ConsoleEvent, type EventSources, eventsOf, KINDS, type Kind } from './events.ts';
import { type Filter, passes } from './filter.ts';
import { OUTCOMES, type Outcome, restLink, timeTag } from './words.ts';

const SHOWN = 100;
const LATEST = 8;
const NO_CALLS = 'No calls yet. Requests from the service appear here.';

const KIND: Readonly<Record<Kind, string>> = {
  request: 'Request',
  car: 'Car',
  transfer: 'Transfer',
  payment: 'Payment',
  message: 'SMS',
};
const OUTCOME: Readonly<Record<Outcome, string>> = {
  good: 'Succeeded',
  waiting: 'In progress',
  refused: 'Refused or cancelled',
  failed: 'Failed',
};

export function timelineSection(sources: EventSources, filter: Filter): Html {
  const found = eventsOf(sources).filter((event) => passes(filter, event));
  const rest = found.length - SHOWN;
  const nothing = Object.keys(filter).length > 0 ? 'No calls match these filters.' : NO_CALLS;
  return html`<section id="calls"><h2>Calls <span class="count">${found.length}</span></h2>
${filterForm(filter)}
${found.length > 0 ? html`<ol class="events">${found.slice(0, SHOWN).map(eventItem)}</ol>` : html`<p class="empty">${nothing}</p>`}
${rest > 0 ? html`<p class="hint">${rest} older calls are hidden. Use the filters to find them.</p>` : undefined}
</section>`;
}

export function latestCalls(sources: EventSources): Html {
  const all = eventsOf(sources);
  const latest = all.slice(0, LATEST);
  return html`<section id="calls"><h2>Latest calls</h2>
${all.length > 0 ? html`<ol class="events">${latest.map(eventItem)}</ol>` : html`<p class="empty">${NO_CALLS}</p>`}
${restLink(latest.length, all.length, '/calls')}</section>`;
}

function filterForm({ party, kind, outcome, text }: Filter): Html {
  const choices = [...parties].map(({ code, name }) => [code, name] as const);
  return html`<form id="filters" role="search" aria-label="Filter calls" method="get" action="/calls">
${select('party', 'Party', choices, party)}
${select(
  'kind',
  'Kind',
  KINDS.map((value) => [value, KIND[value]] as const),
  kind,
)}
${select(
  'outcome',
  'Outcome',
  OUTCOMES.map((value) => [value, OUTCOME[value]] as const),
  outcome,
)}
<label>Text <input type="search" name="text" value="${text ?? ''}" autocomplete="off"></label>
<button class="without-script">Filter</button> <a id="clear" href="/calls">Clear</a>
</form>`;
}

function select(
  name: string,
  label: string,
  choices: readonly (readonly [string, string])[],
  chosen: string | undefined,
): Html {
  const option = ([value, words]: readonly [string, string]) =>
    html`<option value="${value}"${value === chosen ? html` selected` : undefined}>${words}</option>`;
  return html`<label>${label} <select name="${name}"><option value="">All</option>${choices.map(option)}</select></label>`;
}

function eventItem({ id, at, kind, party, outcome, title, detail, what }: ConsoleEvent): Html {
  return html`<li id="event-${id}" class="${outcome}"><span class="detail">${timeTag(at)} · ${KIND[kind]} · ${party}</span>
<h3>${title}</h3><p class="detail">${detail}</p><p class="what">${what}</p></li>`;
}
