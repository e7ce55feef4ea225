import { basename, posix } from 'node:path';
import { parse, stringify } from 'yaml';
import { pascalCase } from '../generate/names.ts';
import type { Operation } from './operation.ts';
import { catalogueFile, entryOf, partner, type Side } from './sides.ts';
import type { Tree, Values } from './tree.ts';
import type { Usual } from './usual.ts';

type Described = Operation & { readonly isList: boolean; readonly isWhole: boolean; readonly whose: string };

/** The response of a new operation. `own` lists the schemas that are created for it. */
type Answer = { readonly schema: string; readonly own: readonly string[]; readonly example: Values };

/** Uses or creates the schema, and makes the response a list if required. Returns the schema and an example. */
export function writeAnswer(tree: Tree, given: Described): Answer {
  const { side, area, operationId, isWhole, whose } = given;
  const isList = given.isList || isWhole;
  const { contracts } = side;
  const noun = operationId.replace(/^[a-z]+/, '').replace(isList ? /s$/ : /$^/, '');
  // The names of an area's own schemas have a prefix: `listOrders` in car-orders returns CarOrder items.
  const areas = tree.list(`${contracts}/components/schemas/${area}/*${noun}.yaml`);
  const schema = given.schema ?? (areas.length === 1 ? basename(areas[0]!, '.yaml') : noun);
  const known = fileOf(tree, side, schema);
  if (!known) tree.createAll('schema', { contracts, area, schema, closed: '' });
  const own = known ? [] : [schema];
  const file = known ?? ownFile(given, schema);
  const shown = exampleOf(tree, file);
  if (!isList) {
    if (!shown) tree.append(examplesOf(file), 'example.yaml.txt', { schema });
    return { schema, own, example: refsTo(given, file, shown?.name ?? 'usual') };
  }

  const value = shown?.value ?? { id: 'TODO-an-id' };
  const item = stringify([value], { lineWidth: 120, aliasDuplicateObjects: false })
    .trimEnd()
    .replaceAll(/^/gm, '      ');
  const listed = fileOf(tree, side, `${schema}List`);
  const listFile = listed ?? ownFile(given, `${schema}List`);
  if (!listed) {
    const itemFile = posix.relative(posix.dirname(listFile), file);
    const about = isWhole ? `${whose}, newest first.` : `${whose}, newest first, one page.`;
    tree.createAll('list', {
      ...{ contracts, area, schema, about, itemFile, items: isWhole ? 'The list.' : 'One page of the list.' },
      nextCursor: isWhole ? '' : tree.text('nextCursor.yaml.txt', {}).trimEnd(),
    });
    tree.append(examplesOf(listFile), 'listExample.yaml.txt', {
      ...{ schema, item, summary: isWhole ? 'A list' : 'A page with another after it' },
      nextCursor: isWhole ? '' : `    nextCursor: ${EXAMPLE_CURSOR}`,
    });
  }
  const whole = `${schema}List`;
  return {
    ...(isWhole ? { schema: whole, own: listed ? own : [...own, whole] } : { schema, own }),
    example: refsTo(given, listFile, exampleOf(tree, listFile)?.name ?? 'usual'),
  };
}

/** Finds a schema in the contract or in the partner contract, whose schemas both contracts can use. */
const fileOf = (tree: Tree, { contracts }: Side, schema: string) =>
  [contracts, partner.contracts].flatMap((folder) => tree.list(`${folder}/components/schemas/*/${schema}.yaml`))[0];

const ownFile = ({ side, area }: Operation, schema: string) =>
  `${side.contracts}/components/schemas/${area}/${schema}.yaml`;

/** Returns the file with a schema's examples: `examples/<area>.yaml` for `schemas/<area>/<Schema>.yaml`. */
const examplesOf = (schemaFile: string) =>
  schemaFile.replace(/schemas\/([^/]+)\/[^/]+$/, (_, area: string) => `examples/${area}.yaml`);

function refsTo({ side, area }: Operation, schemaFile: string, name: string): Values {
  const from = (file: string) => posix.relative(`${side.contracts}/paths/${area}`, file);
  return {
    ...{ answer: basename(schemaFile, '.yaml'), case: name },
    ...{ answerFile: from(schemaFile), exampleFile: from(examplesOf(schemaFile)) },
  };
}

/** Returns the first example of a schema. */
function exampleOf(tree: Tree, schemaFile: string): { name: string; value: object } | undefined {
  const [file, schema] = [examplesOf(schemaFile), basename(schemaFile, '.yaml')];
  const all = tree.has(file) ? (parse(tree.read(file)) as Record<string, { value: object }>) : {};
  const [found] = Object.entries(all).filter(([name]) => name.startsWith(`${schema}.`));
  return found && { name: found[0].slice(schema.length + 1), value: found[1].value };
}

/** An example cursor, which is opaque like the service's cursors. */
const EXAMPLE_CURSOR = 'AqpU3vnguxHB67_Jep7mOvnpXE_fHQMrHdzA8hZh90hlHSsrj7lOmuBBeAVU2ymBXaocD-mR3a5U7_DE';

export function writeRequest(tree: Tree, given: Operation) {
  const schema = `${pascalCase(given.operationId)}Request`;
  const values = {
    contracts: given.side.contracts,
    area: given.area,
    schema,
    closed: 'additionalProperties: false',
  };
  tree.createAll('schema', values);
  tree.append(examplesOf(ownFile(given, schema)), 'example.yaml.txt', values);
  return { schema, lines: tree.text('requestBody.yaml.txt', values).trimEnd() };
}

/**
 * In the partners' catalogue, adds a case to the area's error for malformed requests. The management contract needs no
 * case, because its operations share one error.
 */
export function writeInvalid(
  tree: Tree,
  { side, operationId, isList, field }: Described & { readonly field: string },
  { errorFor }: Usual,
): void {
  const error = errorFor('invalidRequest');
  if (!error || side !== partner) return;
  const message = isList
    ? 'must be the nextCursor of a page of this list, with the same filters'
    : 'TODO: the problem, as returned to the caller';
  tree.insert(
    catalogueFile(side),
    entryOf(error.key),
    tree.text('invalidCase.yaml.txt', { operationId, field, message }),
  );
}
