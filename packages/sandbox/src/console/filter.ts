import { type ConsoleEvent, KINDS, type Kind } from './events.ts';
import { OUTCOMES, type Outcome } from './words.ts';

export type Filter = {
  readonly party?: string;
  readonly kind?: Kind;
  readonly outcome?: Outcome;
  readonly text?: string;
};

/** Reads the filter from a query. Unknown values are ignored. */
export function filterFrom(query: URLSearchParams): Filter {
  const party = query.get('party');
  const kind = KINDS.find((known) => known === query.get('kind'));
  const outcome = OUTCOMES.find((known) => known === query.get('outcome'));
  const text = query.get('text')?.trim();
  return { ...(party && { party }), ...(kind && { kind }), ...(outcome && { outcome }), ...(text && { text }) };
}

export function passes(filter: Filter, event: ConsoleEvent): boolean {
  const { party = event.party, kind = event.kind, outcome = event.outcome, text = '' } = filter;
  const words = [event.title, event.detail, event.what, event.party].join(' ').toLowerCase();
  return (
    party === event.party && kind === event.kind && outcome === event.outcome && words.includes(text.toLowerCase())
  );
}
