import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { causesOfTypes } from './causes.ts';
import { CONTRACT, contractsOf } from './consequences.ts';
import { commandFile, runTool } from './run-tool.ts';

/** What looks at saved files after they are live: it reports, and stops nothing. */
export type Check = {
  readonly name: string;
  /** What of the paths it has to look at; nothing: it is left out. */
  of(paths: readonly string[]): readonly string[];
  /** One line per cause; `undefined` when it was stopped. */
  run(targets: readonly string[], signal: AbortSignal): Promise<readonly string[] | undefined>;
};

export function typesCheck(root: string): Check {
  const tsc = commandFile(root, 'typescript', 'tsc');
  return {
    name: 'types',
    of: (paths) => projectsOf(root, paths),
    async run(projects, signal) {
      const runs = await Promise.all(
        projects.map((project) => runTool({ file: tsc, args: ['-p', project, '--pretty', 'false'], root }, signal)),
      );
      return signal.aborted ? undefined : [...new Set(runs.flatMap((run) => causesOfTypes(run?.printed ?? '')))];
    },
  };
}

export function contractCheck(root: string): Check {
  const redocly = commandFile(join(root, 'scripts'), '@redocly/cli', 'redocly');
  return {
    name: 'contract',
    of: (paths) => (contractsOf(paths) === 'all' ? [CONTRACT] : (contractsOf(paths) as readonly string[])),
    async run(contracts, signal) {
      const result = await runTool({ file: redocly, args: ['lint', ...contracts, '--format', 'json'], root }, signal);
      return result && (result.ok ? [] : causesOfLint(result.printed, root));
    },
  };
}

type Problem = { message: string; location: { source: { ref: string }; start?: { line: number } }[] };

export function causesOfLint(printed: string, root: string): string[] {
  const json = printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1);
  const { problems = [] } = JSON.parse(json || '{}') as { problems?: Problem[] };
  return problems.map(({ message, location: [at] }) => {
    const file = relative(root, join(root, at?.source.ref ?? '')).replaceAll('\\', '/');
    return `${file}:${at?.start?.line ?? 1} ${message}`;
  });
}

/** The TypeScript projects that see a changed file: its own, and those that depend on its package. */
export function projectsOf(root: string, paths: readonly string[]): string[] {
  const folders = new Set(
    paths.filter((path) => /\.(ts|json)$/.test(path)).map((path) => /^packages\/[^/]+|^scripts/.exec(path)?.[0]),
  );
  const manifests = globSync(['packages/*/package.json', 'scripts/package.json'], { cwd: root }).map((file) => ({
    folder: dirname(file).replaceAll('\\', '/'),
    ...(JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name: string;
      dependencies?: object;
      devDependencies?: object;
    }),
  }));
  const changed = new Set(manifests.filter(({ folder }) => folders.has(folder)).map(({ name }) => name));
  return manifests
    .filter(({ name, dependencies, devDependencies }) =>
      [name, ...Object.keys({ ...dependencies, ...devDependencies })].some((other) => changed.has(other)),
    )
    .map(({ folder }) => folder);
}
