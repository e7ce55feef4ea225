import { runProgram } from '../test/command.ts';

/**
 * Runs the generator in a new process, so that it uses the current code on disk. Returns the written paths.
 * @throws Error with one line per cause
 */
export async function generateInAnotherProcess(root: string): Promise<string[]> {
  const { ok, printed } = await runProgram('scripts/generate.ts', [], { cwd: root });
  if (!ok) throw new Error(printed.trim());
  return [...printed.matchAll(/^(?:missing|changed|left over) +(\S+)$/gm)].map(([, path]) => path!);
}
