import { contractProblems, portalTypeErrors, problemsBy, typeErrors } from '../checks/programs.ts';
import { CHECKED, installSeparately } from '../run/separate.ts';
import { CONTRACT, type Consequence, consequencesOf, contractsOf, MANAGEMENT } from './consequences.ts';

/** A check of saved files that runs in the background once they are live. A failed check is only reported. */
type Check = {
  readonly name: string;
  /** Returns the affected targets; the check is skipped if there are none. */
  of(paths: readonly string[]): readonly string[];
  /** Returns one line per cause. */
  find(targets: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
};

const types: Check = {
  name: 'types',
  of: projectsOf,
  async find(projects, signal) {
    const causes: string[] = [];
    if (projects.includes('scripts')) for (const folder of CHECKED) await installSeparately(folder);
    for (const project of projects) causes.push(...(await typeErrors(project, signal)));
    return causes;
  },
};

const contract: Check = {
  name: 'contract',
  of(paths) {
    const contracts = contractsOf(paths);
    return contracts === 'all' ? [CONTRACT, MANAGEMENT] : contracts;
  },
  find: contractProblems,
};

const having = (consequence: Consequence) => (paths: readonly string[]) =>
  paths.filter((path) => consequencesOf(path).includes(consequence));

const portalTypes: Check = {
  name: 'portal types',
  of: having('portal'),
  find: (_paths, signal) => portalTypeErrors(signal),
};

/**
 * Creates the background checks. Types and contracts are checked first, and pages last. A newer change aborts the run
 * and restarts the checks.
 */
export function createBackground(say: (line: string) => void, withDocs: boolean) {
  const pages = (name: string, consequence: Consequence, part: string): Check => ({
    name,
    of: having(consequence),
    async find(_paths, signal) {
      const began = performance.now();
      const read = (printed: string) => printed.trim().split('\n').slice(-1);
      const causes = await problemsBy('scripts/run.js', ['build', part], { read, signal, isLow: true });
      if (causes.length === 0) say(`✓ /${part} rebuilt in ${((performance.now() - began) / 1000).toFixed(1)} s`);
      return causes;
    },
  });
  const portal = pages('portal', 'portal', 'portal');
  const docs = pages('documentation', 'docs', 'docs');
  const checks = [types, contract, portal, portalTypes, ...(withDocs ? [docs] : [])];
  const unsound = new Set<string>();
  const due = new Set<string>();
  let running = new AbortController();

  async function run(signal: AbortSignal): Promise<void> {
    for (const { name, of, find } of checks) {
      const targets = of([...due]);
      if (targets.length === 0) continue;
      const causes = await find(targets, signal);
      for (const cause of causes) say(`✗ ${name}: ${cause}`);
      if (causes.length > 0) unsound.add(name);
      else if (unsound.delete(name)) say(`✓ ${name}: all problems are fixed`);
    }
    due.clear();
  }

  return {
    /** Checks saved files, including those from an aborted run. */
    look(paths: readonly string[]): void {
      const { signal } = running;
      for (const path of paths) due.add(path);
      run(signal).catch((error: Error) => signal.aborted || say(`✗ ${error.message}`));
    },
    /** Aborts the current run without a report, because its files have changed again. */
    stop(): void {
      running.abort();
      running = new AbortController();
    },
  };
}

/**
 * Returns the projects to check. Excludes the portal, which has a separate compiler. `pnpm verify` checks dependent
 * projects.
 */
function projectsOf(paths: readonly string[]): string[] {
  const sources = paths.filter((path) => /\.(ts|json)$/.test(path) && !path.startsWith('packages/portal/'));
  return [...new Set(sources.flatMap((path) => /^packages\/[^/]+(?=\/)|^scripts(?=\/)/.exec(path)?.[0] ?? []))];
}
