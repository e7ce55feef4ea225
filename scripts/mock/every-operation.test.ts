/** The same suite runs against the mock and the service. */
import { type AgencyClient, createAgencyClient, type Result } from '@agency-booking/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { agencies } from '../../packages/server/test/support/agencies.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import type { ContractDocument } from '../generate/document.ts';
import { createLive } from '../samples/live.ts';
import { requestsOf, type SampleRequest } from '../samples/requests.ts';
import { storyOf } from '../samples/story.ts';
import { answersOf } from './contract.ts';
import { startMock } from './mock.ts';
import { rawRequest } from './raw-request.ts';

type Side = { readonly api: string; stop(): Promise<void> };

const document = contract as unknown as ContractDocument;
const requests = new Map(requestsOf(document).map((request) => [request.operationId, request]));

/**
 * The client calls these operations automatically. The customer's browser calls all other operations that need no
 * token.
 */
const LOGIN = ['login', 'refresh'];
const story = storyOf(requests.keys());
const called = story.filter((id) => requests.get(id)!.isSecured);
const opened = story.filter((id) => !requests.get(id)!.isSecured && !LOGIN.includes(id));

describe.each([
  ['the mock', () => startMock({ port: 0 })],
  ['the service', startWholeService],
])('every operation on %s', (_, start) => {
  const live = createLive();
  const seen = new Set<string>();
  let side: Side;
  let agency: AgencyClient;
  let losesToken = false;

  beforeAll(async () => {
    side = await start();
    agency = createAgencyClient({ baseUrl: side.api, ...agencies.horizon, fetch: watched });
  });
  afterAll(() => side?.stop());

  async function watched(request: Request): Promise<Response> {
    seen.add(operationOf(request));
    if (losesToken) {
      losesToken = false;
      request.headers.delete('Authorization');
    }
    return fetch(request);
  }

  test.each(called)('the client can call %s', async (id) => {
    const { parameters, body } = JSON.parse(live.replaceIn(JSON.stringify(requests.get(id)))) as SampleRequest;
    const values = (place: string) =>
      Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name, value }) => [name, value]));
    const input = { path: values('path'), query: values('query'), headers: values('header'), body: body?.value };
    const call = agency[id as keyof AgencyClient] as (input: object) => Promise<Result<unknown>>;
    const result = await call(input);
    expect(result).toMatchObject({ ok: true, requestId: expect.any(String) });
    live.learn(goodExampleOf(id), (result as { data?: unknown }).data);
  });

  test.each(opened)('a browser can call %s', async (id) => {
    const answer = await watched(rawRequest(side.api, requests.get(id)!));
    expect([200, 303]).toContain(answer.status);
  });

  test('the client refreshes a token that is no longer valid', async () => {
    losesToken = true;
    expect(await agency.listFuelTypes()).toMatchObject({ ok: true });
  });

  test('the requests call every operation', () => {
    expect([...seen].sort()).toEqual([...requests.keys()].sort());
  });
});

async function startWholeService(): Promise<Side> {
  const { service, stop } = await startStaging();
  return { api: `${service.url}/api/v1`, stop };
}

function goodExampleOf(id: string): unknown {
  return answersOf(document, id).find(({ status }) => status < 300)?.examples[0]?.value;
}

function operationOf({ method, url }: Request): string {
  const path = new URL(url).pathname.replace('/api/v1', '');
  const found = [...requests.values()].find(
    (request) =>
      request.method === method && new RegExp(`^${request.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return found?.operationId ?? `${method} ${path}`;
}
