import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://db.internal/agency',
  JWT_SECRET: 'j'.repeat(40),
  INTEGRATION_SECRET: 'i'.repeat(40),
  VENDOR_KEY: 'vk_production',
  VENDOR_BASE_URL: 'https://vendors.internal',
  PROCESSOR_KEY: 'pk_production',
  PROCESSOR_BASE_URL: 'https://processor.internal',
  BUREAU_KEY: 'bk_production',
  BUREAU_BASE_URL: 'https://bureau.internal',
  TRANSFER_SUPPLIER_KEY: 'tk_production',
  TRANSFER_SUPPLIER_BASE_URL: 'https://transfers.internal',
  PUBLIC_URL: 'https://api.agency.example',
};

test('an empty environment is a staging service on this machine, its database embedded', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'staging',
    host: '127.0.0.1',
    port: 8080,
    database: { kind: 'embedded', folder: '.data' },
    vendorBaseUrl: 'http://127.0.0.1:8081',
    processorBaseUrl: 'http://127.0.0.1:8081',
    publicUrl: 'http://localhost:8080',
    recoversPayments: true,
    rateLimitScale: 1,
    trustProxyHops: 0,
    carSearchTtlSeconds: 900,
    transferOfferTtlSeconds: 1800,
    transferOrderTtlSeconds: 3600,
    creditCheckDelaySeconds: 2,
  });
});

test('vendors and processor are where the sandbox is, unless said otherwise', () => {
  const beside = 'http://127.0.0.1:9081';
  expect(readConfig({ SANDBOX_PORT: '9081' })).toMatchObject({ vendorBaseUrl: beside, processorBaseUrl: beside });
  expect(readConfig({ VENDOR_BASE_URL: 'https://vendors.example' }).vendorBaseUrl).toBe('https://vendors.example');
  expect(readConfig({ PROCESSOR_BASE_URL: 'https://pay.example' }).processorBaseUrl).toBe('https://pay.example');
});

test('a confirmed PIN shows after 2 seconds in staging, after 60 in production, unless said otherwise', () => {
  expect(readConfig({}).creditCheckDelaySeconds).toBe(2);
  expect(readConfig(production).creditCheckDelaySeconds).toBe(60);
  expect(readConfig({ CREDIT_CHECK_DELAY_SECONDS: '0' }).creditCheckDelaySeconds).toBe(0);
});

test('browsers reach the service on its own port, unless said otherwise', () => {
  expect(readConfig({ PORT: '9080' }).publicUrl).toBe('http://localhost:9080');
  expect(readConfig({ PUBLIC_URL: 'https://api.agency.example/' }).publicUrl).toBe('https://api.agency.example');
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
  ['PROCESSOR_BASE_URL', 'ftp://processor', 'https://'],
  ['PROCESSOR_DEADLINE_MS', '30001', '30000'],
  ['PUBLIC_URL', 'api.agency.example', 'https://'],
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

test.each(Object.keys(production).filter((variable) => variable !== 'APP_ENV'))(
  'production refuses to start without %s',
  (variable) => {
    expect(() => readConfig({ ...production, [variable]: undefined })).toThrow(
      new RegExp(`^${variable}: .*production`),
    );
  },
);

test.each(
  ['VENDOR_BASE_URL', 'PROCESSOR_BASE_URL', 'BUREAU_BASE_URL', 'TRANSFER_SUPPLIER_BASE_URL', 'PUBLIC_URL'].flatMap(
    (variable) =>
      ['http://localhost:8081', 'http://127.0.0.1:8081', 'http://[::1]:8081'].map((url) => [variable, url] as const),
  ),
)('production refuses %s=%s, which is this machine', (variable, url) => {
  expect(() => readConfig({ ...production, [variable]: url })).toThrow(new RegExp(`^${variable}: .*production`));
});
