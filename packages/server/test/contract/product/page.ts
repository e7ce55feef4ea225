import { describe, expect, test } from 'vitest';
import { errors } from '../../../src/generated/errors.ts';
import { operations } from '../../../src/generated/operations.ts';
import { type Fact, type Fields, integer, list, object, text } from './facts.ts';
import {
  answerOf,
  bodyOf,
  bundled,
  differences,
  needsToken,
  operationOf,
  parameterOf,
  requiredParametersOf,
} from './product.ts';

export type OperationFacts = {
  readonly token: 'required' | 'none';
  /** Path, query and header parameters by their exact names. */
  readonly path?: Fields;
  readonly query?: Fields;
  readonly headers?: Fields;
  /** Fields of the body, keyed by discriminator value if there are several variants. */
  readonly body?: Fields;
  readonly bodies?: Readonly<Record<string, Fields>>;
  readonly form?: Fields;
  readonly success: 200 | 201 | 204;
  readonly answer?: Fact;
  /** Elements of the list in the response, keyed by discriminator value. */
  readonly elements?: Readonly<Record<string, Fact>>;
  readonly failures: readonly number[];
  /** Numeric error codes that the product distinguishes, each with the corresponding key from our catalogue. */
  readonly codes?: readonly (readonly [code: number, key: string])[];
  /** Maximum number of requests per minute, and whether they are counted per user or per order. */
  readonly limit?: readonly [requests: number, per: 'user' | 'order'];
};

/** Adds the tests for one operation. Each fact is checked against the contract and the service's operation table. */
export function operation(name: string, facts: OperationFacts): void {
  describe(name, () => {
    test(`${name} needs ${facts.token === 'required' ? 'an access token' : 'no access token'}`, () => {
      expect(needsToken(name)).toBe(facts.token === 'required');
      expect(runs(name).secured).toBe(facts.token === 'required');
    });
    testParameters(name, facts);
    testBodies(name, facts);
    testAnswers(name, facts);
    testFailures(name, facts);
    if (facts.limit) testLimit(name, facts.limit);
  });
}

function runs(name: string) {
  const { operationId } = operationOf(name);
  return operations[operationId as keyof typeof operations];
}

function testParameters(name: string, { path = {}, query = {}, headers = {} }: OperationFacts): void {
  const named = { path, query, header: headers };
  for (const [where, fields] of Object.entries(named)) {
    for (const [parameter, fact] of Object.entries(fields)) {
      test(`${name} has the ${where} parameter ${parameter}`, () => {
        const found = parameterOf(name, where, parameter);
        expect(found, 'in the contract').toBeDefined();
        expect(found.required ?? false, 'required').toBe(!fact.isOptional);
        expect(differences(fact, found.schema, { path: parameter, isRequest: true })).toEqual([]);
      });
    }
  }
  test(`${name} requires no other parameter`, () => {
    const known = Object.keys({ ...path, ...query, ...headers });
    expect(requiredParametersOf(name).filter((parameter) => !known.includes(parameter))).toEqual([]);
  });
}

type Body = readonly [what: string, mediaType: string, fields: Fields, variant?: string];

/** Operations to which the service adds an optional body. */
const OPTIONAL_BODIES = new Set(['POST /transfer/orders/{orderId}/cancel']);

function testBodies(name: string, { body, bodies = {}, form }: OperationFacts): void {
  const variants = Object.entries(bodies);
  const all: readonly Body[] = [
    ...(body ? [['its body', 'application/json', body] as const] : []),
    ...(form ? [['its form', 'application/x-www-form-urlencoded', form] as const] : []),
    ...variants.map(([variant, fields]) => [`its body with ${variant}`, 'application/json', fields, variant] as const),
  ];
  if (OPTIONAL_BODIES.has(name))
    test(`${name} requires no body`, () => expect(operationOf(name).requestBody?.required).toBe(false));
  else if (all.length === 0)
    test(`${name} accepts no body`, () => expect(operationOf(name).requestBody).toBeUndefined());
  for (const [what, mediaType, fields, variant] of all) {
    test(`${name} accepts requests with ${what}`, () => {
      expect(differences(object(fields), bodyOf(name, mediaType, variant), { isRequest: true })).toEqual([]);
    });
  }
}

function testAnswers(name: string, { success, answer, elements }: OperationFacts): void {
  test(`${name} answers with the status ${success}`, () => {
    const found = answerOf(name, success);
    expect(found).toBeDefined();
    const statuses = Object.keys(operationOf(name).responses).filter((status) => status.startsWith('2'));
    expect(statuses).toEqual([String(success)]);
    if (answer) expect(differences(answer, found.content['application/json'].schema)).toEqual([]);
    if (success === 204) expect(found.content).toBeUndefined();
  });
  for (const [variant, fact] of Object.entries(elements ?? {})) {
    test(`${name} answers with a list that can contain ${variant}`, () => {
      const { schema } = answerOf(name, success).content['application/json'];
      expect(differences(list(fact), schema, { variant })).toEqual([]);
    });
  }
}

function testFailures(name: string, { failures, codes = [] }: OperationFacts): void {
  test(`${name} fails with the statuses ${failures.join(', ')}`, () => {
    const { responses } = operationOf(name);
    expect(failures.filter((status) => !(status in responses))).toEqual([]);
    const error = object({ code: integer, description: text });
    for (const status of failures) {
      expect(differences(error, answerOf(name, status).content['application/json'].schema)).toEqual([]);
    }
  });
  for (const [code, key] of codes) {
    test(`${name} fails with the code ${code}, ${key}`, () => {
      expect(operationOf(name)['x-errors']).toContain(key);
      expect(runs(name).errors).toContain(key);
      expect(bundled['x-error-catalogue'][key].code).toBe(code);
      expect(errors[key as keyof typeof errors].code).toBe(code);
    });
  }
}

function testLimit(name: string, [requests, per]: NonNullable<OperationFacts['limit']>): void {
  test(`${name} may be called ${requests} times a minute per ${per}`, () => {
    const limit = { requests, windowSeconds: 60, per };
    expect(operationOf(name)['x-rate-limit']).toEqual(limit);
    expect(runs(name).limit).toEqual(limit);
    expect(operationOf(name).responses).toHaveProperty('429');
  });
}
