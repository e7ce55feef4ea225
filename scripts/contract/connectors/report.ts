import { isKeyRefused, type Line } from './rules.ts';

const MARKS = { kept: '✓', broken: '✗', 'not tried': '–' } as const;

/**
 * Formats the result for the terminal: one line per rule, with the requests and responses of broken rules. A refused
 * key is listed first, because no other rule could be tested.
 */
export function printed(lines: readonly Line[]): string {
  const of = (verdict: Line['verdict']) => lines.filter((line) => line.verdict === verdict).length;
  const texts = lines.flatMap(({ rule, says, verdict, because, exchanges }) => [
    `${MARKS[verdict]} ${rule}  ${says}`,
    `    ${verdict}: ${because}`,
    ...(verdict === 'broken' ? exchanges.flatMap(({ sent, came }) => [`      → ${sent}`, `      ← ${came}`]) : []),
  ]);
  const headline = isKeyRefused(lines) ? [lines[0]!.because, ''] : [];
  return [...headline, ...texts, '', `${of('kept')} kept, ${of('broken')} broken, ${of('not tried')} not tried`].join(
    '\n',
  );
}
