import { parse } from 'yaml';
import type { Tree } from './tree.ts';

export type Entry = {
  readonly area: string;
  readonly code: number;
  readonly status: number;
  readonly description: string;
  readonly situation?: string;
};

/** What most operations of an area declare, in the lines of the contract; where it has none that needs a token, those of car orders. */
export function usualParts(tree: Tree, area: string) {
  const securedOf = (folder: string) =>
    tree
      .list(`openapi/paths/${folder}/*.yaml`)
      .map(tree.read)
      .filter((operation) => !/^security: \[\]$/m.test(operation));
  const own = securedOf(area);
  const operations = own.length > 0 ? own : securedOf('car-orders');
  const catalogue = parse(tree.read('openapi/errors.yaml')) as Record<string, Entry>;

  /** The most frequent first. */
  function lines(pattern: RegExp, share: number): string[] {
    const found = operations.flatMap((operation) => operation.match(pattern) ?? []);
    return [...Map.groupBy(found, (line) => line).values()]
      .filter((same) => same.length >= operations.length * share)
      .sort((one, other) => other.length - one.length)
      .map(([line]) => line!);
  }

  const responses = lines(/^ {2}("\d+"|default): \{ \$ref: .*\}$/gm, 0.5).sort();
  const statuses = responses.map((line) => Number.parseInt(line.slice(3), 10));
  const keys = lines(/(?<=^ {2}- )[a-zA-Z]+\.\w+$/gm, 0.5);
  const errors = Object.keys(catalogue)
    .filter((key) => keys.includes(key))
    .map((key) => ({ key, ...catalogue[key]! }))
    .filter(({ status, situation }) => statuses.includes(status) || situation === 'invalidRequest');
  return {
    responses,
    errors,
    limit: lines(/^x-rate-limit: .*$/gm, 0)[0]!,
    /** The error with which the edge itself answers. */
    errorFor: (situation: string) => errors.find((error) => error.situation === situation),
  };
}
