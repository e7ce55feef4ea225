import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

type Made = { readonly apiKey: { readonly id: string }; readonly secret: string };

async function anAgency(name: string) {
  const { body: agency } = await desk.call<{ id: number }>('POST', '/agencies', { name });
  const keys = `/agencies/${agency.id}/keys`;
  const user = { email: `ece@agency-${agency.id}.example`, firstName: 'Ece', lastName: 'Aksoy' };
  return { keys, user, create: () => desk.call<Made>('POST', keys, { name: 'Site', user }) };
}

test('createKey 201: the secret of a key is stored nowhere', async () => {
  const { create } = await anAgency('Defne Tur');
  const { secret } = (await create()).body;
  const { rows } = await service.database.pool.query(
    'select to_jsonb(api_key) as row from api_key union all select to_jsonb(audit_event) from audit_event',
  );
  expect(secret).toMatch(/^sk_test_[\w-]{43}$/);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('createKey 201: a user can have several keys', async () => {
  const { create, keys, user } = await anAgency('Kekik Tur');
  for (const _again of [1, 2]) expect((await create()).status).toBe(201);
  const { results } = (await desk.call<{ results: object[] }>('GET', keys)).body;
  expect(results).toMatchObject([{ email: user.email }, { email: user.email }]);
  const { rows } = await service.database.pool.query('select id from agency_user where email = $1', [user.email]);
  expect(rows).toHaveLength(1);
});

test('createKey 201: deleted keys do not count towards the maximum number of keys', async () => {
  const { create, keys } = await anAgency('Ceviz Tur');
  const { id } = (await create()).body.apiKey;
  await service.database.pool.query(
    `insert into api_key (id, user_id, key, secret_hash)
     select 'key_ceviz_' || n, user_id, 'ak_ceviz_' || n, sha256('x') from generate_series(2, 50) n, api_key where id = $1`,
    [id],
  );
  expect((await create()).body).toMatchObject({ key: 'key.tooMany' });
  expect((await desk.call('DELETE', `${keys}/key_ceviz_2`)).status).toBe(204);
  expect((await create()).status).toBe(201);
});
