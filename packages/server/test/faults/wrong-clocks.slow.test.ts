import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
// biome-ignore lint/style/noRestrictedImports: the proxy simulates a slow network.
import { setTimeout as wait } from 'node:timers/promises';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { checkInvariants } from '../support/invariants.ts';
import { externalRecordOf, type FoundCar, findCarAt, loginAt, orderAt, payAt } from '../support/live-booking.ts';
import { openPostgresTestDatabase } from '../support/postgres-database.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** A delay that covers several rounds of every worker but is within the processor's deadline. */
const ON_THE_WAY_MS = 3_000;

/** Starts a slow proxy to the processor, so that a charge is still in transit when another process looks for it. */
async function startSlowWay(to: string): Promise<{ url: string; server: Server; asked: readonly string[] }> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url?.endsWith('/charges')) await wait(ON_THE_WAY_MS);
    const { 'content-type': type = 'application/json', authorization = '' } = request.headers;
    const answer = await fetch(`${to}${request.url}`, {
      method: request.method,
      headers: { 'content-type': type, authorization },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, asked };
}

let database: Database;
let sandbox: Sandbox;
let slowWay: Awaited<ReturnType<typeof startSlowWay>>;
let processes: ServerProcess[];
let token: string;
let car: FoundCar;

beforeAll(async () => {
  database = await openPostgresTestDatabase(process.env.TEST_DATABASE_URL!);
  sandbox = await startSandbox({ port: 0 });
  slowWay = await startSlowWay(sandbox.url);
  const environment = {
    APP_ENV: 'staging',
    DATABASE_URL: String(database.pool.options.connectionString),
    ...externalSystemsAt(sandbox.url),
    PROCESSOR_BASE_URL: slowWay.url,
  };
  const startAt = (CLOCK_AHEAD_SECONDS: string) => startServerProcess({ ...environment, CLOCK_AHEAD_SECONDS });
  processes = await Promise.all([startAt('60'), startAt('-60')]);
  token = await loginAt(processes[0]!.url, 'horizon');
  car = await findCarAt(processes[0]!.url, token);
});

afterAll(async () => {
  await Promise.all(processes.map(({ kill }) => kill()));
  slowWay.server.close();
  await sandbox.close();
  await database.close();
});

test("processes with clocks a minute fast and slow void no payment and do not take over each other's work", async () => {
  const count = 20;
  const orders = await Promise.all(Array.from({ length: count }, () => orderAt(processes[0]!.url, token, car)));
  const answers = await Promise.all(orders.map(({ body }, index) => payAt(processes[index % 2]!.url, token, body.id)));
  expect(answers.map(({ status, body }) => `${status} ${body.status}`)).toEqual(Array(count).fill('200 success'));

  const asked = slowWay.asked.filter((request) => !request.startsWith('GET /processor/bins/'));
  expect(asked).toEqual(Array(count).fill('POST /processor/charges'));
  await checkInvariants(database, new Date(), externalRecordOf(sandbox));
});
