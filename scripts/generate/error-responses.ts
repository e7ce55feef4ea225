import { type Content, type ContractDocument, operationsOf, type Reference, resolve } from './document.ts';
import { pascalCase } from './names.ts';

/**
 * A situation shown as an example. It applies to `operations`, or to every operation that no other case of the error
 * lists.
 */
type Case = { readonly summary: string; readonly details?: unknown; readonly operations?: readonly string[] };
type Entry = {
  readonly area: string;
  readonly code: number;
  readonly status: number;
  readonly description: string;
  readonly details?: readonly string[];
  readonly cases?: Readonly<Record<string, Case>>;
};
type Catalogue = Readonly<Record<string, Entry>>;
type Responses = Record<string, Content | Reference>;
type Response = Content & { content?: Record<string, { readonly schema?: Reference; examples?: object }> };
type Filled = { readonly responses: Responses; readonly status: string; readonly keys: string[]; response: Response };

/**
 * Fills each error response with the description and the examples of its errors. These are the errors in `x-errors`
 * that have its status, or the edge's errors for `default`. Does nothing for a contract whose catalogue has no cases.
 * Throws an Error if an operation declares an error without cases.
 */
export function withErrorResponses(bundled: ContractDocument): ContractDocument {
  const { 'x-error-catalogue': source, ...document } = structuredClone(bundled);
  const catalogue = (source ?? {}) as Catalogue;
  if (!Object.values(catalogue).some(({ cases }) => cases)) return bundled;
  const examples: Record<string, object> = {};
  const filled = errorResponses(document, catalogue).map((found) => {
    const response = structuredClone(resolve(document, found.responses[found.status]!)) as Response;
    for (const media of Object.values(response.content ?? {})) {
      const schema = media.schema!.$ref.split('/').at(-1);
      const shown = found.keys.flatMap((key) => casesOf(key, catalogue[key]!, found.operationId));
      for (const [name, example] of shown) examples[`${schema}.${name}`] = example;
      const references = shown.map(([name]) => [name, { $ref: `#/components/examples/${schema}.${name}` }]);
      media.examples = Object.fromEntries(references);
    }
    if (found.status !== 'default') response.description = found.keys.map((key) => sentence(key, catalogue)).join(' ');
    return { ...found, response };
  });
  const components = { ...document.components, examples: { ...document.components?.examples, ...examples } };
  return {
    ...document,
    components: { ...components, responses: sharedResponses(filled) },
    'x-error-catalogue': Object.fromEntries(
      Object.entries(catalogue).map(([key, { cases, ...entry }]) => [key, entry]),
    ),
  };
}

/** Finds the JSON responses whose errors are in the catalogue. */
function errorResponses(document: ContractDocument, catalogue: Catalogue) {
  const edge = Object.keys(catalogue).filter((key) => catalogue[key]!.area === 'edge');
  return operationsOf(document).flatMap(({ operation }) => {
    const { operationId = '', responses = {}, 'x-errors': declared = [] } = operation;
    return Object.keys(responses).flatMap((status) => {
      const keys = status === 'default' ? edge : declared.filter((key) => String(catalogue[key]?.status) === status);
      const isJson = resolve(document, responses[status]!).content?.['application/json'];
      return isJson && keys.length > 0 ? [{ operationId, responses, status, keys }] : [];
    });
  });
}

function casesOf(
  key: string,
  { area, code, description, details: schemas = [], cases = {} }: Entry,
  operationId: string,
) {
  const all = Object.entries(cases);
  const own = all.filter(([, { operations }]) => operations?.includes(operationId));
  const shown = own.length > 0 ? own : all.filter(([, { operations }]) => !operations);
  if (shown.length === 0 && area !== 'edge')
    throw new Error(`${operationId} declares ${key}: add a case for it under \`cases\` in the error catalogue.`);
  return shown.map(([name, { summary, details }]): [string, object] => {
    const shownDetails = schemas.includes(LISTING) ? withProblems(details) : details;
    return [name, { summary, value: { key, code, description, details: shownDetails } }];
  });
}

/** The schema of details that list all problems. */
const LISTING = 'ValidationDetails';

/**
 * Adds the list of problems to details. As in real responses, a case about one field also lists that field's problem.
 */
function withProblems(details: unknown): unknown {
  const fields = Object.keys(details ?? {}).sort();
  return fields.join() === 'field,message' ? { ...(details as object), problems: [details] } : details;
}

function sentence(key: string, catalogue: Catalogue): string {
  const { code, description } = catalogue[key]!;
  return `${description.replace(/\.$/, '')} (\`${key}\`, ${code}).`;
}

/** Adds the responses to their operations. Returns responses that several operations share, for the components. */
function sharedResponses(filled: readonly Filled[]): Record<string, Response> {
  const shared: Record<string, Response> = {};
  for (const same of Map.groupBy(filled, ({ response }) => JSON.stringify(response)).values()) {
    const [{ keys, status, response }] = same as [Filled];
    const errors = keys.map((key) => pascalCase(key.replace('.', '-'))).join('Or');
    const name = status === 'default' ? 'EdgeError' : errors;
    const isShared = same.length > 1 && !shared[name];
    if (isShared) shared[name] = response;
    for (const { responses, status: at } of same)
      responses[at] = isShared ? { $ref: `#/components/responses/${name}` } : response;
  }
  return shared;
}
