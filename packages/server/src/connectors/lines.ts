import { type Line, type LineOptions, openLine } from './call.ts';

export type ReservingLineOptions = LineOptions & {
  /** The deadline of a call that reserves, finds or cancels. */
  readonly reservationDeadlineMilliseconds: number;
};

/** Parties that are searched have circuits; what concerns a reservation is called whatever came before. */
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
