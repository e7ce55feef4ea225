import { basename, posix } from 'node:path';
import { parse, stringify } from 'yaml';
import { pascalCase } from '../generate/names.ts';
import type { Operation } from './operation.ts';
import { catalogueFile, entryOf, partner } from './sides.ts';
import type { Tree, Values } from './tree.ts';
import type { Usual } from './usual.ts';

type Described = Operation & { readonly isList: boolean; readonly isWhole: boolean; readonly whose: string };

/** A schema or an example in an operation's file. */
type Part = { readonly name: string; readonly text: string };
export type Parts = { readonly schemas: readonly Part[]; readonly examples: readonly Part[] };

/** The response of a new operation. `own` lists the schemas that are created for it, in the operation's file. */
type Answer = {
  readonly schema: string;
  readonly own: readonly string[];
  readonly refs: Values;
  readonly parts: Parts;
};

/** Uses or creates the schema, and makes the response a list if required. */
export function writeAnswer(tree: Tree, given: Described): Answer {
  const { side, area, operationId, isWhole, whose } = given;
  const isList = given.isList || isWhole;
  const noun = operationId.replace(/^[a-z]+/, '').replace(isList ? /s$/ : /$^/, '');
  // The names of an area's own schemas have a prefix: `listOrders` in car-orders returns CarOrder items.
  const areas = tree.list(`${side.contracts}/components/schemas/${area}/*${noun}.yaml`);
  const schema = given.schema ?? (areas.length === 1 ? basename(areas[0]!, '.yaml') : noun);
  const item = partOf(tree, given, schema, 'schema.yaml.txt', { closed: '' });
  if (!isList) {
    const { example = ownExample(tree, schema) } = item;
    return answerOf(schema, [item], item, example);
  }
  const listed = partOf(tree, given, `${schema}List`, 'list.yaml.txt', {
    ...{ about: isWhole ? `${whose}, newest first.` : `${whose}, newest first, one page.`, item: item.ref },
    items: isWhole ? 'The list.' : 'One page of the list.',
    nextCursor: isWhole ? '' : tree.text('nextCursor.yaml.txt', {}).trimEnd(),
  });
  const example = listed.example ?? ownListExample(tree, given, schema, item.example?.value ?? { id: 'TODO-an-id' });
  return answerOf(isWhole ? `${schema}List` : schema, [item, listed], listed, example);
}

function answerOf(schema: string, used: readonly Used[], { ref }: Used, example: Example): Answer {
  const schemas = used.flatMap(({ part }) => part ?? []);
  return {
    ...{ schema, own: schemas.map(({ name }) => name) },
    refs: { answerRef: ref, exampleRef: example.ref, case: example.name },
    parts: { schemas, examples: example.part ? [example.part] : [] },
  };
}

/** A schema that the contract has, with its first example; or `part`, which is added to the operation's file. */
type Used = { readonly ref: string; readonly example?: Example | undefined; readonly part?: Part };
type Example = { readonly name: string; readonly ref: string; readonly value?: object; readonly part?: Part };

function partOf(tree: Tree, given: Operation, name: string, template: string, values: Values): Used {
  return (
    knownSchema(tree, given, name) ?? {
      ref: `#/x-schemas/${name}`,
      part: { name, text: tree.text(template, values) },
    }
  );
}

/**
 * Finds a schema in the contract or in the partner contract, whose schemas both contracts can use. The schema has a
 * separate file, or is an entry in the file of the operation that it was created for.
 */
function knownSchema(tree: Tree, { side, area }: Operation, name: string): Used | undefined {
  const from = (file: string) => posix.relative(`${side.contracts}/paths/${area}`, file);
  for (const folder of [side.contracts, partner.contracts]) {
    const [file] = tree.list(`${folder}/components/schemas/*/${name}.yaml`);
    if (file) return { ref: from(file), example: firstExample(tree, examplesOf(folder, file), name, '#/', from) };
    const owner = tree
      .list(`${folder}/paths/*/*.yaml`)
      .find((path) => new RegExp(`^x-schemas:\\n(?:(?: .*)?\\n)*? {2}${name}:`, 'm').test(tree.read(path)));
    if (owner) {
      return {
        ref: `${from(owner)}#/x-schemas/${name}`,
        example:
          firstExample(tree, owner, name, '#/x-examples/', from) ??
          firstExample(tree, examplesOf(folder, owner), name, '#/', from),
      };
    }
  }
  return undefined;
}

/** Returns the file with the examples of an area, which is the folder of the given file. */
const examplesOf = (folder: string, file: string) =>
  `${folder}/components/examples/${posix.basename(posix.dirname(file))}.yaml`;

function firstExample(
  tree: Tree,
  file: string,
  schema: string,
  pointer: '#/' | '#/x-examples/',
  from: (file: string) => string,
): Example | undefined {
  const content = tree.has(file) ? (parse(tree.read(file)) as Record<string, unknown>) : {};
  const all = (pointer === '#/' ? content : (content['x-examples'] ?? {})) as Record<string, { value: object }>;
  const [found] = Object.entries(all).filter(([name]) => name.startsWith(`${schema}.`));
  if (!found) return undefined;
  const [name, { value }] = found;
  return { name: name.slice(schema.length + 1), ref: `${from(file)}${pointer}${name}`, value };
}

function ownExample(tree: Tree, schema: string): Example {
  const part = { name: `${schema}.usual`, text: tree.text('example.yaml.txt', {}) };
  return { name: 'usual', ref: `#/x-examples/${part.name}`, part };
}

function ownListExample(tree: Tree, { isWhole }: Described, schema: string, value: object): Example {
  const items = indented(stringify([value], { lineWidth: 120, aliasDuplicateObjects: false }), 4);
  const text = tree.text('listExample.yaml.txt', {
    ...{ items, summary: isWhole ? 'A list' : 'A page with another after it' },
    nextCursor: isWhole ? '' : `  nextCursor: ${EXAMPLE_CURSOR}`,
  });
  const part = { name: `${schema}List.usual`, text };
  return { name: 'usual', ref: `#/x-examples/${part.name}`, part };
}

/** An example cursor, which is opaque like the service's cursors. */
const EXAMPLE_CURSOR = 'AqpU3vnguxHB67_Jep7mOvnpXE_fHQMrHdzA8hZh90hlHSsrj7lOmuBBeAVU2ymBXaocD-mR3a5U7_DE';

export function writeRequest(tree: Tree, { operationId }: Operation): Parts & { schema: string; lines: string } {
  const schema = `${pascalCase(operationId)}Request`;
  const text = tree.text('schema.yaml.txt', { closed: 'additionalProperties: false' });
  const { part } = ownExample(tree, schema);
  return {
    ...{ schema, lines: tree.text('requestBody.yaml.txt', { schema }).trimEnd() },
    ...{ schemas: [{ name: schema, text }], examples: [part!] },
  };
}

/** Returns the end of the operation's file: its own schemas and examples. */
export function ownParts({ schemas, examples }: Parts): Values {
  const group = (name: string, parts: readonly Part[]) =>
    [
      ...(parts.length > 0 ? [`${name}:`] : []),
      ...parts.map((part) => `  ${part.name}:\n${indented(part.text, 4)}`),
    ].join('\n');
  return { ownSchemas: group('x-schemas', schemas), ownExamples: group('x-examples', examples) };
}

const indented = (text: string, by: number) => text.trimEnd().replaceAll(/^(?=.)/gm, ' '.repeat(by));

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
