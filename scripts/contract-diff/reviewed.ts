import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Change } from './changes.ts';

/** A file for each correction that breaks no conforming client although the comparison says so; `openapi/README.md` says which may. */
export const REVIEWED = 'openapi/released/reviewed';

const KINDS = {
  refused: 'the service has always refused what the contract now excludes',
  restated: 'the contract says the same in a form that more tools read',
  corrected: 'what was answered or taken was wrong, or told too little',
  opened: 'an enum of answers is open: its values became the known ones of `x-extensible-enum`',
} as const;

export type Correction = {
  readonly file: string;
  readonly because: keyof typeof KINDS;
  readonly reason: string;
  /** `<file> › <title>` of the test that shows it. */
  readonly test: string;
  /** Lines as `contract:diff` prints them: `<where>: <what>`. One that ends in `…` stands for those that begin like it. */
  readonly changes: readonly string[];
};

/** How a change is named on the list. */
export const lineOf = ({ where, what }: Change): string => `${where}: ${what}`;

const names = (line: string, change: Change): boolean =>
  line.endsWith('…') ? lineOf(change).startsWith(line.slice(0, -1)) : lineOf(change) === line;

/** @param since with what was reviewed from this release on, until the one that partners have */
export function readReviewed(root: string, since?: string): readonly Correction[] {
  const archived = since ? globSync('openapi/released/*/reviewed/*.yaml', { cwd: root }) : [];
  const isSince = (file: string) => file.split('/')[2]!.localeCompare(since!, 'en', { numeric: true }) >= 0;
  return [...globSync(`${REVIEWED}/*.yaml`, { cwd: root }), ...archived.filter(isSince)]
    .sort()
    .map((file) => ({ ...parse(readFileSync(join(root, file), 'utf8')), file }));
}

/** The changes, with those that were judged to break no client called `reviewed`. */
export function withReviewed(changes: readonly Change[], corrections: readonly Correction[]): Change[] {
  return changes.map((change) => {
    const listed = ({ changes: lines = [] }: Correction) => lines.some((line) => names(line, change));
    const correction = change.impact === 'breaking' ? corrections.find(listed) : undefined;
    return correction ? { ...change, impact: 'reviewed', reason: correction.reason } : change;
  });
}

/**
 * What is wrong with the list itself: an entry that says too little, one without a test, one that is no breaking change any more.
 * @param changes as they were found, before the list was read
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
      ...(because in KINDS ? [] : [problem(`because is one of: ${Object.keys(KINDS).join(', ')}.`)]),
      ...(reason && lines.length > 0 ? [] : [problem('it needs a reason and the changes it is about.')]),
      ...(hasTest(file, title) ? [] : [problem(`no test is called "${test}" (<file> › <title>).`)]),
      ...lines
        .filter((line) => !breaking.some((change) => names(line, change)))
        .map((line) => problem(`nothing is broken by "${line}"; remove it.`)),
      ...twice.map((line) => problem(`"${line}" is listed twice.`)),
    ];
  });
}

/** Whether a file of tests has one of this title, or a table of tests whose title it is. */
export function hasTestIn(root: string): (file: string, title: string) => boolean {
  return (file, title) =>
    title !== '' && existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(title);
}
