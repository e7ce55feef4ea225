import { parse } from 'yaml';
import type { Operation } from './operation.ts';
import { catalogueFile, contractOf, partner, type Side } from './sides.ts';
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

/**
 * The error of every management operation with `{agencyId}` in its path. The portal checks the agency before it runs
 * the operation.
 */
export const UNKNOWN_AGENCY = 'agency.notFound';
/** Situations in which every operation that requires a token fails. */
const ALWAYS = ['unauthenticated', 'keySuspended', 'rateLimited', 'internalError'];
/** Response components with additional headers, keyed by status. */
const COMPONENTS: Readonly<Record<number, string>> = { 401: 'Unauthenticated', 429: 'RateLimited' };

const LIMIT = /^x-rate-limit: .*$/gm;
const KEY = /(?<=^ {2}- )[a-zA-Z]+\.\w+$/gm;

/** Returns one response line for each status of the errors, and one for `default`. */
export function errorResponses(errors: readonly Entry[]): string[] {
  const statuses = [...new Set(errors.map(({ status }) => status))].sort();
  const lines = statuses.map((status) => line(`"${status}"`, COMPONENTS[status] ?? 'Error'));
  return [...lines, line('default', 'EdgeError')];
}

const line = (status: string, component: string) =>
  `  ${status}: { $ref: ../../components/responses.yaml#/${component} }`;

/** An entry of the management catalogue can refer to the entry with the same key in the partner catalogue. */
export function catalogueOf(tree: Tree, side: Side): Readonly<Record<string, Entry>> {
  const own = parse(tree.read(catalogueFile(side))) as Record<string, Entry | { readonly $ref: string }>;
  const shared = side === partner ? {} : catalogueOf(tree, partner);
  return Object.fromEntries(
    Object.entries(own).map(([key, entry]) => [key, '$ref' in entry ? shared[key]! : entry] as const),
  );
}

/**
 * Returns the errors that most operations of an area share, and the usual rate limit for reads or changes, depending on
 * the operation. If the area has no secured operation, a typical area is used instead.
 */
export function usualParts(tree: Tree, { side, area, method, path }: Operation) {
  const methods = Object.values(contractOf(tree, side).paths).flatMap((item) => Object.entries(item));
  const isAlike = (file: string) =>
    methods.some(([other, { $ref }]) => file.endsWith(`/${$ref}`) && (other === 'get') === (method === 'GET'));
  const filesOf = (folder: string) => tree.list(`${side.contracts}/paths/${folder}/*.yaml`);
  const securedIn = (files: readonly string[]) =>
    files.map(tree.read).filter((operation) => !/^security: \[\]$/m.test(operation));
  const securedOf = (folder: string) => securedIn(filesOf(folder));
  const own = securedOf(area);
  const operations = own.length > 0 ? own : securedOf(side.typicalArea);
  const everywhere = securedOf('*');
  const catalogue = catalogueOf(tree, side);
  const usual = linesIn(operations, KEY, 0.5);
  const lacks = (situation: string) => !usual.some((key) => catalogue[key]!.situation === situation);
  const added = linesIn(everywhere, KEY, 0.5).filter((key) =>
    ALWAYS.filter(lacks).includes(catalogue[key]!.situation!),
  );
  const depending = {
    [side.whenChanging]: side === partner && method !== 'GET',
    [UNKNOWN_AGENCY]: path.includes('{agencyId}'),
  };
  const errors = Object.entries(catalogue)
    .filter(([key]) => depending[key] ?? [...usual, ...added].includes(key))
    .map(([key, entry]) => ({ key, ...entry }))
    .filter(({ key, status, situation, cases = {} }) => {
      // A 404 depends on the path's parameters.
      if (status === 404 && key !== UNKNOWN_AGENCY) return false;
      // Cases that list operations do not apply to the new operation, which gets a case only for invalid requests.
      return situation === 'invalidRequest' || Object.values(cases).some(({ operations }) => !operations);
    });
  return {
    errors,
    limit: [...linesIn(securedIn(filesOf(area).filter(isAlike)), LIMIT), ...linesIn(operations, LIMIT)][0]!,
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
