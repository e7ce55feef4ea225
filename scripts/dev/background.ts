import { contractProblems, portalTypeErrors, problemsBy, typeErrors } from '../checks/programs.ts';
import { CONTRACT, type Consequence, consequencesOf, contractsOf, MANAGEMENT } from './consequences.ts';

/** What looks at saved files after they are live: it reports, and stops nothing. */
type Check = {
  readonly name: string;
  /** What of the paths it has to look at; nothing: it is left out. */
  of(paths: readonly string[]): readonly string[];
  /** One line per cause. */
  find(targets: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
};

const types: Check = {
  name: 'types',
  of: projectsOf,
  async find(projects, signal) {
    const causes: string[] = [];
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
  name: 'types of the portal',
  of: having('portal'),
  find: (_paths, signal) => portalTypeErrors(signal),
};

/** Types and contract first, pages last; a newer change stops all of it and starts it again. */
export function createBackground(say: (line: string) => void, withDocs: boolean) {
  const pages = (name: string, consequence: Consequence, program: string, place: string): Check => ({
    name,
    of: having(consequence),
    async find(_paths, signal) {
      const began = performance.now();
      const read = (printed: string) => printed.trim().split('\n').slice(-1);
      const causes = await problemsBy(program, [], { read, signal, isLow: true });
      if (causes.length === 0) say(`✓ ${place} rebuilt in ${((performance.now() - began) / 1000).toFixed(1)} s`);
      return causes;
    },
  });
  const portal = pages('portal', 'portal', 'scripts/portal.ts', '/portal');
  const docs = pages('documentation', 'docs', 'scripts/docs.ts', '/docs');
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
      else if (unsound.delete(name)) say(`✓ ${name}: nothing left to mend`);
    }
    due.clear();
  }

  return {
    /** Looks at what was saved; what a stopped look did not finish is looked at again. */
    look(paths: readonly string[]): void {
      const { signal } = running;
      for (const path of paths) due.add(path);
      run(signal).catch((error: Error) => signal.aborted || say(`✗ ${error.message}`));
    },
    /** Of a look at files that have changed again, nothing is said. */
    stop(): void {
      running.abort();
      running = new AbortController();
    },
  };
}

/** The TypeScript projects of the saved files, but the portal's, which another compiler reads; those that depend on them are looked at by `pnpm verify`. */
function projectsOf(paths: readonly string[]): string[] {
  const sources = paths.filter((path) => /\.(ts|json)$/.test(path) && !path.startsWith('packages/portal/'));
  return [...new Set(sources.flatMap((path) => /^packages\/[^/]+(?=\/)|^scripts(?=\/)/.exec(path)?.[0] ?? []))];
}
