import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { connectors } from '../../packages/sandbox/src/connectors.ts';
import { readConfig } from '../../packages/server/src/config.ts';

const FOLDER = 'openapi/connectors';

type Facts = { readonly demanded?: ReadonlySet<string>; readonly served?: readonly string[] };

/** A line for each thing that a contract in `openapi/connectors/` lacks: its lint, its connector, its settings, its side of the sandbox. */
export function incompleteConnectors(root: string, facts: Facts = {}): string[] {
  const { demanded = demandedInProduction(), served = Object.keys(connectors) } = facts;
  const linted = lintedContracts(root);
  return globSync(`${FOLDER}/*.yaml`, { cwd: root })
    .sort()
    .flatMap((contract) => {
      const name = basename(contract, '.yaml');
      const missing: (string | false)[] = [
        !linted.has(contract) && `is not linted: add it to \`apis\` in redocly.yaml`,
        ...[`packages/server/src/connectors/${name}.ts`, `packages/sandbox/src/${name}/handlers.ts`].map(
          (file) => !existsSync(join(root, file)) && `has no ${file}: write it`,
        ),
        ...['BASE_URL', 'KEY'].map((ending) => settingProblem(name, ending, demanded)),
        !served.includes(name) &&
          'has no buttons on the console: add it with its parties to packages/sandbox/src/connectors.ts',
      ];
      return missing.filter((problem) => problem !== false).map((problem) => `${contract} ${problem}.`);
    });
}

function lintedContracts(root: string): ReadonlySet<string> {
  const { apis }: { apis: Record<string, { root: string }> } = parse(readFileSync(join(root, 'redocly.yaml'), 'utf8'));
  return new Set(Object.values(apis).map((api) => api.root));
}

/** The variable may leave out the first words of the name: `credit-bureau` has BUREAU_KEY. */
function settingProblem(name: string, ending: string, demanded: ReadonlySet<string>): string | false {
  const words = name.toUpperCase().split('-');
  const accepted = words.map((_word, index) => `${words.slice(index).join('_')}_${ending}`);
  if (accepted.some((variable) => demanded.has(variable))) return false;
  return `can be left unset in production: add ${accepted[0]} to packages/server/src/config.ts, and demand it there`;
}

const MOST_SETTINGS = 100;

/** Starts in production with nothing set, sets what the message asks for, and so learns all that is asked for. */
export function demandedInProduction(read: (environment: NodeJS.ProcessEnv) => unknown = readConfig): Set<string> {
  const environment: NodeJS.ProcessEnv = { APP_ENV: 'production' };
  const demanded = new Set<string>();
  while (demanded.size < MOST_SETTINGS) {
    try {
      read(environment);
      return demanded;
    } catch (error) {
      const [, variable] = /^([A-Z0-9_]+): /.exec((error as Error).message) ?? [];
      if (!variable || demanded.has(variable)) throw error;
      demanded.add(variable);
      environment[variable] = plausible(variable);
    }
  }
  throw new Error(`Production asks for more than ${MOST_SETTINGS} settings`);
}

function plausible(variable: string): string {
  if (variable === 'DATABASE_URL') return 'postgresql://user@host.test/name';
  return variable.endsWith('_URL') ? 'https://host.test' : `${variable} of its own, and long enough to be one`;
}
