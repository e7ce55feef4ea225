import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://db.internal/agency',
  JWT_SECRET: 'j'.repeat(40),
  INTEGRATION_SECRET: 'i'.repeat(40),
  VENDOR_KEY: 'vk_production',
  VENDOR_BASE_URL: 'https://vendors.internal',
};

test('an empty environment is a staging service on this machine, its database embedded', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'staging',
    host: '127.0.0.1',
    port: 8080,
    database: { kind: 'embedded', folder: '.data' },
    vendorBaseUrl: 'http://127.0.0.1:8081',
    rateLimitScale: 1,
    trustProxyHops: 0,
    carSearchTtlSeconds: 900,
  });
});

test('the vendors are where the sandbox is, unless said otherwise', () => {
  expect(readConfig({ SANDBOX_PORT: '9081' }).vendorBaseUrl).toBe('http://127.0.0.1:9081');
  expect(readConfig({ VENDOR_BASE_URL: 'https://vendors.example' }).vendorBaseUrl).toBe('https://vendors.example');
});

test.each(['postgres://user@host:5432/agency', 'postgresql://user@/agency?host=%2Frun%2Fpostgresql'])(
  'DATABASE_URL may be %s',
  (url) => {
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
  },
);

test('an empty variable is the same as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test.each([
  ['APP_ENV', 'test', 'staging, production'],
  ['PORT', 'http', 'number'],
  ['PORT', '70000', '65535'],
  ['PORT', '80.5', 'number'],
  ['DATABASE_URL', 'mysql://host/name', 'postgresql://'],
  ['JWT_SECRET', 'short', '32 characters'],
  ['LOG_LEVEL', 'loud', 'silent'],
  ['RATE_LIMIT_SCALE', '0', 'above 0'],
  ['TRUST_PROXY_HOPS', '-1', 'at least 0'],
  ['CAR_SEARCH_TTL_SECONDS', '0', 'at least 1'],
  ['VENDOR_BASE_URL', 'vendors', 'https://'],
  ['VENDOR_RESERVATION_DEADLINE_MS', '0', 'at least 1'],
  ['STRICT_NATIONAL_IDS', 'yes', 'true, false'],
])('%s=%s is refused with its name and what is accepted', (variable, value, accepted) => {
  const start = () => readConfig({ [variable]: value });
  expect(start).toThrow(new RegExp(`^${variable}: .*${accepted.replaceAll('/', '\\/')}`));
});

test('a refused value is not repeated, it may be a secret', () => {
  expect(() => readConfig({ JWT_SECRET: 'hunter2' })).toThrow(/^((?!hunter2).)*$/s);
});

test('production starts when everything is its own', () => {
  expect(readConfig(production).environment).toBe('production');
});

test.each(['DATABASE_URL', 'JWT_SECRET', 'INTEGRATION_SECRET', 'VENDOR_KEY', 'VENDOR_BASE_URL'])(
  'production refuses to start without %s',
  (variable) => {
    expect(() => readConfig({ ...production, [variable]: undefined })).toThrow(
      new RegExp(`^${variable}: .*production`),
    );
  },
);

test.each(['http://localhost:8081', 'http://127.0.0.1:8081', 'http://[::1]:8081'])(
  'production refuses the sandbox at %s',
  (url) => {
    expect(() => readConfig({ ...production, VENDOR_BASE_URL: url })).toThrow(/^VENDOR_BASE_URL: .*sandbox/);
  },
);
