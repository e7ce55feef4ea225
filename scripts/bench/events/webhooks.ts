import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAgencyClient, type Result, type WebhookEndpoint } from '@agency-booking/client';
import type pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { type AgencyName, agencies } from '../../../packages/server/test/support/agencies.ts';

const SLOW_MS = 1_500;

/** Behaviour of the webhook server for each path, and the event types that each path subscribes to. */
const HOOKS = {
  flaky: { sends: (type: string) => type.endsWith('Order.reserved'), answer: flaky },
  slow: {
    sends: (type: string) => type === 'transferOrder.canceled',
    answer: async (response: ServerResponse) => {
      await wait(SLOW_MS);
      return takenNow(response);
    },
  },
  redirecting: { sends: (type: string) => type === 'carOrder.failed', answer: redirected },
  gone: { sends: () => true, answer: gone },
} as const;
type Name = keyof typeof HOOKS;
const NAMES = Object.keys(HOOKS) as Name[];

type Options = { readonly url: string; readonly agency: AgencyName; readonly pool: pg.Pool };

/** Starts a server that mishandles events in four ways. Retries become due immediately to shorten the test. */
export async function openHooks({ url, agency, pool }: Options) {
  const client = createAgencyClient({ ...agencies[agency], baseUrl: `${url}/api/v1`, retries: 5 });
  const secrets = new Map<string, string>();
  const problems: string[] = [];
  const came: Record<string, number> = {};
  const taken: Record<string, Set<string>> = {};
  let isHealthy = false;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const name = request.url!.slice(1) as Name;
    came[name] = (came[name] ?? 0) + 1;
    if (!(name in HOOKS)) return void problems.push(`${request.url} was called: a redirect was followed`);
    const body = Buffer.concat(chunks).toString();
    const event = verified(body, request.headers as Record<string, string>, secrets.get(name)!);
    if (!event) problems.push(`${name}: a message is not signed`);
    const isTaken = isHealthy && name === 'flaky' ? takenNow(response) : await HOOKS[name].answer(response);
    if (event && isTaken) {
      taken[name] ??= new Set();
      taken[name].add(event.id);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const endpoints = new Map<Name, WebhookEndpoint>();
  for (const name of NAMES) {
    const types = await typesOf(name);
    const made = given(
      await client.createWebhookEndpoint({ body: { url: `http://localhost:${port}/${name}`, types: types as never } }),
    );
    secrets.set(name, made.secret);
    endpoints.set(name, made.endpoint);
  }
  // The ping is the only message to this endpoint, because no vendor refuses an order in this run.
  given(await client.pingWebhookEndpoint({ path: { endpointId: endpoints.get('redirecting')!.id } }));
  const hurry = setInterval(() => {
    pool
      .query(`update webhook_delivery set due_at = now() where due_at > now() and leased_until is null`)
      .catch(() => {});
  }, 2_000);

  /** Returns an empty list to subscribe to all event types. */
  async function typesOf(name: Name): Promise<readonly string[]> {
    if (name === 'gone') return [];
    const { default: contract } = await import('../../../packages/server/src/generated/openapi.json', {
      with: { type: 'json' },
    });
    const all: readonly string[] = contract.components.schemas.AskedEventType.enum;
    return all.filter(HOOKS[name].sends);
  }

  async function expected(name: Name): Promise<{ id: string; position: number }[]> {
    const { rows } = await pool.query<{ id: string; position: string }>(
      `select 'evt_' || replace(name::text, '-', '') as id, position from event
       where agency_id = (select agency_id from webhook_endpoint where id = $1) and type = any($2)`,
      [endpoints.get(name)!.id, await typesOf(name)],
    );
    return rows.map(({ id, position }) => ({ id, position: Number(position) }));
  }
  const missing = async (name: Name) => (await expected(name)).filter(({ id }) => !taken[name]?.has(id));

  async function pending(): Promise<number> {
    const { rows } = await pool.query<{ count: string }>(
      `select count(*) from webhook_delivery where status = 'pending' and endpoint_id <> $1`,
      [endpoints.get('gone')!.id],
    );
    return Number(rows[0]!.count);
  }

  return {
    count: () => Object.values(came).reduce((sum, count) => sum + count, 0),
    /** Waits until no delivery is pending, then makes the server healthy and redelivers the abandoned events. */
    async finish(withinMs: number) {
      const giveUpAt = performance.now() + withinMs * 5;
      await waitFor(async () => (await pending()) === 0 && (await missing('slow')).length === 0, giveUpAt);
      const givenUp = await missing('flaky');
      isHealthy = true;
      for (const { position } of givenUp) {
        const path = { endpointId: endpoints.get('flaky')!.id };
        given(await client.redeliverEvents({ path, body: { from: position, to: position } }));
      }
      await waitFor(async () => (await missing('flaky')).length === 0, giveUpAt);
      for (const name of ['flaky', 'slow'] as const)
        for (const { position } of await missing(name)) problems.push(`${name}: event ${position} has not arrived`);
      const { results } = given(await client.listWebhookEndpoints());
      const statusOf = (name: Name) => results.find(({ id }) => id === endpoints.get(name)!.id);
      if (statusOf('gone')?.disabledReason !== 'gone') problems.push('410 has not switched its endpoint off');
      if (taken.redirecting) problems.push('a redirect counts as taken');
      return {
        problems,
        figures: [
          ['webhooks to a server that fails half the time, events', (await expected('flaky')).length],
          ['  messages that came, each signed', came.flaky ?? 0],
          ['  given up after ten tries, then redelivered', givenUp.length],
          ['webhooks to a slow server, events', (await expected('slow')).length],
          ['  messages that came', came.slow ?? 0],
          ['messages to a server that redirects', came.redirecting ?? 0],
          ['messages to one that answers 410, then none', came.gone ?? 0],
        ] as const,
      };
    },
    async close(): Promise<void> {
      clearInterval(hurry);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function verified(body: string, headers: Record<string, string>, secret: string): { id: string } | undefined {
  try {
    return new Webhook(secret).verify(body, headers) as { id: string };
  } catch {
    return undefined;
  }
}

/** Fails half of the requests and returns true for the others. */
function flaky(response: ServerResponse): boolean {
  const chance = Math.random();
  if (chance < 0.5) return takenNow(response);
  if (chance < 0.75) response.writeHead(500).end();
  else response.destroy();
  return false;
}

function takenNow(response: ServerResponse): boolean {
  response.writeHead(204).end();
  return true;
}

function redirected(response: ServerResponse): boolean {
  response.writeHead(302, { Location: '/elsewhere' }).end();
  return false;
}

function gone(response: ServerResponse): boolean {
  response.writeHead(410).end();
  return false;
}

async function waitFor(isSo: () => Promise<boolean>, giveUpAt: number): Promise<void> {
  while (!(await isSo()) && performance.now() < giveUpAt) await wait(1_000);
}

function given<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data;
  throw new Error(`${result.error.key}: ${result.error.description}`);
}
