import { type Line, type LineOptions, openLine } from './call.ts';

export type ReservingLineOptions = LineOptions & {
  /** The deadline of a call that reserves, finds or cancels. */
  readonly reservationDeadlineMilliseconds: number;
};

/** Searches go through a circuit; calls about a reservation are made after any number of failures. */
export function reservingLines({ reservationDeadlineMilliseconds, ...options }: ReservingLineOptions) {
  return {
    searching: linesTo(options),
    reserving: linesTo({ ...options, deadlineMilliseconds: reservationDeadlineMilliseconds, breaks: 'never' }),
  };
}

/** One line for each party, opened with the first call to it. */
function linesTo(options: LineOptions) {
  const lines = new Map<string, Line>();
  return (party: string): Line => {
    const line = lines.get(party) ?? openLine(party, options);
    lines.set(party, line);
    return line;
  };
}
