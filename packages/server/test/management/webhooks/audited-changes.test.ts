import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startWebhooks, type Webhooks } from './webhooks.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.stop());
afterEach(() => webhooks.removeAll());

type Audited = { readonly by: string; readonly action: string; readonly subject: string; readonly facts: object[] };
async function audit(howMany: number) {
  const { body } = await webhooks.owner.call<{ results: Audited[] }>('GET', `/agencies/1/audit?limit=${howMany}`);
  return body.results.map(({ by, action, subject, facts }) => ({ by, action, subject, facts })).reverse();
}

test('every webhook change is audited with the member who made it, without secrets or URL paths', async () => {
  const { endpoint, secret } = await webhooks.make({
    url: `${webhooks.receiver.url}?token=hush`,
    description: 'ours',
  });
  const { id, url } = endpoint;
  await webhooks.call('PATCH', `/${id}`, { status: 'disabled', url });
  await webhooks.call('POST', `/${id}/secret`);
  await webhooks.call('POST', `/${id}/redeliver`, { from: 1, to: 2 });
  await webhooks.call('DELETE', `/${id}`);
  const kept = await audit(5);
  expect(kept.map(({ by, action, subject }) => [by, action, subject])).toEqual(
    [
      'createWebhookEndpoint',
      'updateWebhookEndpoint',
      'rotateWebhookSecret',
      'redeliverEvents',
      'deleteWebhookEndpoint',
    ].map((action) => [webhooks.owner.email, action, `webhook endpoint ${id}`]),
  );
  expect(kept[1]!.facts).toContainEqual({ name: 'status', before: 'enabled', after: 'disabled' });
  expect(JSON.stringify(kept)).not.toMatch(/hush|whsec_/);
  expect(JSON.stringify(kept)).not.toContain(secret);
});

describe('500: a webhook change that cannot be audited is not made', () => {
  const sql = (text: string) => webhooks.service.database.pool.query(text);
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
    const { id } = (await webhooks.make()).endpoint;
    await webhooks.call('POST', `/${id}/ping`);
    await webhooks.sendLater(1);
    const state = async () => [await webhooks.list(), await webhooks.deliveries(id)];
    const before = await state();
    await sql('alter table audit_event enable trigger refuse_audit');
    expect((await webhooks.call(method, path.replace(':id', id), body)).status).toBe(500);
    expect(webhooks.service.takeErrors().join('')).toContain('the audit is full');
    expect(await state()).toEqual(before);
  });
});
