import { runProgram } from '../test/command.ts';

/**
 * Generates code in a new process, which uses the current code on disk. Returns the written paths, or throws an Error
 * with one line per cause.
 */
export async function generateInAnotherProcess(root: string): Promise<string[]> {
  const { ok, printed } = await runProgram('scripts/generate.ts', [], { cwd: root });
  if (!ok) throw new Error(printed.trim());
  return [...printed.matchAll(/^(?:missing|changed|left over) +(\S+)$/gm)].map(([, path]) => path!);
}
