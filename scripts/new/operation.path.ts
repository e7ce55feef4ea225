import { parse } from 'yaml';
import type { Tree } from './tree.ts';
import { catalogueOf, type Entry } from './usual.ts';

export const PARAMETERS = 'openapi/components/parameters.yaml';

export type PathParameter = {
  readonly name: string;
  /** The parameter's component, whose name can differ from the parameter's. */
  readonly component: string;
  /** Name in the domain code: `orderId` for `orderID`. */
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

/** Returns the parameters of a path: existing ones that other operations use in the same place, and new ones. */
export function parametersIn(tree: Tree, path: string): PathParameter[] {
  const { paths } = parse(tree.read('openapi/openapi.yaml')) as {
    paths: Record<string, Record<string, { $ref: string }>>;
  };
  return [...path.matchAll(/\{(\w+)\}/g)].map(({ 1: name = '', index }) => {
    const place = path.slice(0, index + name.length + 2);
    const there = Object.entries(paths)
      .filter(([other]) => other === place || other.startsWith(`${place}/`))
      .flatMap(([, operations]) => Object.values(operations))
      .flatMap(({ $ref }) => componentsOf(tree.read(`openapi/${$ref}`)));
    const component = there.find((other) => names(parametersOf(tree)[other], name)) ?? name;
    if (!parametersOf(tree)[component]) tree.append(PARAMETERS, 'parameters/inPath.yaml.txt', { name });
    const { schema, example } = parametersOf(tree)[component]!;
    const type = schema.type === 'string' ? 'string' : 'number';
    return { name, component, field: name.replace(/ID$/, 'Id'), type, example: `${example}` };
  });
}

export const parametersOf = (tree: Tree) => parse(tree.read(PARAMETERS)) as Readonly<Record<string, Component>>;

const componentsOf = (operation: string) =>
  [...operation.matchAll(/^ {2}- \$ref: .*\/parameters\.yaml#\/([\w-]+)$/gm)].map(([, component]) => component!);

const names = (parameter: Component | undefined, name: string) => parameter?.in === 'path' && parameter.name === name;

/**
 * Finds the area's error for an unknown or another agency's ID in a neighbouring operation.
 * @returns `undefined` if the area has no such error, or no operation that returns it alone
 */
export function unknownIn(tree: Tree, area: string, inPath: readonly PathParameter[]) {
  const last = inPath.at(-1);
  const catalogue = catalogueOf(tree);
  for (const neighbour of last ? tree.list(`openapi/paths/${area}/*.yaml`).map(tree.read) : []) {
    if (!componentsOf(neighbour).includes(last!.component)) continue;
    const keys = (parse(neighbour) as { 'x-errors': string[] })['x-errors'].filter(
      (key) => catalogue[key]!.status === 404,
    );
    const [key] = keys;
    if (keys.length === 1 && /notFound$/i.test(key!)) return { key: key!, ...fieldsOf(key!, catalogue) };
  }
  return undefined;
}

/** The key contains the noun: both `carOrder.notFound` and `payment.orderNotFound` concern an order. */
function fieldsOf(key: string, catalogue: Readonly<Record<string, Entry>>) {
  const [subject = '', problem = ''] = key.split('.');
  const noun = problem.replace(/notFound$/i, '') || subject.replace(/^.*(?=[A-Z])/, '');
  return { ...catalogue[key]!, noun: noun.toLowerCase() };
}
