import { basename } from 'node:path';
import { parse, stringify } from 'yaml';
import { pascalCase } from '../generate/names.ts';
import type { NewOperation } from './operation.ts';
import type { Tree, Values } from './tree.ts';
import type { Usual } from './usual.ts';

const COMPONENTS = 'openapi/components';

type Described = NewOperation & { readonly isList: boolean; readonly whose: string };

/** `own` lists the schemas that are created for it. */
type Answer = { readonly schema: string; readonly own: readonly string[]; readonly example: Values };

/** Uses the existing schema if there is one, as a list if required. Returns the schema with one of its examples. */
export function writeAnswer(tree: Tree, given: Described): Answer {
  const { area, operationId, isList, whose } = given;
  const noun = operationId.replace(/^[a-z]+/, '').replace(isList ? /s$/ : /$^/, '');
  // The names of an area's own schemas have a prefix: `listOrders` in car-orders returns CarOrder items.
  const areas = tree.list(`${COMPONENTS}/schemas/${area}/*${noun}.yaml`);
  const schema = given.schema ?? (areas.length === 1 ? basename(areas[0]!, '.yaml') : noun);
  const known = tree.list(`${COMPONENTS}/schemas/*/${schema}.yaml`)[0]?.split('/').at(-2);
  if (!known) tree.createAll('schema', { area, schema, closed: '' });
  const own = known ? [] : [schema];
  const folder = known ?? area;
  const shown = exampleOf(tree, folder, schema);
  if (!isList) {
    if (!shown) tree.append(examplesFile(folder), 'example.yaml.txt', { schema });
    return { schema, own, example: { answerFolder: folder, answer: schema, case: shown?.name ?? 'usual' } };
  }

  const value = shown?.value ?? { id: 'TODO-an-id' };
  const item = stringify([value], { lineWidth: 120 }).trimEnd().replaceAll(/^/gm, '      ');
  const listed = tree.list(`${COMPONENTS}/schemas/*/${schema}List.yaml`)[0]?.split('/').at(-2);
  if (!listed) {
    tree.createAll('list', { area, schema, whose, itemFile: `../${folder}/${schema}.yaml` });
    tree.append(examplesFile(area), 'listExample.yaml.txt', { schema, item, nextCursor: EXAMPLE_CURSOR });
  }
  return { schema, own, example: { answerFolder: listed ?? area, answer: `${schema}List`, case: 'usual' } };
}

const examplesFile = (area: string) => `${COMPONENTS}/examples/${area}.yaml`;

/** Returns the first example of a schema. */
function exampleOf(tree: Tree, area: string, schema: string): { name: string; value: object } | undefined {
  const file = examplesFile(area);
  const all = tree.has(file) ? (parse(tree.read(file)) as Record<string, { value: object }>) : {};
  const [found] = Object.entries(all).filter(([name]) => name.startsWith(`${schema}.`));
  return found && { name: found[0].slice(schema.length + 1), value: found[1].value };
}

/** Opaque, like the service's cursors. */
const EXAMPLE_CURSOR = 'AqpU3vnguxHB67_Jep7mOvnpXE_fHQMrHdzA8hZh90hlHSsrj7lOmuBBeAVU2ymBXaocD-mR3a5U7_DE';

export function writeRequest(tree: Tree, { area, operationId }: NewOperation) {
  const schema = `${pascalCase(operationId)}Request`;
  const values = { area, schema, closed: 'additionalProperties: false' };
  tree.createAll('schema', values);
  tree.append(examplesFile(area), 'example.yaml.txt', values);
  return { schema, lines: tree.text('requestBody.yaml.txt', values).trimEnd() };
}

/** Adds a case of the area's error for malformed requests to the catalogue. */
export function writeInvalid(
  tree: Tree,
  { operationId, isList, field }: Described & { readonly field: string },
  { errorFor }: Usual,
): void {
  const error = errorFor('invalidRequest');
  if (!error) return;
  const message = isList
    ? 'must be the nextCursor of a page of this list, with the same filters'
    : 'TODO: the problem, as returned to the caller';
  const entry = new RegExp(`^${error.key.replace('.', '\\.')}:\\n(?: .*\\n)+`, 'm');
  tree.insert('openapi/errors.yaml', entry, tree.text('invalidCase.yaml.txt', { operationId, field, message }));
}
