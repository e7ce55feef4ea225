import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cruise,
  type ICruiseResult,
  type IDependency,
  type IForbiddenRuleType,
  type IModule,
} from 'dependency-cruiser';
import { CREATES_STORES, layers, PORTS, SQL } from './direction.ts';
import { impureUses } from './impure.ts';
import type { Layer } from './layer.ts';

const TESTS = '[.]test[.]ts$|/test/';
const LAYERS = 'scripts/checks/imports/direction.ts';

const forbidden: IForbiddenRuleType[] = [
  ...layers.map(
    ({ name, files, mayImport }): IForbiddenRuleType => ({
      name,
      severity: 'error',
      from: { path: files, pathNot: TESTS },
      to: { path: '^packages/', pathNot: ['/node_modules/', ...mayImport] },
    }),
  ),
  { name: 'types only', severity: 'error', from: { path: PORTS }, to: { dependencyTypesNot: ['type-only'] } },
  {
    name: 'types of stores only',
    severity: 'error',
    from: { pathNot: [TESTS, CREATES_STORES] },
    to: { path: SQL, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'circle',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  { name: 'nothing there', severity: 'error', from: { pathNot: 'node_modules' }, to: { couldNotResolve: true } },
];

const adviceOf = new Map([
  ...layers.map(({ name, instead }) => [name, `Not allowed in ${name}: ${instead}`] as const),
  [
    'types only',
    'A port contains only types: write `import type`, and move other code to shared/ or to a feature',
  ] as const,
  [
    'types of stores only',
    'Only compose.ts creates stores: write `import type`, and take the store from the deps',
  ] as const,
  ['circle', 'The second file imports the first: move the shared code to a third file'] as const,
  ['nothing there', 'The target does not exist: correct the path, or add the package to package.json'] as const,
]);

/** Finds forbidden imports below `packages`, and uses of clocks or random values in pure layers. */
export async function wrongImports(root: string): Promise<string[]> {
  const { output } = await cruise(
    ['packages'],
    {
      baseDir: root,
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    },
    { conditionNames: ['import', 'node', 'types'], exportsFields: ['exports'], extensions: ['.ts', '.js', '.json'] },
  );
  const { summary, modules } = output as ICruiseResult;
  const sources = modules.filter(
    ({ source }) => /^packages\/[^/]+\/src\/.*[.]ts$/.test(source) && !source.match(TESTS),
  );
  return [
    ...summary.violations.map(({ from, to, rule }) => `${from} imports ${to}. ${adviceOf.get(rule.name)}.`),
    ...sources.flatMap((module) => wrongIn(module, root)),
  ];
}

function wrongIn({ source, dependencies }: IModule, root: string): string[] {
  const layer = layers.find(({ files }) => new RegExp(files).test(source));
  if (!layer) return [`${source} belongs to no layer. Add a layer for it to ${LAYERS}.`];
  const packages = new Set(dependencies.map(packageOf).filter((name) => name !== undefined));
  const wrong = [...packages].filter((name) => !mayUse(layer, name));
  const impure = layer.isPure ? impureUses(readFileSync(join(root, source), 'utf8')) : [];
  return [
    ...wrong.map(
      (name) =>
        `${source} imports ${name}. Not allowed in ${layer.name}: ${layer.instead}, or allow the package in ${LAYERS}.`,
    ),
    ...impure.map(
      ({ line, use, instead }) => `${source}:${line} uses ${use}. Not allowed in ${layer.name}: ${instead}.`,
    ),
  ];
}

/** Returns `i18n-iso-countries` for `i18n-iso-countries/langs/de.json`; `undefined` for this repository's modules. */
function packageOf({ module, dependencyTypes }: IDependency): string | undefined {
  if (dependencyTypes.includes('core')) return `node:${module.replace(/^node:/, '')}`;
  if (/^[.]|^@agency-booking[/]/.test(module)) return undefined;
  return /^(@[^/]+[/])?[^/]+/.exec(module)?.[0];
}

function mayUse({ packages = '' }: Layer, name: string): boolean {
  return packages.split(' ').some((allowed) => (/[:/]$/.test(allowed) ? name.startsWith(allowed) : name === allowed));
}
