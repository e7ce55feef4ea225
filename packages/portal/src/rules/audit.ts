import type { AuditEvent } from '../generated/types.ts';
import { actionText, changesOf, type Reader, subjectOf } from './changes.ts';
import { csvOf } from './csv.ts';
import { sheetMoment, zoneText } from './moments.ts';

const HOURS = { day: 24, week: 168, month: 720, quarter: 2160 } as const;
export type Period = keyof typeof HOURS;

/** Returns the start of a period that ends now; `undefined` if there is no limit. */
export const sinceOf = (period: Period | undefined, now: Date): string | undefined =>
  period && HOURS[period] ? new Date(now.getTime() - HOURS[period] * 3_600_000).toISOString() : undefined;

/** Returns the people to filter by: the known people, the authors seen so far, and the current choice. */
export function actorsOf(known: readonly string[], authors: readonly string[], chosen: string | undefined) {
  return [...new Set([...known, ...authors, ...(chosen ? [chosen] : [])])].sort((one, other) =>
    one.localeCompare(other),
  );
}

/** Formats entries for a spreadsheet in the same way as on the page, with one row for each changed value. */
export function auditFile(events: readonly AuditEvent[], reader: Reader): string {
  const { audit, members } = reader.w;
  const { at, by, action, subject } = audit.columns;
  const { number } = reader.w.overview;
  const head = [`${at} (${zoneText(reader.locale)})`, by, action, subject, number, members.agency];
  const rows = events.flatMap((event) => {
    const about = [
      ...[sheetMoment(event.at), event.by, actionText(event.action, reader.w), subjectOf(event, reader.w)],
      String(event.agencyId ?? ''),
      event.agencyName ?? '',
    ];
    const changes = changesOf(event.facts, reader);
    if (changes.length === 0) return [[...about, '', '', '']];
    return changes.map(({ label, before = '', after = '' }) => [...about, label, before, after]);
  });
  return csvOf([[...head, audit.field, audit.before, audit.after], ...rows]);
}
