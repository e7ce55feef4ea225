import { parse } from 'yaml';
import type { Tree } from './tree.ts';

export type Entry = {
  readonly area: string;
  readonly code: number;
  readonly status: number;
  readonly description: string;
  readonly situation?: string;
  readonly cases?: Readonly<Record<string, { readonly operations?: readonly string[] }>>;
};

export type Usual = ReturnType<typeof usualParts>;

/** Error that write operations return for a key with read-only access. */
const READ_ONLY = 'key.readOnly';
/** Situations in which every operation with a token fails. */
const ALWAYS = ['unauthenticated', 'keySuspended', 'rateLimited', 'internalError'];
/** Response components with additional headers, by status. */
const COMPONENTS: Readonly<Record<number, string>> = { 401: 'Unauthenticated', 429: 'RateLimited' };

const KEY = /(?<=^ {2}- )[a-zA-Z]+\.\w+$/gm;

/** Returns one response line for each status of the errors, and `default`. */
export function errorResponses(errors: readonly Entry[]): string[] {
  const statuses = [...new Set(errors.map(({ status }) => status))].sort();
  const lines = statuses.map((status) => line(`"${status}"`, COMPONENTS[status] ?? 'Error'));
  return [...lines, line('default', 'EdgeError')];
}

const line = (status: string, component: string) =>
  `  ${status}: { $ref: ../../components/responses.yaml#/${component} }`;

export const catalogueOf = (tree: Tree) => parse(tree.read('openapi/errors.yaml')) as Readonly<Record<string, Entry>>;

/**
 * Returns the errors and the limit that most operations of an area share, or of car orders if none requires a token.
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
  const catalogue = catalogueOf(tree);
  const usual = linesIn(operations, KEY, 0.5);
  const lacks = (situation: string) => !usual.some((key) => catalogue[key]!.situation === situation);
  const added = linesIn(everywhere, KEY, 0.5).filter((key) =>
    ALWAYS.filter(lacks).includes(catalogue[key]!.situation!),
  );
  const keys = [...usual.filter((key) => key !== READ_ONLY), ...added, ...(changes ? [READ_ONLY] : [])];
  const errors = Object.entries(catalogue)
    .filter(([key]) => keys.includes(key))
    .map(([key, entry]) => ({ key, ...entry }))
    .filter(({ situation, cases = {} }) => {
      // Cases that list operations do not apply to the new operation, which gets one only for invalid requests.
      return situation === 'invalidRequest' || Object.values(cases).some(({ operations }) => !operations);
    });
  return {
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
