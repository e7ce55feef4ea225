import { failField } from './fail-field.ts';
import { type OffsetDateTime, parseDateTime } from './time.ts';

const DAY_MS = 24 * 3_600_000;
const MAX_DAYS_AHEAD = 365;

type Reading = { readonly suchAs: string; readonly missingOffset?: 'refused' | 'utc' };

/** Throws `request.invalid` if the text is not a valid date and time. */
export function readMoment(field: string, text: string, { suchAs, missingOffset }: Reading): OffsetDateTime {
  return (
    parseDateTime(text, missingOffset) ?? failField(field, `must be a date and time that exists, such as ${suchAs}`)
  );
}

/** Throws `request.invalid` if the time is in the past or too far ahead for a search. */
export function assertAhead(field: string, { instant }: OffsetDateTime, now: Date): void {
  // Round down to whole seconds, because requests to vendors and suppliers use whole seconds.
  const ahead = Math.floor(instant.getTime() / 1000) * 1000 - now.getTime();
  if (ahead <= 0) failField(field, 'must be in the future');
  if (ahead > MAX_DAYS_AHEAD * DAY_MS) failField(field, `must be at most ${MAX_DAYS_AHEAD} days ahead`);
}
