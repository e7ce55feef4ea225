import type { RequestOutcome, RequestStatuses } from '../generated/types.ts';

const OUTCOMES = ['succeeded', 'failed'] as const satisfies RequestOutcome[];
type Texts = Readonly<Record<(typeof OUTCOMES)[number], string>>;

/**
 * Returns the filter options with their counts: all successful calls, all failed calls, and each status that occurs.
 */
export function statusChoices(counts: RequestStatuses | undefined, texts: Texts, chosen: string, language: string) {
  const counted = (text: string, count: number | undefined) =>
    count === undefined ? text : `${text} (${count.toLocaleString(language)})`;
  const statuses = (counts?.results ?? []).map(({ status, count }) => ({
    value: String(status),
    text: counted(String(status), count),
  }));
  const choices = [
    ...OUTCOMES.map((value) => ({ value: value as string, text: counted(texts[value], counts?.[value]) })),
    ...statuses,
  ];
  // A link can contain a status that no call has returned.
  const isMissing = chosen !== '' && !choices.some(({ value }) => value === chosen);
  return isMissing ? [...choices, { value: chosen, text: counted(chosen, counts && 0) }] : choices;
}

export function statusQuery(chosen: string | undefined) {
  const outcome = OUTCOMES.find((one) => one === chosen);
  return outcome ? { outcome } : chosen ? { status: Number(chosen) } : {};
}
