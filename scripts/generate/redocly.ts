import { programOf, type Ran, runProgram } from '../test/command.ts';

const cli = programOf('@redocly/cli', 'redocly');

/** Throws an Error with one line for each problem, or with Redocly's full output if it lists no problems. */
export async function redocly(args: readonly string[], cwd: string): Promise<string> {
  const { ok, stdout, printed } = await run(args, cwd);
  if (ok) return stdout;
  const problems = problemsOf(printed, cwd);
  throw new Error(problems.length > 0 ? problems.join('\n') : `redocly ${args.join(' ')}\n${printed}`.trim());
}

/** Problem in the output of `redocly lint --format=json`. */
export type LintProblem = {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly [{ readonly source: { readonly ref: string }; readonly start?: Position }];
};
type Position = { readonly line: number; readonly col: number };

export async function lint(contracts: readonly string[], cwd: string): Promise<LintProblem[]> {
  const { stdout, printed } = await run(['lint', ...contracts, '--format=json', '--max-problems=10000'], cwd);
  if (!stdout.startsWith('{')) throw new Error(`redocly lint: ${printed}`.trim());
  // The output contains one JSON document per contract.
  const reports = JSON.parse(`[${stdout.replaceAll('\n}{', '\n},{')}]`) as { problems: LintProblem[] }[];
  return reports.flatMap(({ problems }) => problems);
}

/**
 * Returns one line per problem. A broken reference is reported alone, because it would make other rules fail as well.
 */
export function lintLines(problems: readonly LintProblem[], cwd: string): string[] {
  const unresolved = problems.filter(({ ruleId }) => ruleId === 'no-unresolved-refs');
  const byCause = Map.groupBy(unresolved, ({ message }) => message);
  const causes = unresolved.length > 0 ? [...byCause.values()].map(([first]) => first!) : problems;
  const lines = causes.map(({ message, ruleId, location: [{ source, start }] }) => {
    const place = start ? `${source.ref}:${start.line}:${start.col}` : source.ref;
    return `${place} ${oneLine(message, cwd)} (${ruleId})`;
  });
  return [...new Set(lines)];
}

/**
 * Parses Redocly's output: a numbered location, an empty line, and the reason. A missing or invalid file is reported
 * once, regardless of the number of references to it.
 */
export function problemsOf(printed: string, cwd: string): string[] {
  const found = [...printed.matchAll(/^\[\d+\] (\S+) .*\n\n(.+)$/gm)].map(([, place, reason]) => ({
    place,
    reason: reason!,
  }));
  const byCause = Map.groupBy(found, ({ reason }) => reason.replace(/^(Failed to parse|Can't resolve \$ref): /, ''));
  return [...byCause.values()].map((group) => {
    const { place, reason } = group.find((one) => one.reason.startsWith('Failed to parse')) ?? group[0]!;
    return `${place} ${oneLine(reason, cwd).replace(/ "[^"]+" \(\d+:\d+\)$/, ' it')}`;
  });
}

/** Shortens a message to one line, with paths relative to the repository. */
function oneLine(message: string, cwd: string): string {
  return message
    .replace(/ENOENT: no such file or directory(?:, \w+)? '(.+)'/, 'there is no $1')
    .replaceAll(cwd.endsWith('/') ? cwd : `${cwd}/`, '')
    .replaceAll(/\s*\n\s*/g, ' ');
}

function run(args: readonly string[], cwd: string): Promise<Ran> {
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  return runProgram(cli, args, { cwd, env });
}
