import { basename } from 'node:path';
import { programOf, runProgram } from '../test/command.ts';

/** Squawk rules that do not apply here, each with the reason. */
const NOT_ASKED = {
  'prefer-bigint-over-int': 'An identity column from the contract is 32 bits wide.',
  'require-lock-timeout': 'Every connection has a lock timeout (DATABASE_LOCK_TIMEOUT_MS).',
  'require-statement-timeout': 'Migrations may take longer than the statements of requests.',
  'require-concurrent-index-creation':
    'All migrations of a start run in one transaction, which cannot create an index concurrently.',
  'require-concurrent-index-deletion':
    'All migrations of a start run in one transaction, which cannot drop an index concurrently.',
} as const;

type Reviewed = { readonly file: string; readonly rule: string; readonly because: string };

const FIRST = 'The migration is part of the first release, or older.';
const STATES = 'Release 1.0.0 cannot run at the same time, because the payment states were renamed since.';
const ASKED_LATER = 'The migration is older than this rule, and reads the rows once under the lock.';

/** Reviewed migrations that Squawk would reject. A new entry is allowed only in the release that removes something. */
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
    because: 'Both changes only accept more values than before, and the entries are read once under the lock.',
  },
  {
    file: '0044-order-lists.sql',
    rule: 'adding-field-with-default',
    because: 'The orders of release 1.0.0 are rewritten once, under a lock.',
  },
  {
    file: '0058-tasks-of-differences.sql',
    rule: 'ban-drop-not-null',
    because: 'No release contains the table. Code that expects an attempt finds none and resolves nothing.',
  },
  {
    file: '0058-tasks-of-differences.sql',
    rule: 'constraint-missing-not-valid',
    because: 'The table has one row for each operator task, so it is read quickly.',
  },
  {
    file: '0178-return-addresses-of-sessions-sealed.sql',
    rule: 'ban-drop-column',
    because: 'No release contains the table.',
  },
];

type Problem = { readonly file: string; readonly line: number; readonly rule_name: string; readonly message: string };

/** Returns one line per statement that, according to Squawk's rules, breaks the previous release or blocks a table. */
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
      ({ file, line, rule_name, message }) =>
        `${file}:${line + 1} ${message} (${rule_name}) Migrations may only extend the schema.`,
    );
}

/** Checks all migrations with `statementsThatBreak`, and adds one line for each exception that is no longer needed. */
export async function notExpandOnly(files: readonly string[], cwd: string): Promise<string[]> {
  const unneeded = reviewed.filter(({ file }) => !files.some((path) => basename(path) === file));
  return [
    ...(await statementsThatBreak(files, cwd)),
    ...unneeded.map(({ file }) => `scripts/checks/expand-only.ts: ${file} no longer exists. Remove its exception.`),
  ];
}
