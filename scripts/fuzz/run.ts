/**
 * Sends requests as a third-party tool would derive them from the contract. For every operation, some requests match
 * the schemas and some violate them in one place. IDs come from the links in earlier responses. Requests and responses
 * are checked with a validator that the service does not use.
 */
import fc from 'fast-check';
import { brokenBodies, brokenParameters } from './broken.ts';
import type { Json, Operation } from './contract.ts';
import { fits } from './fits.ts';
import { type Following, follow } from './follow.ts';
import { judge, type Received } from './judge.ts';
import { type Request, send } from './send.ts';
import { valuesOf } from './values.ts';

type Options = {
  readonly operations: readonly Operation[];
  /** The service's URL, including the base path. */
  readonly url: string;
  /** Access tokens. Each caller uses only IDs from responses to its own requests. */
  readonly tokens: readonly string[];
  readonly now: Date;
  readonly requests: number;
  readonly seed: number;
  readonly progress?: (done: number) => void;
};

type Report = {
  /** Number of responses by operation and status, separately for valid and invalid requests. */
  readonly statuses: ReadonlyMap<string, number>;
  /** Number of requests that each rule of the contract refused. */
  readonly rules: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
};

/** Random choices for one request. */
type Draw = {
  readonly caller: number;
  readonly generated: Json;
  readonly parameters: Readonly<Record<string, Json>>;
  readonly useExample: boolean;
  readonly followed: number;
  readonly breaks: boolean;
  readonly pick: number;
};

const REMEMBERED = 30;

export async function runFuzz(options: Options): Promise<Report> {
  const { operations, requests, seed, progress } = options;
  const statuses = new Map<string, number>();
  const rules = new Map<string, number>();
  const problems: string[] = [];
  const memory = options.tokens.map(() => new Map<string, Following[]>());
  const each = Math.ceil(requests / operations.length);
  const draws = operations.map((operation, index) =>
    fc.sample(drawsOf(operation, options), { numRuns: each, seed: seed + index }),
  );

  for (let round = 0; round < each; round += 1) {
    for (const [index, operation] of operations.entries()) {
      const draw = draws[index]![round]!;
      const known = memory[draw.caller]!;
      const request = requestOf(operation, draw, known.get(operation.id) ?? []);
      if (request === undefined) continue;
      const received = await send(operation, request, options.url, options.tokens[draw.caller]!);
      const { problem, explained } = judge(operation, received, request.broken !== undefined);
      const outcome = `${operation.id} ${request.broken === undefined ? 'fits' : 'broken'} ${received.status}`;
      statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
      if (explained) rules.set(explained, (rules.get(explained) ?? 0) + 1);
      if (problem)
        problems.push(
          `${operation.id} (${request.broken ?? 'fits the schema'}): ${problem}\n${JSON.stringify(request)}`,
        );
      if (received.status < 300) remember(operation, request, received, known);
    }
    progress?.((round + 1) * operations.length);
  }
  return { statuses, rules, problems };
}

/** A parameter that delays the response until an event occurs. */
const WAITS = 'wait';

function drawsOf({ body, parameters: all }: Operation, { now, tokens }: Options) {
  const parameters = all.filter(({ name }) => name !== WAITS);
  return fc.record({
    caller: fc.nat(tokens.length - 1),
    generated: body ? valuesOf(body.schema, now) : fc.constant(undefined),
    parameters: fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema, now)])), {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    }),
    useExample: fc.boolean(),
    followed: fc.nat(),
    breaks: fc.boolean(),
    pick: fc.nat(),
  }) as fc.Arbitrary<Draw>;
}

/** Returns a valid request, or a request that is broken in one place; `undefined` if there is nothing to break. */
function requestOf(operation: Operation, draw: Draw, following: readonly Following[]): Request | undefined {
  const { body } = operation;
  const next = following[draw.followed % (following.length + 1)];
  const parameters = { ...draw.parameters, ...next?.parameters };
  const example = body?.examples[draw.pick % Math.max(body.examples.length, 1)];
  const base = draw.useExample && example ? example : draw.generated;
  const whole = body && { ...base, ...next?.body };
  const fitting = { parameters, body: whole };
  if (body && !fits(body.schema, whole)) return undefined;
  if (!draw.breaks) return fitting;
  const broken = [...brokenBodies(operation, whole), ...brokenParameters(operation.parameters, parameters)];
  const chosen = broken[draw.pick % broken.length];
  return chosen && { ...fitting, ...chosen };
}

function remember(
  operation: Operation,
  { parameters, body }: Request,
  { status, text }: Received,
  known: Map<string, Following[]>,
): void {
  const links = operation.answers[String(status)]?.links ?? [];
  if (links.length === 0) return;
  const answer = text === '' ? undefined : JSON.parse(text);
  for (const link of links) {
    const next = follow(link, { path: parameters, body }, answer);
    if (next) known.set(link.operationId, [next, ...(known.get(link.operationId) ?? [])].slice(0, REMEMBERED));
  }
}
