/**
 * Requests that a foreign tool would make of the contract: such as fit its schemas, and such as break them in one place, for
 * every operation, with ids that the links of earlier answers lead to. Whether they fit, and whether the answers do, is asked of a
 * validator that the service does not use.
 */
import fc from 'fast-check';
import { brokenBodies, brokenParameters } from './broken.ts';
import type { Json, Operation } from './contract.ts';
import { fits } from './fits.ts';
import { type Following, follow } from './follow.ts';
import { judge, type Received } from './judge.ts';
import { type Request, send } from './send.ts';
import { valuesOf } from './values.ts';

export type Options = {
  readonly operations: readonly Operation[];
  /** With the base path. */
  readonly url: string;
  /** Access tokens; each caller follows its own answers only. */
  readonly tokens: readonly string[];
  readonly now: Date;
  readonly requests: number;
  readonly seed: number;
  readonly progress?: (done: number) => void;
};

export type Report = {
  /** How often each operation answered which status to what fits its schema, and to what does not. */
  readonly statuses: ReadonlyMap<string, number>;
  /** How often each rule of the contract refused a request. */
  readonly rules: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
};

/** What is drawn for one request. */
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

export async function runForeign(options: Options): Promise<Report> {
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
      const told = `${operation.id} ${request.broken === undefined ? 'fits' : 'broken'} ${received.status}`;
      statuses.set(told, (statuses.get(told) ?? 0) + 1);
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

/** It holds an answer back until something happens. */
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

/** One request that fits, or one that is broken in one place; none when there is nothing to break. */
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
