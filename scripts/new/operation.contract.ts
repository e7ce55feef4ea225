import { basename } from 'node:path';
import { parse, stringify } from 'yaml';
import { pascalCase } from '../generate/names.ts';
import type { NewOperation } from './operation.ts';
import type { Tree, Values } from './tree.ts';
import type { Usual } from './usual.ts';

const COMPONENTS = 'openapi/components';

type Described = NewOperation & { readonly isList: boolean; readonly whose: string };

/** `own` lists the schemas that are created for it. */
export type Answer = { readonly schema: string; readonly own: readonly string[]; readonly example: Values };

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
  const [shown] = tree.list(`${COMPONENTS}/examples/${folder}/${schema}.*.yaml`);
  if (!isList) {
    if (!shown) tree.createAll('example', { area: folder, schema });
    const name = shown?.split('.').at(-2) ?? 'usual';
    return { schema, own, example: { answerFolder: folder, answer: schema, case: name } };
  }

  const value = shown ? (parse(tree.read(shown)) as { value: object }).value : { id: 'TODO-an-id' };
  const item = stringify([value], { lineWidth: 120 }).trimEnd().replaceAll(/^/gm, '    ');
  const listed = tree.list(`${COMPONENTS}/schemas/*/${schema}List.yaml`)[0]?.split('/').at(-2);
  if (!listed)
    tree.createAll('list', {
      area,
      schema,
      item,
      nextCursor: EXAMPLE_CURSOR,
      whose,
      itemFile: `../${folder}/${schema}.yaml`,
    });
  return { schema, own, example: { answerFolder: listed ?? area, answer: `${schema}List`, case: 'usual' } };
}

/** Opaque, like the service's cursors. */
const EXAMPLE_CURSOR = 'AqpU3vnguxHB67_Jep7mOvnpXE_fHQMrHdzA8hZh90hlHSsrj7lOmuBBeAVU2ymBXaocD-mR3a5U7_DE';

export function writeRequest(tree: Tree, { area, operationId }: NewOperation) {
  const schema = `${pascalCase(operationId)}Request`;
  const values = { area, schema, closed: 'additionalProperties: false' };
  tree.createAll('schema', values);
  tree.createAll('example', values);
  return { schema, lines: tree.text('requestBody.yaml.txt', values).trimEnd() };
}

/** Writes the response for malformed requests, with a catalogue example, if the area has no usual one. */
export function writeInvalid(
  tree: Tree,
  { area, operationId, isList, field }: Described & { readonly field: string },
  { errorFor, responses }: Usual,
): string[] {
  const error = errorFor('invalidRequest');
  if (!error || responses.some((line) => line.startsWith(`  "${error.status}"`))) return [];
  const { key: invalidKey, code, description } = error;
  const words = isList
    ? {
        malformed: 'A parameter is malformed, or `cursor` is not from this list.',
        message: 'must be the nextCursor of a page of this list, with the same filters',
      }
    : {
        malformed: 'TODO: name the fields that can be malformed.',
        message: 'TODO: the problem, as returned to the caller',
      };
  const values = { area, operationId, field, invalidKey, code: `${code}`, description, ...words };
  tree.createAll('invalid', values);
  return [tree.text('invalidResponse.yaml.txt', values).trimEnd()];
}
