import { invalid } from '@agency-booking/contract-express';
import type { StatementAs } from '../traffic/misstatements.ts';

const LINES_PER_PAGE = 50;

type Page<Line> = { readonly lines: Line[]; readonly nextCursor?: string };

/** Functions that falsify a statement line. A function is absent if the statement has no such field. */
type Wrongly<Line> = {
  readonly foreign: (day: string) => Line;
  readonly otherState: (line: Line) => Line;
  readonly twice: (line: Line) => Line;
  /** Repeats the line with a reference that was not charged. */
  readonly underAnother?: (line: Line) => Line;
  readonly otherAmount?: (line: Line) => Line;
  readonly otherCurrency?: (line: Line) => Line;
};

/** Returns a day's lines, with the configured error in the latest line. */
export function statedAs<Line>(
  lines: readonly Line[],
  { day, as, wrongly }: { readonly day: string; readonly as: StatementAs; readonly wrongly: Wrongly<Line> },
): readonly Line[] {
  if (as === 'addsForeign') return [...lines, wrongly.foreign(day)];
  const latest = lines.at(-1);
  if (latest === undefined || as === 'right') return lines;
  const others = lines.slice(0, -1);
  if (as === 'leavesOut') return others;
  if (as === 'twice') return [...lines, wrongly.twice(latest)];
  if (as === 'underAnother') return [...lines, ...(wrongly.underAnother ? [wrongly.underAnother(latest)] : [])];
  return [...others, wrongly[as]?.(latest) ?? latest];
}

/** Returns the entries from a UTC day, earliest first. */
export function ofDay<Entry extends { readonly at: Date }>(newestFirst: readonly Entry[], day: string): Entry[] {
  return newestFirst.filter(({ at }) => at.toISOString().startsWith(day)).reverse();
}

/** Throws a Failure with `request.invalid` if the cursor is not valid. */
export function pageOf<Line>(lines: readonly Line[], cursor = '0'): Page<Line> {
  const from = Number(cursor);
  if (!Number.isInteger(from) || from < 0 || from > lines.length) invalid('cursor', 'must be the nextCursor of a page');
  const next = from + LINES_PER_PAGE;
  return { lines: lines.slice(from, next), nextCursor: next < lines.length ? String(next) : undefined };
}
