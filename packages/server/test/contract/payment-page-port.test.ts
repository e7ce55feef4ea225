import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../src/main.ts';
import { freePort } from '../support/agency-site.ts';
import { call } from '../support/api.ts';
import { makeDataFolder } from '../support/embedded-database.ts';
import { json, startObedientServer } from '../support/party-server.ts';
import { PAYMENT_PAGE } from '../support/staging.ts';

let folder: string;
let processor: Awaited<ReturnType<typeof startObedientServer>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-port-'));
  for (const name of ['data', 'other']) await makeDataFolder(join(folder, name));
  processor = await startObedientServer();
  processor.willReply(json({ cardTokens: true }));
});
afterAll(async () => {
  await processor.close();
  await rm(folder, { recursive: true });
});

const start = (more: Record<string, string>) =>
  startServer({
    ...{ DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'silent', PROCESSOR_BASE_URL: processor.url },
    ...PAYMENT_PAGE,
    ...more,
  });
const read = (url: string) =>
  call<{ key: string }>(`${url}/payment-page/v1/sessions/read`, 'POST', {
    token: PAYMENT_PAGE.PAYMENT_PAGE_KEY,
    body: { secret: 'A'.repeat(22) },
  });

test('with a separate port, only that port serves the calls of the payment page', async () => {
  const server = await start({ PAYMENT_PAGE_PORT: '0' });
  const [separate, api] = [await read(server.paymentPageUrl!), await read(server.url)];
  const others = await call(`${server.paymentPageUrl}/api/v1/payment/limits`, 'GET', {});
  await server.close();
  expect([separate.status, separate.body.key]).toEqual([404, 'session.notFound']);
  expect([api.status, api.body.key]).toEqual([404, 'path.notFound']);
  expect(others.status).toBe(404);
  await expect(read(server.paymentPageUrl!)).rejects.toThrow('fetch failed');
});

test('without a separate port, the port of the API serves them', async () => {
  const server = await start({});
  const { status, body } = await read(server.url);
  await server.close();
  expect([server.paymentPageUrl, status, body.key]).toEqual([undefined, 404, 'session.notFound']);
});

test('a separate port that is taken is reported by its name, and nothing keeps running', async () => {
  const port = String(await freePort());
  const first = await start({ PAYMENT_PAGE_PORT: port });
  const second = start({ PAYMENT_PAGE_PORT: port, DATA_DIR: join(folder, 'other') });
  await expect(second).rejects.toThrow(`PAYMENT_PAGE_PORT: port ${port} is already in use.`);
  await first.close();
});
