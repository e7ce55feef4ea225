import type { ContractDocument } from '../../generate/document.ts';
import { goodAnswerOf } from '../../samples/answers.ts';
import { isSameThing, LEARNED_FIELDS, SHORTEST_ID } from '../../samples/live.ts';
import { requestsOf, type SampleRequest } from '../../samples/requests.ts';
import { samplesOf } from '../../samples/samples.ts';
import { storyOf } from '../../samples/story.ts';

/** A step on the path to a value in a response: a property, or the list item with these names. */
type Step = { readonly property: string } | { readonly names: readonly (readonly [path: string, name: string])[] };

/** A value in a response that later requests need. */
type Taken = { readonly variable: string; readonly steps: readonly Step[] };

/** Request of a collection, with `{{variable}}` in place of each ID from an earlier response. */
export type ChainedRequest = SampleRequest & {
  readonly status: number;
  readonly takes: readonly Taken[];
};

type Found = { readonly value: string; readonly steps: readonly Step[]; readonly field: string };

/** Token fields, whose variables are updated by every response that contains them. */
const TOKENS: ReadonlySet<string> = new Set(['accessToken', 'refreshToken']);
/** Field names that occur in many responses. */
const COMMON: ReadonlySet<string> = new Set(['id', 'code']);

/**
 * Returns the samples in the order in which they can run, each with the variables it sets. Requests sent by a browser
 * are left out.
 */
export function chainOf(document: ContractDocument): ChainedRequest[] {
  const samples = samplesOf(document);
  const byId = new Map(requestsOf(document).map((request) => [request.operationId, request]));
  const inOrder = storyOf(samples.keys())
    .filter((id) => samples.get(id)!.typescript)
    .map((id) => byId.get(id)!);
  const variables = new Map<string, string>();
  const chained = inOrder.map((request) => {
    const { status, example } = goodAnswerOf(document, request.operationId);
    const filled = withVariables(request, variables);
    const takes = idsIn(example).flatMap(({ value, steps, field }) => {
      if (!TOKENS.has(field) && variables.has(value)) return [];
      const variable = TOKENS.has(field) ? field : variableFor(request.operationId, field, new Set(variables.values()));
      variables.set(value, variable);
      return [{ variable, steps }];
    });
    return { ...filled, status, takes };
  });
  const used = new Set(JSON.stringify(chained.map(({ takes: _, ...sent }) => sent)).match(/(?<=\{\{)\w+(?=\}\})/g));
  return chained.map((request) => ({
    ...request,
    takes: request.takes.filter(({ variable }) => TOKENS.has(variable) || used.has(variable)),
  }));
}

function variableFor(operationId: string, field: string, taken: ReadonlySet<string>): string {
  if (!COMMON.has(field) && !taken.has(field)) return field;
  const own = `${operationId}${field[0]!.toUpperCase()}${field.slice(1)}`;
  for (let count = 1; ; count++) {
    const name = count === 1 ? own : `${own}${count}`;
    if (!taken.has(name)) return name;
  }
}

/** Replaces known IDs with variables, and the idempotency key with a random value that is new in each run. */
function withVariables(request: SampleRequest, variables: ReadonlyMap<string, string>): SampleRequest {
  const filled = JSON.parse(JSON.stringify(request), (_, value) =>
    typeof value === 'string' && variables.has(value) ? `{{${variables.get(value)}}}` : value,
  ) as SampleRequest;
  const parameters = filled.parameters.map((one) =>
    one.name === 'Idempotency-Key' ? { ...one, value: '{{$guid}}' } : one,
  );
  return { ...filled, parameters };
}

function idsIn(example: unknown): Found[] {
  if (typeof example !== 'object' || example === null) return [];
  if (Array.isArray(example)) {
    return example.flatMap((item) => {
      const first = example.find((other) => isSameThing(item, other));
      return first === item ? behind({ names: namedIn(item) }, idsIn(item)) : [];
    });
  }
  return Object.entries(example).flatMap(([property, value]) => {
    const isId = LEARNED_FIELDS.has(property) && typeof value !== 'object' && String(value).length >= SHORTEST_ID;
    return isId
      ? [{ value: String(value), field: property, steps: [{ property }] }]
      : behind({ property }, idsIn(value));
  });
}

const behind = (step: Step, found: readonly Found[]): Found[] =>
  found.map((one) => ({ ...one, steps: [step, ...one.steps] }));

/** Returns the fields that identify an item to a reader, such as name, make, model, vendor or vehicle. */
function namedIn(item: unknown): [string, string][] {
  const fields = (item ?? {}) as Record<string, unknown>;
  const named: [string, unknown][] = ['brand', 'model', 'vendor', 'vehicle'].map((part) => [
    `${part}?.name`,
    (fields[part] as { name?: unknown } | undefined)?.name,
  ]);
  return [['name', fields.name], ...named].filter((one): one is [string, string] => typeof one[1] === 'string');
}

/** Returns the steps as a JavaScript expression on a variable named `answer`. */
export function expressionOf(steps: readonly Step[]): string {
  return steps.reduce(
    (before, step) => ('property' in step ? `${before}.${step.property}` : `${before}${itemOf(step.names)}`),
    'answer',
  );
}

function itemOf(names: readonly (readonly [path: string, name: string])[]): string {
  if (names.length === 0) return '[0]';
  const conditions = names.map(([path, name]) => `item.${path} === ${JSON.stringify(name)}`);
  return `.find((item) => ${conditions.join(' && ')})`;
}
