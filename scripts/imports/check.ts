import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { layers, outside, pureLayers, typesOnly } from './direction.ts';

const TESTS = '[.]test[.]ts$|/test/';

const forbidden: IForbiddenRuleType[] = [
  ...layers.map(
    ({ name, files, mayImport }): IForbiddenRuleType => ({
      name,
      severity: 'error',
      from: { path: files, pathNot: TESTS },
      to: { path: '^packages/', pathNot: [...mayImport] },
    }),
  ),
  { name: 'pure', severity: 'error', from: { path: pureLayers, pathNot: TESTS }, to: { path: outside } },
  { name: 'types only', severity: 'error', from: { path: typesOnly }, to: { dependencyTypesNot: ['type-only'] } },
  { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
  { name: 'no import of what is not there', severity: 'error', from: {}, to: { couldNotResolve: true } },
];

/** Every import below `packages` that goes against the direction of the house, as a line to read. */
export async function wrongImports(root: string): Promise<string[]> {
  const { output } = await cruise(
    ['packages'],
    {
      baseDir: root,
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: 'node_modules/.*node_modules' },
    },
    { conditionNames: ['import', 'node', 'types'], exportsFields: ['exports'], extensions: ['.ts', '.js', '.json'] },
  );
  return (output as ICruiseResult).summary.violations.map(({ from, to, rule }) => `${from} → ${to} (${rule.name})`);
}
