import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { type Operation, readOperations } from '../fuzz/contract.ts';
import { send } from '../fuzz/send.ts';
import type { ContractDocument } from '../generate/document.ts';
import { requestsOf } from '../samples/requests.ts';
import { BAD_REQUESTS, type BadRequest } from './bad-requests.ts';
import { startMock } from './mock.ts';
import { badRequests, goodRequests } from './requests.ts';

const document = contract as unknown as ContractDocument;
const operations = readOperations(document);
const samples = new Map(requestsOf(document).map((sample) => [sample.operationId, sample]));

const BAD_EACH = 5;
const GOOD_EACH = 4;
/**
 * HTTP and CORS headers. The second pattern matches request IDs and also rate-limit headers, because tests scale the
 * limits.
 */
const OWN = /^(date|connection|keep-alive|access-control-.*)$/;
const OF_THE_REQUEST = /^(x-request-id|ratelimit-.*)$/;

const mock = await startMock({ port: 0 });
const { service, clock, tokenOf, stop } = await startStaging({ RATE_LIMIT_SCALE: '10000' });
const sides = [mock.api, `${service.url}/api/v1`] as const;
let token = '';
beforeAll(async () => {
  token = await tokenOf('horizon');
});
afterAll(async () => {
  await mock.stop();
  await stop();
});

test('the mock and the service refuse invalid requests with the same status, headers and body', async () => {
  const wrong: string[] = [];
  let asked = 0;
  const compare = async (what: string, ask: (api: string) => Promise<Answer>) => {
    const [mocked, served] = await Promise.all(sides.map(ask));
    asked += 1;
    if (served!.status < 400 && served!.status !== 204) wrong.push(`${what}: the service answers ${served!.status}`);
    if (!isDeepStrictEqual(mocked, served)) {
      wrong.push(`${what}\n  mock    ${shortly(mocked)}\n  service ${shortly(served)}`);
    }
  };
  for (const operation of operations) {
    for (const bad of badRequests(operation, samples.get(operation.id)!, BAD_EACH)) {
      const what = `${operation.id}: ${bad.broken}`;
      await compare(what, async (api) => answerIn(await send(operation, bad, api, token)));
    }
  }
  for (const bad of BAD_REQUESTS) await compare(bad.what, (api) => ask(api, bad));

  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThanOrEqual(200);
});

test('the mock and the service answer valid requests as the contract defines', async () => {
  const accepts = createJudge();
  const wrong: string[] = [];
  let answered = 0;
  for (const operation of operations) {
    for (const good of goodRequests(operation, samples.get(operation.id)!, GOOD_EACH, clock.now())) {
      const [mocked, served] = await Promise.all(
        sides.map(async (api) => answerIn(await send(operation, good, api, token))),
      );
      // Some formats, such as country codes, are stricter than their pattern.
      if (mocked!.status < 400) answered += 1;
      else if (!isDeepStrictEqual(mocked, served))
        wrong.push(`${operation.id}: refused by the mock only: ${JSON.stringify(good)}`);
      for (const { status, body } of [mocked!, served!]) {
        const problem = accepts(operation, status, body);
        if (problem) wrong.push(`${operation.id} ${status}: ${problem}`);
      }
    }
  }
  service.takeErrors();
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThanOrEqual(100);
});

type Answer = { readonly status: number; readonly headers: object; readonly body: unknown };

function answerIn({ status, headers, text }: { status: number; headers: Headers; text: string }): Answer {
  const shown = [...headers].filter(([name]) => !OWN.test(name)).sort();
  const alike = shown.map(([name, value]) => [name, OF_THE_REQUEST.test(name) ? '(some)' : value]);
  const isJson = headers.get('Content-Type')?.startsWith('application/json');
  return { status, headers: Object.fromEntries(alike), body: isJson ? JSON.parse(text) : text };
}

const shortly = (answer: unknown) => JSON.stringify(answer).slice(0, 800);

async function ask(api: string, { method = 'GET', path, headers, body }: BadRequest): Promise<Answer> {
  const sent = { Authorization: `Bearer ${token}`, ...headers };
  const answer = await fetch(api + path, { method, body, headers: sent, redirect: 'manual' });
  return answerIn({ status: answer.status, headers: answer.headers, text: await answer.text() });
}

/**
 * Validates with plain Ajv against the contract that the client's types are based on. Neither the service nor the mock
 * uses plain Ajv.
 */
function createJudge() {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(contract, 'contract');
  const known = new Map<string, ValidateFunction>();
  return ({ path, method }: Operation, status: number, body: unknown): string | undefined => {
    const { responses } = document.paths[path]![method.toLowerCase() as 'get']!;
    const steps = ['paths', path, method.toLowerCase(), 'responses', responses![status] ? String(status) : 'default'];
    const pointer = (at: readonly string[]) =>
      at.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const answer = responses![steps.at(-1)!]!;
    const found = '$ref' in answer ? answer.$ref.slice(2).split('/') : steps;
    const mediaType = typeof body === 'string' ? 'text/html' : 'application/json';
    if (body === '') return undefined;
    const $ref = `contract#/${pointer([...found, 'content', mediaType, 'schema'])}`;
    const check = known.get($ref) ?? ajv.compile({ $ref });
    known.set($ref, check);
    return check(body) ? undefined : ajv.errorsText(check.errors);
  };
}
