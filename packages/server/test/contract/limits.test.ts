import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ErrorKey, errors } from '../../src/generated/errors.ts';
import { operations } from '../../src/generated/operations.ts';
import { agencies } from '../support/agencies.ts';
import type { Answer } from '../support/api.ts';
import { expectError } from '../support/expect-error.ts';
import { startService, type TestService } from '../support/service.ts';

const limited = Object.values(operations);

let service: TestService;
let other: TestService;
let token: string;
beforeAll(async () => {
  service = await startService({ settings: { RATE_LIMIT_SCALE: '1' } });
  other = await startService({ settings: { RATE_LIMIT_SCALE: '1' }, database: service.database, clock: service.clock });
  token = await service.loginAs('horizon');
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

const rateLimitedKey = (keys: readonly ErrorKey[]) =>
  keys.find((key) => 'situation' in errors[key] && errors[key].situation === 'rateLimited')!;

describe.each(limited.map((operation) => [operation.id, operation] as const))('limit of %s', (_id, operation) => {
  const { requests, windowSeconds, per } = operation.limit;
  // Sends requests that are rejected because of their content, so that they affect only the counter. The body is a form
  // if the operation accepts one, because such bodies are read before the request is counted.
  const takesForm = operation.requestMediaTypes.some((type) => type === 'application/x-www-form-urlencoded');
  const path = `${operation.path.replaceAll(/\{\w+\}/g, 'unknown')}?unknown=1`;
  const body = per === 'credential' ? { key: 'ak_limits', token: 'limits' } : {};
  const ask = (at: TestService = service) =>
    at.api(operation.method.toUpperCase(), path, {
      token: operation.secured ? token : undefined,
      ...(operation.method === 'post' && { body: takesForm ? 'unknown=1' : body }),
      headers: takesForm ? { 'Content-Type': 'application/x-www-form-urlencoded' } : undefined,
    });

  test(`429: ${requests} requests in ${windowSeconds} seconds are accepted, and the next one is refused`, async () => {
    // Resets the limit on rejected requests per IP address, which all operations share.
    service.clock.advance(60);
    const answers: Answer[] = [];
    // On PostgreSQL, the instances share their counters, so every second request is sent to the second instance.
    const turns = service.database.kind === 'postgres' ? [service, other] : [service];
    for (let number = 0; number < requests; number++) answers.push(await ask(turns[number % turns.length]));
    expect(answers.map(({ status }) => status)).not.toContain(429);
    expect(answers.map(({ headers }) => Number(headers.get('ratelimit-remaining')))).toEqual(
      Array.from({ length: requests }, (_, number) => requests - 1 - number),
    );

    const refused = await ask();
    expectError(refused, rateLimitedKey(operation.errors));
    expect(refused.headers.get('ratelimit-limit')).toBe(String(requests));
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    for (const name of ['retry-after', 'ratelimit-reset']) {
      expect(Number(refused.headers.get(name))).toBeGreaterThan(0);
      expect(Number(refused.headers.get(name))).toBeLessThanOrEqual(windowSeconds);
    }
  });
});

test('an exhausted limit of one user does not affect a different user', async () => {
  const meridian = await service.loginAs('meridian');
  const answer = await service.api('GET', '/helper-data/car-classes', { token: meridian });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('ratelimit-remaining')).toBe('99');
});

test('an exhausted limit of one key does not affect a different key', async () => {
  const answer = await service.api('POST', '/auth/login', { body: agencies.lodos });
  expect(answer.status).toBe(200);
});
