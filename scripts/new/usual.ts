import { parse } from 'yaml';
import type { Tree } from './tree.ts';

export type Entry = {
  readonly area: string;
  readonly code: number;
  readonly status: number;
  readonly description: string;
  readonly situation?: string;
};

export type Usual = ReturnType<typeof usualParts>;

/** Error that write operations return for a key with read-only access. */
const READ_ONLY = 'key.readOnly';
/** Responses that every operation has. */
const ALWAYS = ['401', '429', '500', 'default'];

const KEY = /(?<=^ {2}- )[a-zA-Z]+\.\w+$/gm;
const RESPONSE = /^ {2}("\d+"|default): \{ \$ref: .*\}$/gm;
const statusOf = (response: string) => response.match(/\w+/)![0];

export const catalogueOf = (tree: Tree) => parse(tree.read('openapi/errors.yaml')) as Readonly<Record<string, Entry>>;

/**
 * Returns contract lines that most operations of an area share, or of car orders if none requires a token.
 * @param changes true if the new operation changes data
 */
export function usualParts(tree: Tree, { area, changes }: { readonly area: string; readonly changes: boolean }) {
  const securedOf = (folder: string) =>
    tree
      .list(`openapi/paths/${folder}/*.yaml`)
      .map(tree.read)
      .filter((operation) => !/^security: \[\]$/m.test(operation));
  const own = securedOf(area);
  const operations = own.length > 0 ? own : securedOf('car-orders');
  const everywhere = securedOf('*');
  const refusing = everywhere.filter((operation) => operation.match(KEY)?.includes(READ_ONLY));
  const [refusal = ''] = linesIn(refusing, RESPONSE).filter((line) => statusOf(line) === '403');

  const most = linesIn(operations, RESPONSE, 0.5).filter((line) => line !== refusal);
  const lacking = (status: string) => !most.some((line) => statusOf(line) === status);
  const added = linesIn(everywhere, RESPONSE, 0.5).filter((line) => ALWAYS.filter(lacking).includes(statusOf(line)));
  const responses = [...most, ...added, ...(changes && lacking('403') ? [refusal] : [])];

  const catalogue = catalogueOf(tree);
  const isAdded = (key: string) => added.some((line) => statusOf(line) === `${catalogue[key]!.status}`);
  const keys = [
    ...linesIn(operations, KEY, 0.5).filter((key) => key !== READ_ONLY && !isAdded(key)),
    ...linesIn(everywhere, KEY, 0.5).filter(isAdded),
    ...(changes ? [READ_ONLY] : []),
  ];
  const statuses = responses.map((line) => Number(statusOf(line)));
  const errors = Object.entries(catalogue)
    .filter(([key]) => keys.includes(key))
    .map(([key, entry]) => ({ key, ...entry }))
    .filter(({ status, situation }) => statuses.includes(status) || situation === 'invalidRequest');
  return {
    responses,
    errors,
    limit: linesIn(operations, /^x-rate-limit: .*$/gm)[0]!,
    errorFor: (situation: string) => errors.find((error) => error.situation === situation),
  };
}

/** Returns the lines that occur in more than this share of the operations, most frequent first. */
function linesIn(operations: readonly string[], pattern: RegExp, share = 0): string[] {
  const found = operations.flatMap((operation) => operation.match(pattern) ?? []);
  return [...Map.groupBy(found, (line) => line).values()]
    .filter((same) => same.length > operations.length * share)
    .sort((one, other) => other.length - one.length)
    .map(([line]) => line!);
}
