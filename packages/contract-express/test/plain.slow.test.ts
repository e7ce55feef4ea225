import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import * as plain from 'express-openapi-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '../../server/src/generated/errors.ts';
import contract from '../../server/src/generated/openapi.json' with { type: 'json' };
import { operations } from '../../server/src/generated/operations.ts';
import { ajvFormats } from '../src/formats.ts';
import { createContractApp, type Listening } from '../src/index.ts';
import { type SeededRequest, seededRequests } from './seeded-requests.ts';

/** The number of requests for each operation, about 20,000 in total. */
const REQUESTS_OF_ONE = Math.ceil(20_000 / Object.keys(operations).length);
const AT_ONCE = 8;
const SEED = Number(process.env.FC_SEED ?? 20_260_101);

/**
 * This framework rejects only one kind of request that the plain middleware accepts: numbers that are valid only when
 * coerced, such as `1e3`, `+90` and a space.
 */
function isCoerced({ url }: SeededRequest): boolean {
  const values = [...new URLSearchParams(url.split('?')[1]).values()];
  return values.some((value) => !Number.isNaN(Number(value)) && !/^-?\d+(\.\d+)?$/.test(value));
}

type Declared = { readonly operationId: string; readonly requestBody?: { readonly required?: boolean } };

/** Operations with an optional body. */
const optionalBodies = new Set(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path) as Declared[])
    .flatMap(({ operationId, requestBody }) => (requestBody && !requestBody.required ? [operationId] : [])),
);

/**
 * The plain middleware rejects only one kind of request that this framework accepts: an empty object where the body is
 * optional. Some clients send an empty object instead of no body.
 */
const isNoBody = ({ operation, body = '' }: SeededRequest): boolean =>
  optionalBodies.has(operation) && /^\s*(\{\s*\}\s*)?$/.test(body);

let ours: Listening;
let theirs: { readonly url: string; readonly close: () => void };
const atRoot = { ...contract, servers: [{ url: '/' }] };

beforeAll(async () => {
  [ours, theirs] = await Promise.all([serveOurs(), servePlain()]);
}, 120_000);
afterAll(async () => {
  theirs.close();
  await ours.close();
});

test('20,000 valid and invalid requests are accepted and refused exactly as by express-openapi-validator', {
  timeout: 900_000,
}, async () => {
  const requests = [...seededRequests(atRoot, Object.values(operations), { seed: SEED, ofEach: REQUESTS_OF_ONE })];
  const seen = { taken: 0, refused: 0, stricter: 0, laxer: 0 };
  const different: unknown[] = [];
  async function work(): Promise<void> {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const id = `request-${requests.length}`;
      const [mine, plainly] = await Promise.all([send(ours.url, id, request), send(theirs.url, id, request)]);
      const isTaken = taken.ours.has(id);
      if (isTaken === taken.theirs.has(id)) seen[isTaken ? 'taken' : 'refused'] += 1;
      else if (!isTaken && isCoerced(request)) seen.stricter += 1;
      else if (isTaken && isNoBody(request)) seen.laxer += 1;
      else different.push({ ...request, ours: mine, plainly });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${JSON.stringify(seen)} of the seed ${SEED}`);
  expect(different.slice(0, 5)).toEqual([]);
  expect(seen.taken).toBeGreaterThan(2_000);
  expect(seen.refused).toBeGreaterThan(10_000);
});

/** The IDs of requests that reached a handler. */
const taken = { ours: new Set<string>(), theirs: new Set<string>() };

async function send(url: string, id: string, { method, url: path, headers, body }: SeededRequest): Promise<string> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, 'x-request-id': id },
    body: body ?? null,
    redirect: 'manual',
  });
  return `${response.status} ${(await response.text()).slice(0, 300)}`;
}

async function serveOurs(): Promise<Listening> {
  const handler = ({ requestId }: { requestId: string }, answer: (status: number) => never) => {
    taken.ours.add(requestId);
    return answer(204);
  };
  const app = await createContractApp<object>({
    contract: atRoot,
    operations,
    errors,
    handlers: Object.fromEntries(Object.keys(operations).map((id) => [id, handler])),
    authenticate: () => ({}),
    limitIdentity: () => 'nobody',
    offContract: 'fail',
  });
  return app.listen(0);
}

async function servePlain() {
  const app = express();
  app.use(express.json({ strict: false }), express.urlencoded({ extended: false }));
  app.use(
    plain.middleware({
      apiSpec: atRoot as never,
      validateSecurity: false,
      validateResponses: false,
      formats: ajvFormats({}) as never,
    }),
  );
  app.use((request, response) => {
    taken.theirs.add(String(request.headers['x-request-id']));
    response.status(204).end();
  });
  app.use(
    ((error, _request, response, _next) =>
      void response.status(error.status ?? 500).send(error.message)) as ErrorRequestHandler,
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
