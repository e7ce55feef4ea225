import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Change } from './changes.ts';

/**
 * The folder with one file per correction that is reported as breaking but does not break any conforming client; see
 * `openapi/README.md`.
 */
export const REVIEWED = 'openapi/released/reviewed';

const KINDS = {
  refused: 'the service has always refused the values that the contract now excludes',
  restated: 'the contract is equivalent, in a form that more tools support',
  corrected: 'the previous contract was wrong or incomplete',
  added: 'only operations that the release does not have return the new values',
  opened: 'a response enum is now open: its values became the known values of `x-extensible-enum`',
} as const;

export type Correction = {
  readonly file: string;
  readonly because: keyof typeof KINDS;
  readonly reason: string;
  /** The test that proves the correction safe, as `<file> › <title>`. */
  readonly test: string;
  /**
   * Output lines of `pnpm contract diff`, as `<where>: <what>`. A final `…` matches all lines with the same beginning.
   */
  readonly changes: readonly string[];
};

export const lineOf = ({ where, what }: Change): string => `${where}: ${what}`;

const names = (line: string, change: Change): boolean =>
  line.endsWith('…') ? lineOf(change).startsWith(line.slice(0, -1)) : lineOf(change) === line;

/**
 * Reads the reviewed corrections. `since` is an earlier release; its corrections and those of all later releases are
 * included.
 */
export function readReviewed(root: string, since?: string): readonly Correction[] {
  const archived = since ? globSync('openapi/released/*/reviewed/*.yaml', { cwd: root }) : [];
  const isSince = (file: string) => file.split('/')[2]!.localeCompare(since!, 'en', { numeric: true }) >= 0;
  return [...globSync(`${REVIEWED}/*.yaml`, { cwd: root }), ...archived.filter(isSince)]
    .sort()
    .map((file) => ({ ...parse(readFileSync(join(root, file), 'utf8')), file }));
}

export function withReviewed(changes: readonly Change[], corrections: readonly Correction[]): Change[] {
  return changes.map((change) => {
    const listed = ({ changes: lines = [] }: Correction) => lines.some((line) => names(line, change));
    const correction = change.impact === 'breaking' ? corrections.find(listed) : undefined;
    return correction ? { ...change, impact: 'reviewed', reason: correction.reason } : change;
  });
}

/**
 * Finds incomplete entries, entries without a test, and entries that no longer match a breaking change. `changes`
 * contains all changes before the list was applied.
 */
export function wrongCorrections(
  corrections: readonly Correction[],
  changes: readonly Change[],
  hasTest: (file: string, title: string) => boolean,
): string[] {
  const breaking = changes.filter(({ impact }) => impact === 'breaking');
  const seen = new Set<string>();
  return corrections.flatMap(({ file: list, because, reason, test = '', changes: lines = [] }) => {
    const problem = (says: string) => `${list}: ${says}`;
    const [file = '', title = ''] = test.split(' › ');
    const twice = lines.filter((line) => seen.has(line) || !seen.add(line));
    return [
      ...(because in KINDS ? [] : [problem(`because must be one of: ${Object.keys(KINDS).join(', ')}.`)]),
      ...(reason && lines.length > 0 ? [] : [problem('a reason and the affected changes are required.')]),
      ...(hasTest(file, title) ? [] : [problem(`there is no test named "${test}" (<file> › <title>).`)]),
      ...lines
        .filter((line) => !breaking.some((change) => names(line, change)))
        .map((line) => problem(`"${line}" is no longer reported as a change. Remove it.`)),
      ...twice.map((line) => problem(`"${line}" is listed twice.`)),
    ];
  });
}

export function hasTestIn(root: string): (file: string, title: string) => boolean {
  return (file, title) =>
    title !== '' && existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(title);
}
