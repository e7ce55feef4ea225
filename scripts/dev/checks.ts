import { join, relative } from 'node:path';
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
    of: projectsOf,
    async run(projects, signal) {
      const causes: string[] = [];
      for (const project of projects) {
        const result = await runTool({ file: tsc, args: ['-p', project, '--pretty', 'false'], root }, signal);
        if (!result) return undefined;
        causes.push(...causesOfTypes(result.printed));
      }
      return causes;
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

/** The TypeScript projects of the saved files; those that depend on them are looked at by `pnpm verify`. */
export function projectsOf(paths: readonly string[]): string[] {
  const sources = paths.filter((path) => /\.(ts|json)$/.test(path));
  return [...new Set(sources.flatMap((path) => /^packages\/[^/]+(?=\/)|^scripts(?=\/)/.exec(path)?.[0] ?? []))];
}
