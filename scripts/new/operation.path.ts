import { posix } from 'node:path';
import { parse } from 'yaml';
import type { Operation } from './operation.ts';
import { contractOf, type Side } from './sides.ts';
import type { Tree } from './tree.ts';
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
};

type Component = {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type: string };
  readonly example?: unknown;
};

/** Returns a path's parameters. Reuses those that other operations declare at the same position and creates the rest. */
export function parametersIn(tree: Tree, { side, path }: Operation): PathParameter[] {
  const { paths } = contractOf(tree, side);
  return [...path.matchAll(/\{(\w+)\}/g)].map(({ 1: name = '', index }) => {
    const place = path.slice(0, index + name.length + 2);
    const there = Object.entries(paths)
      .filter(([other]) => other === place || other.startsWith(`${place}/`))
      .flatMap(([, operations]) => Object.values(operations))
      .flatMap(({ $ref }) => refsOf(tree.read(`${side.contracts}/${$ref}`)));
    const isNamed = (found: Component | undefined) => found?.in === 'path' && found.name === name;
    const ref = there.find((other) => isNamed(componentAt(tree, side, other))) ?? OWN + name;
    if (!componentAt(tree, side, ref)) tree.append(parametersFile(side), 'parameters/inPath.yaml.txt', { name });
    const { schema, example } = componentAt(tree, side, ref)!;
    const type = schema.type === 'string' ? 'string' : 'number';
    return { name, ref, field: name.replace(/ID$/, 'Id'), type, example: `${example}` };
  });
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
 * Finds a neighbouring operation's error for an ID that is unknown or belongs to another agency.
 * Returns `undefined` if the area has no such error, or no operation that returns it alone.
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
