import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';

const CHAPTER = new URL('../../../openapi/guides/events.md', import.meta.url);
const RECEIVER = new URL('./.receiver.mjs', import.meta.url);
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let port: string;
let receiver: ReturnType<typeof spawn>;
let printed = '';
beforeAll(async () => {
  const code = /```js\n([\s\S]*?)```/.exec(await readFile(CHAPTER, 'utf8'))![1]!;
  await writeFile(RECEIVER, code.replace('@agency-booking/client/webhooks', '../src/webhooks.ts'));
  port = await freePort();
  const env = { ...process.env, WEBHOOK_SECRET: SECRET, PORT: port };
  receiver = spawn(process.execPath, [RECEIVER.pathname], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  receiver.stdout!.on('data', (chunk) => {
    printed += chunk;
  });
  // Retries until the server starts to listen.
  while ((await post('{}', 'none').catch(() => undefined)) === undefined);
});
afterAll(async () => {
  receiver.kill();
  await rm(RECEIVER, { force: true });
});

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return String(free);
}

const body = JSON.stringify({ id: 'evt_1', type: 'carOrder.reserved', data: { orderId: 'CAR-1' } });
const ping = JSON.stringify({
  id: 'evt_2',
  type: 'webhookEndpoint.pinged',
  data: { webhookEndpointId: 'whe_1', status: 'pinged' },
});

async function post(text: string, secret: string): Promise<number> {
  const at = new Date();
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secret === 'none' ? 'v1,none' : new Webhook(secret).sign('evt_1', at, text),
  };
  return (await fetch(`http://localhost:${port}/`, { method: 'POST', headers, body: text })).status;
}

test('the example server of the guide processes an event once and refuses a wrong signature', async () => {
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  const taken = [await post(body, SECRET), await post(body, SECRET), await post(ping, SECRET)];
  expect([...taken, await post(body, other)]).toEqual([204, 204, 204, 400]);
  expect(printed).toBe(
    "carOrder.reserved { orderId: 'CAR-1' }\nwebhookEndpoint.pinged { webhookEndpointId: 'whe_1', status: 'pinged' }\n",
  );
});
