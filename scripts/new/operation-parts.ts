import { parse } from 'yaml';
import type { Tree } from './tree.ts';

type Reference = { readonly $ref: string };
type OperationFile = {
  readonly 'x-errors'?: readonly string[];
  readonly 'x-rate-limit'?: object;
  readonly responses?: Readonly<Record<string, object>>;
};
export type Entry = {
  readonly area: string;
  readonly code: number;
  readonly status: number;
  readonly description: string;
  readonly situation?: string;
};

/** What at least half of an area's operations declare: its errors, its shared answers, its usual limit. */
export type CommonParts = {
  readonly errors: readonly string[];
  readonly responses: Readonly<Record<string, Reference>>;
  readonly limit: object;
  readonly catalogue: Readonly<Record<string, Entry>>;
};

/** Where an area has no operation yet, the ones of car orders stand for it. */
export function commonParts(tree: Tree, area: string): CommonParts {
  const own = tree.list(`openapi/paths/${area}/*.yaml`);
  const files = own.length > 0 ? own : tree.list('openapi/paths/car-orders/*.yaml');
  const operations = files.map((file) => parse(tree.read(file)) as OperationFile);
  const catalogue = parse(tree.read('openapi/errors.yaml')) as Record<string, Entry>;
  const isUsual = (count: number) => count * 2 >= operations.length;

  const shared = Map.groupBy(
    operations.flatMap(({ responses = {} }) => Object.entries(responses).filter(([, response]) => '$ref' in response)),
    ([status]) => status,
  );
  const responses = Object.fromEntries(
    [...shared]
      .filter(([, found]) => isUsual(found.length))
      .map(([status, found]) => [status, mostCommon(found.map(([, response]) => response as Reference))]),
  );
  const errors = Object.keys(catalogue).filter(
    (key) =>
      isUsual(operations.filter((operation) => operation['x-errors']?.includes(key)).length) &&
      (`${catalogue[key]!.status}` in responses || catalogue[key]!.situation === 'invalidRequest'),
  );
  return {
    errors,
    responses,
    limit: mostCommon(operations.map((operation) => operation['x-rate-limit'] ?? {})),
    catalogue,
  };
}

function mostCommon<Value>(values: readonly Value[]): Value {
  const groups = [...Map.groupBy(values, (value) => JSON.stringify(value)).values()];
  return groups.sort((one, other) => other.length - one.length)[0]![0]!;
}

/** `{ requests: 60, per: user }`, as the contract writes it. */
export function inline(value: object): string {
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${name}: ${part}`)
    .join(', ')} }`;
}
