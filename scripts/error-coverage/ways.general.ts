import { operations } from '../../packages/server/src/generated/operations.ts';
import type { TokenSet } from '../../packages/server/src/generated/types.ts';
import { adminOn } from '../../packages/server/test/support/admin.ts';
import { agencies } from '../../packages/server/test/support/agencies.ts';
import { call } from '../../packages/server/test/support/api.ts';
import { sendRaw } from '../../packages/server/test/support/send-raw.ts';
import { startService } from '../../packages/server/test/support/service.ts';
import { startMock } from '../mock/mock.ts';
import { lastOf, type Way } from './way.ts';

const GET = 'GET /api/v1/helper-data/car-classes HTTP/1.1\r\nHost: localhost\r\n';
/** Maximum delay before a change to a key takes effect. */
const KEY_CHANGE_SECONDS = 5;

type Key = { readonly id: string; readonly key: string; readonly secret: string };

/** Causes errors that need only sign-in, the location search and lists. */
export async function startGeneral() {
  const service = await startService();
  const strict = await startService({
    ...{ database: service.database, settings: { RATE_LIMIT_SCALE: '1' }, bounds: { headersMilliseconds: 50 } },
  });
  const mock = await startMock({ port: 0 });
  const admin = adminOn(service.database, service.clock);

  const user = ['--user.email', 'elif.demir@horizon.example', '--user.firstName', 'Elif', '--user.lastName', 'Demir'];
  async function createKey(...terms: string[]): Promise<Key> {
    const command = ['createKey', '--agencyId', '1', '--name', 'Site', ...user, ...terms];
    const { apiKey, secret } = await admin.json<{ apiKey: Omit<Key, 'secret'>; secret: string }>(...command);
    return { id: apiKey.id, key: apiKey.key, secret };
  }
  const login = ({ key, secret }: Omit<Key, 'id'>) =>
    service.api<TokenSet>('POST', '/auth/login', { body: { key, secret } });
  const tokenOf = async (key: Key) => (await login(key)).body.accessToken;
  const get = (path: string, token?: string) => service.api('GET', path, { token });
  const raw = (bytes: string) => () => sendRaw(strict.url, bytes);
  const fromMock = (method: string, path: string, code: number, body?: object) => () =>
    call(`${mock.api}${path}`, method, { token: 'any', headers: { Prefer: `code=${code}` }, body });

  const ways = {
    'request.invalid': ['query', async () => get('/locations', await service.loginAs('horizon'))],
    'token.invalid': ['any token', () => get('/locations?query=ist')],
    'token.keySuspended': [
      'agency portal',
      async () => {
        const key = await createKey();
        const token = await tokenOf(key);
        await admin.json('deleteKey', '--agencyId', '1', '--keyId', key.id);
        service.clock.advance(KEY_CHANGE_SECONDS);
        return get('/locations?query=ist', token);
      },
    ],
    'key.readOnly': [
      'agency portal',
      async () => {
        const token = await tokenOf(await createKey('--scope', 'readOnly'));
        return service.api('POST', '/webhook-endpoints/x/ping', { token });
      },
    ],
    'key.addressNotAllowed': [
      'agency portal',
      async () => {
        const key = await createKey();
        const token = await tokenOf(key);
        await admin.json('changeKey', '--agencyId', '1', '--keyId', key.id, '--allowedAddresses', '203.0.113.24');
        service.clock.advance(KEY_CHANGE_SECONDS);
        return get('/locations?query=ist', token);
      },
    ],
    'auth.addressNotAllowed': [
      'agency portal',
      async () => login(await createKey('--allowedAddresses', '203.0.113.24')),
    ],
    'rateLimit.exceeded': [
      'listFuelTypes',
      async () => {
        const token = await strict.loginAs('horizon');
        const { requests } = operations.listFuelTypes.limit;
        return lastOf(requests + 1, () => strict.api('GET', '/helper-data/fuel-types', { token }));
      },
    ],
    'auth.rateLimited': [
      'eleven times',
      () => {
        const { requests } = operations.login.limit;
        return lastOf(requests + 1, () => strict.api('POST', '/auth/login', { body: agencies.lodos }));
      },
    ],
    'server.error': ['code=500', fromMock('GET', '/locations?query=ist', 500)],
    'server.busy': ['code=503', fromMock('GET', '/locations?query=ist', 503)],
    'auth.internalError': ['code=500', fromMock('POST', '/auth/login', 500, agencies.horizon)],
    'event.gone': ['code=422', fromMock('GET', '/events?after=1', 422)],
    'path.notFound': ['/nothing', () => get('/nothing')],
    'paymentSession.notOffered': [
      'PAY_PUBLIC_URL',
      async () => {
        const body = { orderID: 'CAR-1', returnUrl: 'http://localhost:3000/done' };
        return service.api('POST', '/payment/sessions', { token: await service.loginAs('horizon'), body });
      },
    ],
    'method.notAllowed': ['DELETE', () => service.api('DELETE', '/locations')],
    'request.timeout': ['ten seconds', raw(GET)],
    'body.tooLarge': ['64 KB', () => login({ key: 'ak', secret: 's'.repeat(66_000) })],
    'mediaType.unsupported': [
      'text/plain',
      () => service.api('POST', '/auth/login', { body: '{}', headers: { 'Content-Type': 'text/plain' } }),
    ],
    'request.expectationFailed': ['Expect', raw(`${GET}Expect: a-miracle\r\n\r\n`)],
    'headers.tooLarge': ['16 KB', raw(`${GET}X-Long: ${'x'.repeat(17_000)}\r\n\r\n`)],
    'auth.invalidRequest': [
      'secret',
      () => service.api('POST', '/auth/login', { body: { key: 'ak_staging_horizon' } }),
    ],
    'auth.wrongCredentials': ['secret', () => login({ ...agencies.horizon, secret: 'sk_staging_other' })],
    'auth.keySuspended': ['Poyraz Rent', () => login(agencies.poyraz)],
    'auth.invalidRefreshToken': [
      'twice',
      async () => {
        const { refreshToken: token } = (await login(agencies.horizon)).body;
        const refresh = () => service.api('POST', '/auth/refresh', { body: { token } });
        await refresh();
        service.clock.advance(31);
        return refresh();
      },
    ],
    'place.notFound': ['airport-XXX', async () => get('/locations/airport-XXX', await service.loginAs('horizon'))],
    'referenceData.invalidRequest': [
      'countryCode=XX',
      async () => get('/helper-data/divisions?countryCode=XX', await service.loginAs('horizon')),
    ],
    'referenceData.unauthorized': ['any token', () => get('/helper-data/fuel-types')],
    'referenceData.forbidden': ['Ege Travel', async () => get('/helper-data/fuel-types', await service.loginAs('ege'))],
  } as const satisfies Record<string, Way>;

  return {
    ways,
    async stop() {
      await mock.stop();
      await admin.close();
      await strict.stop();
      await service.stop();
    },
  };
}
