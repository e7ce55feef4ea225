import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf, runProgram } from './command.ts';
import type { Outcome } from './step.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

const program = programOf('vitest');
const SECOND_TRY = fileURLToPath(new URL('second-try.ts', import.meta.url));
const PENDING = fileURLToPath(new URL('pending.ts', import.meta.url));
/**
 * V8 flags for tests. Most code runs only a few times. Optimizing it would cost a sixth of the CPU time, which is more
 * than it saves. Flushing unused bytecode and compiling it again for the next file would cost a tenth. With many
 * embedded databases in the threads of one process, V8 occasionally miscounts code references and crashes when it frees
 * code. The flags therefore prevent V8 from discarding compiled code (https://github.com/nodejs/node/issues/64500). A
 * larger young generation reduces the number of garbage collections, which saves a twelfth of the CPU time.
 */
const FLAGS = [
  '--no-opt',
  '--no-flush-bytecode',
  '--no-wasm-code-gc',
  '--no-memory-protection-keys',
  '--max-semi-space-size=64',
];

const WITHOUT_REPORT: Outcome = { passed: 0, failed: 1, report: 'The tests ended before the results were counted.' };

export async function vitest(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = [
      '--reporter=minimal',
      `--reporter=${SECOND_TRY}`,
      `--reporter=${PENDING}`,
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const { ok } = await runProgram(program, ['run', ...reporters, ...args], { cwd, env, flags: FLAGS, show: true });
    const report = await readFile(file, 'utf8').catch(() => undefined);
    return report === undefined ? WITHOUT_REPORT : count(JSON.parse(report), ok);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function watch(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  return (await runProgram(program, ['watch', ...args], { cwd, env, show: true })).ok;
}

/**
 * Counts the results. A file that fails before its first test counts as one failure, as does an error outside any test.
 */
export function count(report: Report, ok: boolean): Outcome {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: ok ? failed : Math.max(failed, 1),
    skipped: report.numPendingTests,
  };
}
