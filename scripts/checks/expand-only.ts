import { basename } from 'node:path';
import { programOf, runProgram } from '../test/command.ts';

/** What Squawk asks and does not hold here. */
const NOT_ASKED = {
  'prefer-bigint-over-int': 'An identity from the contract is 32 bits wide.',
  'require-lock-timeout': 'Every connection has one (DATABASE_LOCK_TIMEOUT_MS).',
  'require-statement-timeout': 'Migrations may take longer than statements of requests.',
  'require-concurrent-index-creation':
    'All migrations of a start are one transaction, which takes no concurrent index.',
  'require-concurrent-index-deletion': 'The same.',
} as const;

type Reviewed = { readonly file: string; readonly rule: string; readonly because: string };

const FIRST = 'It came before the first release, or with it.';
const STATES = '1.0.0 cannot run beside it: the states of its payments have other names since.';
const ASKED_LATER = 'It was written before this was asked; rows are read once under the lock.';

/** Migrations that Squawk would refuse and that were looked at; a new one belongs here only with the release that removes. */
export const reviewed: readonly Reviewed[] = [
  { file: '0022-attempts.sql', rule: 'constraint-missing-not-valid', because: FIRST },
  { file: '0022-attempts.sql', rule: 'adding-foreign-key-constraint', because: FIRST },
  { file: '0024-attempts-called-back.sql', rule: 'ban-drop-column', because: FIRST },
  { file: '0033-payment-attempt-states.sql', rule: 'constraint-missing-not-valid', because: STATES },
  { file: '0033-payment-attempt-states.sql', rule: 'renaming-column', because: STATES },
  { file: '0035-withdrawn-payments.sql', rule: 'constraint-missing-not-valid', because: ASKED_LATER },
  { file: '0040-refunds-of-legs.sql', rule: 'constraint-missing-not-valid', because: ASKED_LATER },
  { file: '0041-logins-end.sql', rule: 'adding-not-nullable-field', because: ASKED_LATER },
  {
    file: '0055-credit-by-hand.sql',
    rule: 'constraint-missing-not-valid',
    because: 'Both only take more than before; the entries are read once under the lock.',
  },
  {
    file: '0044-order-lists.sql',
    rule: 'adding-field-with-default',
    because: 'The orders of 1.0.0 are written anew once, under a lock.',
  },
  {
    file: '0058-tasks-of-differences.sql',
    rule: 'ban-drop-not-null',
    because: 'No release has had the table; code that expects an attempt finds none, and resolves nothing.',
  },
  {
    file: '0058-tasks-of-differences.sql',
    rule: 'constraint-missing-not-valid',
    because: 'The table has a row for what a person had to decide: it is read in no time.',
  },
];

type Problem = { readonly file: string; readonly line: number; readonly rule_name: string; readonly message: string };

/** A line for each statement that the release before would not survive, or that blocks a table, by the rules of Squawk. */
export async function statementsThatBreak(files: readonly string[], cwd: string): Promise<string[]> {
  if (files.length === 0) return [];
  const asked = ['--reporter=json', '--pg-version=15', '--assume-in-transaction'];
  const without = `--exclude=${Object.keys(NOT_ASKED).join(',')}`;
  const { stdout, printed } = await runProgram(programOf('squawk-cli', 'squawk'), [...asked, without, ...files], {
    cwd,
  });
  if (!stdout.startsWith('[')) throw new Error(`squawk: ${printed}`.trim());
  const problems = JSON.parse(stdout) as Problem[];
  const isReviewed = ({ file, rule_name }: Problem) =>
    reviewed.some((known) => known.file === basename(file) && known.rule === rule_name);
  return problems
    .filter((problem) => !isReviewed(problem))
    .map(
      ({ file, line, rule_name, message }) => `${file}:${line + 1} ${message} (${rule_name}) A migration only adds.`,
    );
}

/** The same for all migrations, and a line for each exception that nothing needs any more. */
export async function notExpandOnly(files: readonly string[], cwd: string): Promise<string[]> {
  const unneeded = reviewed.filter(({ file }) => !files.some((path) => basename(path) === file));
  return [
    ...(await statementsThatBreak(files, cwd)),
    ...unneeded.map(({ file }) => `scripts/checks/expand-only.ts: there is no ${file} any more; remove its exception.`),
  ];
}
