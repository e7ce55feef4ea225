import { type LineOptions, openLine } from './call.ts';

/** A line to each party that is ever called, opened when it is called first. */
export function linesTo(options: LineOptions) {
  const lines = new Map<string, ReturnType<typeof openLine>>();
  return (party: string) => {
    const line = lines.get(party) ?? openLine(party, options);
    lines.set(party, line);
    return line;
  };
}
