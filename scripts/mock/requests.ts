import fc from 'fast-check';
import { brokenBodies, brokenParameters } from '../fuzz/broken.ts';
import type { Json, Operation } from '../fuzz/contract.ts';
import type { Request } from '../fuzz/send.ts';
import { valuesOf } from '../fuzz/values.ts';
import type { SampleRequest } from '../samples/requests.ts';

const SEED = 20270301;

/** Returns the request from the examples and further requests that the schemas allow. */
export function goodRequests(operation: Operation, sample: SampleRequest, count: number, now: Date): Request[] {
  const { body, parameters } = operation;
  const drawn = fc.sample(
    fc.record({
      body: body ? valuesOf(body.schema, now) : fc.constant(undefined),
      parameters: fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema, now)])), {
        requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
      }) as fc.Arbitrary<Record<string, Json>>,
    }),
    { numRuns: count - 1, seed: SEED },
  );
  return [requestOf(sample), ...drawn];
}

/** Returns an evenly distributed selection of requests that break the example in one place. */
export function badRequests(operation: Operation, sample: SampleRequest, count: number): Request[] {
  const good = requestOf(sample);
  const all = [
    ...brokenBodies(operation, good.body).map((bad) => ({ ...good, ...bad })),
    ...brokenParameters(operation.parameters, good.parameters).map((bad) => ({ ...good, ...bad })),
  ];
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)]!);
}

function requestOf({ parameters, body }: SampleRequest): Request {
  return { parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, value])), body: body?.value };
}
