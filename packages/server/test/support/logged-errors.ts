type Logged = {
  readonly msg?: string;
  readonly operation?: string;
  readonly problem?: string;
  readonly error?: Described;
};
type Described = {
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: Described;
};

/** Matches the first line in a stack trace that belongs to our own code. */
const OWN_FRAME = /((?:src|test)\/[^\s()]+:\d+):\d+/;

/** Returns one line per distinct error, with its cause, location and number of occurrences. */
export function summaryOf(lines: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of lines.map(shortened)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`)).join('\n');
}

function shortened(line: string): string {
  const { msg, operation, problem, error }: Logged = JSON.parse(line);
  const about = [operation, msg].filter((part) => part !== undefined).join(': ');
  if (!error) return problem === undefined ? about : `${about}: ${problem}`;
  let cause = error;
  while (cause.cause) cause = cause.cause;
  const code = typeof cause.code === 'string' ? ` (${cause.code})` : '';
  const place = OWN_FRAME.exec(cause.stack ?? '')?.[1] ?? OWN_FRAME.exec(error.stack ?? '')?.[1];
  return `${about}: ${cause.message.split('\n')[0]}${code}${place ? ` at ${place}` : ''}`;
}
