import { join } from 'node:path';
import { type Check, contractCheck, typesCheck } from './checks.ts';
import { consequencesOf } from './consequences.ts';
import { runTool } from './run-tool.ts';

export type Background = {
  /** Looks at what was saved; what a stopped look did not finish is looked at again. */
  look(paths: readonly string[]): void;
  /** Of a look at files that have changed again, nothing is said. */
  stop(): void;
};

/** Types and contract first, the documentation last; a newer change stops all of it and starts it again. */
export function createBackground(root: string, say: (line: string) => void, withDocs: boolean): Background {
  const checks: Check[] = [typesCheck(root), contractCheck(root), ...(withDocs ? [documentation(root, say)] : [])];
  const unsound = new Set<string>();
  let due = new Set<string>();
  let running = new AbortController();

  async function run(signal: AbortSignal): Promise<void> {
    const paths = [...due];
    for (const check of checks) {
      const targets = check.of(paths);
      if (targets.length === 0) continue;
      const causes = await check.run(targets, signal);
      if (!causes) return;
      for (const cause of causes) say(`✗ ${check.name}: ${cause}`);
      if (causes.length > 0) unsound.add(check.name);
      else if (unsound.delete(check.name)) say(`✓ ${check.name}: nothing left to mend`);
    }
    due = new Set();
  }

  return {
    look(paths) {
      running.abort();
      running = new AbortController();
      for (const path of paths) due.add(path);
      void run(running.signal);
    },
    stop: () => running.abort(),
  };
}

function documentation(root: string, say: (line: string) => void): Check {
  return {
    name: 'documentation',
    of: (paths) => paths.filter((path) => consequencesOf(path).includes('docs')),
    async run(_paths, signal) {
      const began = performance.now();
      const result = await runTool({ file: join(root, 'scripts/docs.ts'), args: [], root, low: true }, signal);
      if (result?.ok) say(`✓ /docs rebuilt in ${((performance.now() - began) / 1000).toFixed(1)} s`);
      return result && (result.ok ? [] : [result.printed.trim().split('\n').at(-1)!]);
    },
  };
}
