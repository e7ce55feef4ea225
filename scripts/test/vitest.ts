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
 * Most code runs a few times in a test: optimising it costs a sixth of all processor time, more than it gives back. What was not
 * run for a while is needed by the next file again: to forget its bytecode and compile it anew costs a tenth.
 * Many embedded databases in the threads of one process make V8 lose count of its code now and then, and end the process
 * (https://github.com/nodejs/node/issues/64500): it keeps code instead of giving it back.
 */
const FLAGS = ['--no-opt', '--no-flush-bytecode', '--no-wasm-code-gc', '--no-memory-protection-keys'];

const WITHOUT_REPORT: Outcome = { passed: 0, failed: 1, report: 'The tests ended before they were counted.' };

/** Runs vitest, shows its own account of failures, and counts tests. */
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

/** Runs vitest until it is stopped, on every saved change again. */
export async function watch(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  return (await runProgram(program, ['watch', ...args], { cwd, env, show: true })).ok;
}

/** A file that broke before its first test counts as one failure, and so does an error outside any test. */
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
