import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, adminOn } from '../../support/admin.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let admin: Admin;
beforeAll(async () => {
  service = await startService();
  admin = adminOn(service.database, service.clock);
});
afterAll(async () => {
  await admin.close();
  await service.stop();
});

test('the rotateKey command replaces the secret of a key after the key is typed as confirmation', async () => {
  const user = ['--user.email', 'ece@horizon.example', '--user.firstName', 'Ece', '--user.lastName', 'Aksoy'];
  const made = ['createKey', '--agencyId', '1', '--name', 'Site', ...user];
  const { apiKey, secret } = await admin.json<{ apiKey: { key: string }; secret: string }>(...made);
  const { key } = apiKey;
  const login = (body: object) => service.api('POST', '/auth/login', { body });
  expect(await admin.at({ typed: 'yes' }, 'rotateKey', key)).toMatchObject({ code: 1, out: '' });
  expect((await login({ key, secret })).status).toBe(200);

  const { code, out, message } = await admin.at({ typed: key }, 'rotateKey', key);
  expect(message).toBe(
    `The current secret of the key is refused from now on.\nType ${key} to confirm: \nThe secret cannot be shown again.`,
  );
  const [, renewed = ''] = /^secret +(sk_test_\S+)$/m.exec(out)!;
  expect([code, renewed === secret]).toEqual([0, false]);
  expect((await login({ key, secret })).body).toMatchObject({ key: 'auth.wrongCredentials' });
  expect((await login({ key, secret: renewed })).status).toBe(200);
  const { results } = await admin.json<{ results: object[] }>('listAudit', '--limit', '1');
  expect(results).toMatchObject([{ action: 'rotateKey', by: 'ops', subject: `key ${key}`, facts: [] }]);
});

test('the rotateKey command refuses an unknown key', async () => {
  expect(await admin.run('rotateKey', 'ak_test_none', '--yes')).toEqual({
    code: 1,
    out: '',
    message: 'There is no key ak_test_none. `listKeys` shows the keys of an agency.',
  });
});
