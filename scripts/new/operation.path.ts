import { posix } from 'node:path';
import { parse } from 'yaml';
import type { Operation } from './operation.ts';
import { contractOf, partner, type Side } from './sides.ts';
import { Refused, type Tree } from './tree.ts';
import { catalogueOf, type Entry, UNKNOWN_AGENCY } from './usual.ts';

const parametersFile = ({ contracts }: Side) => `${contracts}/components/parameters.yaml`;
const OWN = '../../components/parameters.yaml#/';

export type PathParameter = {
  readonly name: string;
  /** Reference to the parameter's component, whose name can differ from the parameter's. */
  readonly ref: string;
  /** The parameter's name in the domain code: `orderId` for `orderID`. */
  readonly field: string;
  readonly type: 'string' | 'number';
  readonly example: string;
  /** False for a word of a fixed list, such as a currency, which is the same for every agency. */
  readonly isId: boolean;
};

type Schema = { readonly type: string; readonly enum?: readonly string[]; readonly example?: string };

type Component = {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema | { readonly $ref: string };
  readonly example?: unknown;
};

/** Returns a path's parameters. Reuses those that other operations declare at the same position and creates the rest. */
export function parametersIn(tree: Tree, { side, path, schemas }: Operation): PathParameter[] {
  const { paths } = contractOf(tree, side);
  return [...path.matchAll(/\{(\w+)\}/g)].map(({ 1: name = '', index }) => {
    const place = path.slice(0, index + name.length + 2);
    const there = Object.entries(paths)
      .filter(([other]) => other === place || other.startsWith(`${place}/`))
      .flatMap(([, operations]) => Object.values(operations))
      .flatMap(({ $ref }) => refsOf(tree.read(`${side.contracts}/${$ref}`)));
    const isNamed = (found: Component | undefined) => found?.in === 'path' && found.name === name;
    const ref = there.find((other) => isNamed(componentAt(tree, side, other))) ?? OWN + name;
    const named = schemas.get(name);
    if (componentAt(tree, side, ref) === undefined && named === undefined)
      tree.append(parametersFile(side), 'parameters/inPath.yaml.txt', { name });
    else if (componentAt(tree, side, ref) === undefined) addTyped(tree, side, name, named!);
    const { schema, example } = componentAt(tree, side, ref)!;
    const { type, enum: words } = '$ref' in schema ? schemaAt(tree, side, ref, schema.$ref) : schema;
    return {
      ...{ name, ref, field: name.replace(/ID$/, 'Id'), type: type === 'string' ? 'string' : 'number' },
      ...{ example: `${example}`, isId: words === undefined },
    };
  });
}

/** Adds a parameter whose values a schema of the contract describes. */
function addTyped(tree: Tree, side: Side, name: string, schema: string): void {
  const folders = side === partner ? [side] : [side, partner];
  const file = folders.flatMap(({ contracts }) => tree.list(`${contracts}/components/schemas/*/${schema}.yaml`))[0];
  if (!file) throw new Refused(`${schema} of {${name}:${schema}} is not a schema. Create its file first.`);
  const { enum: words, example } = parse(tree.read(file)) as Schema;
  tree.append(parametersFile(side), 'parameters/typed.yaml.txt', {
    ...{ name, file: posix.relative(posix.dirname(parametersFile(side)), file) },
    ...{
      words: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      example: words?.[0] ?? example ?? 'TODO',
    },
  });
}

function schemaAt(tree: Tree, { contracts }: Side, ref: string, schema: string): Schema {
  const components = posix.dirname(posix.join(contracts, 'paths/area', ref.split('#/')[0]!));
  return parse(tree.read(posix.join(components, schema))) as Schema;
}

/** Returns references to a paged list's parameters. */
export function pagingIn(tree: Tree, { side }: Operation): string[] {
  return ['cursor', 'pageLimit'].map((name) => {
    if (!componentAt(tree, side, OWN + name)) tree.append(parametersFile(side), `parameters/${name}.yaml.txt`, {});
    return OWN + name;
  });
}

/** Returns the component of a parameter. A management operation can refer to a parameter of the partner contract. */
function componentAt(tree: Tree, { contracts }: Side, ref: string): Component | undefined {
  const [file = '', name = ''] = ref.split('#/');
  const components = parse(tree.read(posix.join(contracts, 'paths/area', file))) as Record<string, Component>;
  return components[name];
}

const refsOf = (operation: string) =>
  [...operation.matchAll(/^ {2}- \$ref: (.*\/parameters\.yaml#\/[\w-]+)$/gm)].map(([, ref]) => ref!);

/**
 * Finds a neighbouring operation's error for an ID that is unknown or belongs to another agency. Returns `undefined` if
 * no operation in the area has exactly one such error.
 */
export function unknownIn(tree: Tree, { side, area }: Operation, last: PathParameter | undefined) {
  const catalogue = catalogueOf(tree, side);
  for (const neighbour of last && last.name !== 'agencyId'
    ? tree.list(`${side.contracts}/paths/${area}/*.yaml`).map(tree.read)
    : []) {
    if (!refsOf(neighbour).includes(last!.ref)) continue;
    const keys = (parse(neighbour) as { 'x-errors': string[] })['x-errors'].filter(
      (key) => catalogue[key]!.status === 404 && key !== UNKNOWN_AGENCY,
    );
    const [key] = keys;
    if (keys.length === 1 && /notFound$/i.test(key!)) return { key: key!, ...fieldsOf(key!, catalogue) };
  }
  return undefined;
}

/**
 * Returns an error's catalogue entry and its noun. The key contains the noun: both `carOrder.notFound` and
 * `payment.orderNotFound` concern an order.
 */
function fieldsOf(key: string, catalogue: Readonly<Record<string, Entry>>) {
  const [subject = '', problem = ''] = key.split('.');
  const noun = problem.replace(/notFound$/i, '') || subject.replace(/^.*(?=[A-Z])/, '');
  return { ...catalogue[key]!, noun: noun.toLowerCase() };
}
