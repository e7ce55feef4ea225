import type { OrderHappening } from '../generated/types.ts';
import type { Words } from '../words/index.ts';

/** One step of an order's timeline as a sentence, and the technical entries that belong to it. */
export type Step = {
  readonly entry: OrderHappening;
  /** Key of the sentence. The key also depends on the payment's previous state. */
  readonly event: string;
  readonly technical: readonly OrderHappening[];
};

const isTechnical = ({ what, event, call }: OrderHappening) =>
  what === 'event' || (what === 'delivery' && event !== 'failed') || call?.outcome === 'answered';

/** Combines technical entries with the step before them, so that the steps read as a continuous story. */
export function storyOf(timeline: readonly OrderHappening[]): readonly Step[] {
  const steps: { entry: OrderHappening; event: string; technical: OrderHappening[] }[] = [];
  let payment = '';
  for (const entry of timeline) {
    const latest = steps.at(-1);
    if (latest && isTechnical(entry)) {
      latest.technical.push(entry);
      continue;
    }
    steps.push({ entry, event: eventAfter(payment, entry), technical: [] });
    if (entry.what === 'payment') payment = entry.event;
  }
  return steps;
}

/** A completed payment has a different meaning once a cancellation has begun. */
function eventAfter(before: string, { what, event, amount }: OrderHappening): string {
  if (what !== 'payment') return event;
  // The ledger contains the amounts of earlier leg cancellations.
  if (event === 'refunding') return amount ? (amount.amount > 0 ? event : 'withoutRefund') : 'accepted';
  if (event === 'refunded') return amount?.amount === 0 ? 'endedWithoutRefund' : event;
  if (event === 'completed' && before === 'refunding') return 'legRefunded';
  if (event === 'completed' && before === 'cancelling') return 'kept';
  return event;
}

export function sentenceOf({ entry: { what, call }, event }: Step, { story, ...words }: Words['orders']): string {
  if (call && call.outcome !== 'answered') return words.unanswered[call.outcome](words.parties[call.partyKind]);
  const sentences: Readonly<Record<string, string | Readonly<Record<string, string>>>> = story;
  const known = sentences[what];
  return (typeof known === 'object' ? known[event] : undefined) ?? story.other;
}

/** Explains who declined a payment, why it was declined and what to do; `undefined` for any other entry. */
export function declineText(
  { what, event, detail }: OrderHappening,
  { declines }: Words['orders'],
): string | undefined {
  if (what !== 'payment' || event !== 'declined') return undefined;
  return (declines as Readonly<Record<string, string>>)[detail ?? 'refused'] ?? declines.refused;
}
