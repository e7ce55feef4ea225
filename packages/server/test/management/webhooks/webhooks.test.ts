import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type {
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEndpointSecret,
} from '../../../src/generated/management/types.ts';
import { type Hooking, startHooking } from '../../operations/webhooks/hooking.ts';
import { expectPortalError, portalAs, type SignedIn } from '../../support/portal.ts';

let hooking: Hooking;
let owner: SignedIn;
beforeAll(async () => {
  hooking = await startHooking();
  owner = await portalAs(hooking.service, 'owner', { secondFactor: 'passed' });
});
afterAll(() => hooking.stop());
afterEach(() => hooking.removeAll());

const ENDPOINTS = '/agencies/1/webhook-endpoints';
const call = <Body>(method: string, path = '', body?: unknown) =>
  owner.call<Body>(method, `${ENDPOINTS}${path}`, body === undefined ? {} : { body });
const make = async (body: object = {}) =>
  (await call<WebhookEndpointSecret>('POST', '', { url: hooking.receiver.url, ...body })).body;
const list = async () => (await call<{ results: WebhookEndpoint[] }>('GET')).body.results;
const deliveries = async (id: string, query = '') =>
  (await call<WebhookDeliveryList>('GET', `/${id}/deliveries${query}`)).body;

type Audited = { readonly by: string; readonly action: string; readonly subject: string; readonly facts: object[] };
async function audit(howMany: number) {
  const { body } = await owner.call<{ results: Audited[] }>('GET', `/agencies/1/audit?limit=${howMany}`);
  return body.results.map(({ by, action, subject, facts }) => ({ by, action, subject, facts })).reverse();
}

test('createWebhookEndpoint 201, listWebhookEndpoints 200: returns the secret once and the same endpoints as the partner API', async () => {
  const { endpoint, secret } = await make({ description: 'The back office', types: ['carOrder.reserved'] });
  expect(secret).toMatch(/^whsec_/);
  expect(endpoint).toMatchObject({ status: 'enabled', types: ['carOrder.reserved'], description: 'The back office' });
  expect(await list()).toEqual([endpoint]);
  expect((await hooking.list()).body.results).toEqual([endpoint]);
});

test('createWebhookEndpoint 422 webhookEndpoint.addressRefused: an address that is not public HTTPS is refused', async () => {
  expectPortalError(await call('POST', '', { url: 'ftp://10.0.0.1/' }), 'request.invalid', {
    field: 'url',
    message: expect.any(String) as never,
  });
  expectPortalError(await call('POST', '', { url: 'http://shop.example/' }), 'webhookEndpoint.addressRefused', {
    field: 'url',
    message: expect.any(String) as never,
  });
});

test('createWebhookEndpoint 422 webhookEndpoint.tooMany: an eleventh endpoint is refused', async () => {
  for (let count = 0; count < 10; count += 1) await hooking.create();
  expectPortalError(await call('POST', '', { url: hooking.receiver.url }), 'webhookEndpoint.tooMany');
});

test('updateWebhookEndpoint 200: changes an endpoint and switches it off and on', async () => {
  const { id } = (await make()).endpoint;
  const off = await call<WebhookEndpoint>('PATCH', `/${id}`, { types: ['refund.completed'], status: 'disabled' });
  expect(off.body).toMatchObject({ types: ['refund.completed'], status: 'disabled', disabledReason: 'agency' });
  expectPortalError(await call('POST', `/${id}/ping`), 'webhookEndpoint.disabled');
  expect((await call('PATCH', `/${id}`, { status: 'enabled' })).body).toMatchObject({ status: 'enabled' });
});

test('pingWebhookEndpoint 204, listWebhookDeliveries 200: lists ping deliveries by status and type, page by page', async () => {
  const { id } = (await make()).endpoint;
  hooking.receiver.answer({ status: 503 });
  expect((await call('POST', `/${id}/ping`)).status).toBe(204);
  await hooking.sendLater(1);
  hooking.receiver.answer();
  await call('POST', `/${id}/ping`);
  await hooking.sendLater(1);
  const lastTry = { at: expect.any(String), latencyMilliseconds: expect.any(Number) };
  expect((await deliveries(id)).results).toMatchObject([
    { type: 'webhookEndpoint.pinged', status: 'delivered', tries: 1, lastTry: { ...lastTry, statusCode: 204 } },
    { status: 'pending', tries: 1, lastTry: { ...lastTry, statusCode: 503, problem: 'status' } },
  ]);
  expect((await deliveries(id, '?status=delivered&type=webhookEndpoint.pinged')).results).toHaveLength(1);
  expect((await deliveries(id, '?type=carOrder.reserved')).results).toEqual([]);
  const { results, nextCursor } = await deliveries(id, '?limit=1');
  expect((await deliveries(id, `?limit=1&cursor=${nextCursor}`)).results[0]!.position).toBeLessThan(
    results[0]!.position,
  );
  expectPortalError(
    await call('GET', `/${id}/deliveries?type=carOrder.reserved&cursor=${nextCursor}`),
    'request.invalid',
    { field: 'cursor', message: expect.any(String) as never },
  );
});

test('rotateWebhookSecret 200: the old secret remains valid for one day', async () => {
  const { endpoint, secret } = await make();
  const { body } = await call<WebhookEndpointSecret>('POST', `/${endpoint.id}/secret`);
  expect(body.secret).not.toBe(secret);
  expect(body.endpoint.previousSecretUntil).toBe(new Date(hooking.clock.now().getTime() + 86_400_000).toISOString());
});

test('redeliverEvents 200: sends delivered events again', async () => {
  const { id } = (await make()).endpoint;
  await call('POST', `/${id}/ping`);
  await hooking.sendLater(1);
  const [{ position } = { position: 0 }] = (await deliveries(id)).results;
  const range = { from: position, to: position };
  expect((await call('POST', `/${id}/redeliver`, range)).body).toEqual({ count: 1 });
  await hooking.sendLater(1);
  const [first, second] = hooking.receiver.take();
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  expectPortalError(await call('POST', `/${id}/redeliver`, { from: 2, to: 1 }), 'request.invalid', {
    field: 'to',
    message: 'must not be before from',
  });
});

test('deleteWebhookEndpoint 204: deletes the endpoint', async () => {
  const { id } = (await make()).endpoint;
  expect((await call('DELETE', `/${id}`)).status).toBe(204);
  expect(await list()).toEqual([]);
  expectPortalError(await call('DELETE', `/${id}`), 'webhookEndpoint.notFound');
});

test('every webhook change is audited with the member who made it, without secrets or URL paths', async () => {
  const { endpoint, secret } = await make({ url: `${hooking.receiver.url}?token=hush`, description: 'ours' });
  const { id, url } = endpoint;
  await call('PATCH', `/${id}`, { status: 'disabled', url });
  await call('POST', `/${id}/secret`);
  await call('POST', `/${id}/redeliver`, { from: 1, to: 2 });
  await call('DELETE', `/${id}`);
  const kept = await audit(5);
  expect(kept.map(({ by, action, subject }) => [by, action, subject])).toEqual(
    [
      'createWebhookEndpoint',
      'updateWebhookEndpoint',
      'rotateWebhookSecret',
      'redeliverEvents',
      'deleteWebhookEndpoint',
    ].map((action) => [owner.email, action, `webhook endpoint ${id}`]),
  );
  expect(kept[1]!.facts).toContainEqual({ name: 'status', before: 'enabled', after: 'disabled' });
  expect(JSON.stringify(kept)).not.toMatch(/hush|whsec_/);
  expect(JSON.stringify(kept)).not.toContain(secret);
});

describe('500: a webhook change that cannot be audited is not made', () => {
  const sql = (text: string) => hooking.service.database.pool.query(text);
  beforeAll(async () => {
    await sql(`create function refuse_audit() returns trigger language plpgsql as
      $$ begin raise exception 'the audit is full'; end $$`);
    await sql('create trigger refuse_audit before insert on audit_event for each row execute function refuse_audit()');
    await sql('alter table audit_event disable trigger refuse_audit');
  });
  afterAll(() => sql('drop function refuse_audit cascade'));
  afterEach(() => sql('alter table audit_event disable trigger refuse_audit'));

  test.each([
    ['createWebhookEndpoint', 'POST', '', { url: 'https://other.example/' }],
    ['updateWebhookEndpoint', 'PATCH', '/:id', { status: 'disabled' }],
    ['deleteWebhookEndpoint', 'DELETE', '/:id', undefined],
    ['rotateWebhookSecret', 'POST', '/:id/secret', undefined],
    ['redeliverEvents', 'POST', '/:id/redeliver', { from: 1, to: 1_000 }],
  ])('500: %s changes nothing if it cannot be audited', async (_operation, method, path, body) => {
    const { id } = (await make()).endpoint;
    await call('POST', `/${id}/ping`);
    await hooking.sendLater(1);
    const state = async () => [await list(), await deliveries(id)];
    const before = await state();
    await sql('alter table audit_event enable trigger refuse_audit');
    expect((await call(method, path.replace(':id', id), body)).status).toBe(500);
    expect(hooking.service.takeErrors().join('')).toContain('the audit is full');
    expect(await state()).toEqual(before);
  });
});

describe('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', () => {
  test.each([
    ['updateWebhookEndpoint', 'PATCH', '', { status: 'disabled' }],
    ['deleteWebhookEndpoint', 'DELETE', '', undefined],
    ['rotateWebhookSecret', 'POST', '/secret', undefined],
    ['pingWebhookEndpoint', 'POST', '/ping', undefined],
    ['listWebhookDeliveries', 'GET', '/deliveries', undefined],
    ['redeliverEvents', 'POST', '/redeliver', { from: 1, to: 2 }],
  ])(
    '404 webhookEndpoint.notFound: %s does not find the endpoint of a different agency',
    async (_operation, method, path, body) => {
      const { endpoint } = (await hooking.create({}, 'lodos')).body;
      for (const id of [endpoint.id, 'whe_unknown'])
        expectPortalError(await call(method, `/${id}${path}`, body), 'webhookEndpoint.notFound');
      expect((await hooking.list('lodos')).body.results).toEqual([endpoint]);
      await hooking.remove(endpoint.id, 'lodos');
    },
  );
});
