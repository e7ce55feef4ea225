import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Commits after this time must follow the format. A commit hash would be unsuitable, because it changes in a rebase.
 */
const SINCE = '2026-11-25T04:19:00Z';
const LONGEST = 72;
const FORMAT = /^[a-z][a-z0-9 :/._-]*: [a-z0-9`"]\S*.*[^.]$/;

type Commit = { readonly hash: string; readonly subject: string };

/**
 * Returns one line for each commit subject that is too long or does not follow the format `area: imperative verb …`.
 */
export async function wrongSubjects(root: string): Promise<readonly string[]> {
  const args = ['log', '--no-merges', `--since=${SINCE}`, '--format=%h %s'];
  const { stdout } = await promisify(execFile)('git', args, { cwd: root });
  const lines = stdout.split('\n').filter(Boolean);
  return lines.flatMap((line) =>
    problemsOf({ hash: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }),
  );
}

export function problemsOf({ hash, subject }: Commit): readonly string[] {
  const problems: string[] = [];
  if (subject.length > LONGEST)
    problems.push(`${hash}: the subject has ${subject.length} characters: write at most ${LONGEST}`);
  if (!FORMAT.test(subject))
    problems.push(`${hash}: "${subject}": write "area: imperative verb …" in lower case, without a full stop`);
  return problems;
}
