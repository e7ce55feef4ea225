import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parties, STAGING_REPORT_SECRETS } from '@agency-booking/connector-contracts/parties';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { production } from '../../test/support/production.ts';
import { readConfig, settings } from './config.ts';

test('an empty environment configures staging on this machine with an embedded database', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'staging',
    host: '127.0.0.1',
    port: 8080,
    database: { kind: 'embedded', folder: '.data' },
    publicUrl: 'http://localhost:8080',
    trustProxyHops: 0,
    logLevel: 'info',
    limits: {
      rateLimitScale: 1,
      carSearchTtlSeconds: 900,
      carSearchSharedSeconds: 0,
      transferOfferTtlSeconds: 1800,
      transferOrderTtlSeconds: 3600,
      passengerDetailsDays: 30,
      personalDataDays: 90,
    },
    creditCheckDelaySeconds: 2,
    strictNationalIds: false,
    testVendor: 'TESTDRIVE',
    vendor: { deadlineMilliseconds: 3000, reservationDeadlineMilliseconds: 5000 },
    processor: { deadlineMilliseconds: 5000 },
    bureau: { deadlineMilliseconds: 5000 },
  });
});

test.each([
  ['VENDOR', 'vendor', 'vk_staging_agency_booking'],
  ['PROCESSOR', 'processor', 'pk_staging_agency_booking'],
  ['BUREAU', 'bureau', 'bk_staging_agency_booking'],
  ['TRANSFER_SUPPLIER', 'transferSupplier', 'tk_staging_agency_booking'],
] as const)('%s_BASE_URL and %s_KEY default to the values of the sandbox', (prefix, group, stagingKey) => {
  const sandbox = { baseUrl: 'http://127.0.0.1:9081', key: stagingKey };
  expect(readConfig({ SANDBOX_PORT: '9081' })[group]).toMatchObject(sandbox);
  const own = { baseUrl: 'https://outside.example', key: 'k_own' };
  expect(readConfig({ [`${prefix}_BASE_URL`]: own.baseUrl, [`${prefix}_KEY`]: own.key })[group]).toMatchObject(own);
});

test('every setting has a unique name, and its default passes its own check', () => {
  const variables = settings.map(({ variable }) => variable);
  expect(new Set(variables).size).toBe(variables.length);
  for (const { variable, default: standard } of settings) {
    if (standard?.includes('$') === false)
      expect(readConfig({ [variable]: standard }), variable).toEqual(readConfig({}));
  }
});

test('metrics use port 9464 in production, and a separate port in staging only if one is set', () => {
  expect(readConfig({}).metricsPort).toBeUndefined();
  expect(readConfig({ METRICS_PORT: '9999' }).metricsPort).toBe(9999);
  expect(readConfig(production).metricsPort).toBe(9464);
});

test('the credit check delay defaults to 2 seconds in staging and 60 in production', () => {
  expect(readConfig({}).creditCheckDelaySeconds).toBe(2);
  expect(readConfig(production).creditCheckDelaySeconds).toBe(60);
  expect(readConfig({ CREDIT_CHECK_DELAY_SECONDS: '0' }).creditCheckDelaySeconds).toBe(0);
});

test('PUBLIC_URL defaults to the port of the service on localhost', () => {
  expect(readConfig({ PORT: '9080' }).publicUrl).toBe('http://localhost:9080');
  expect(readConfig({ PUBLIC_URL: 'https://api.agency.example/' }).publicUrl).toBe('https://api.agency.example');
});

test.each(['postgres://user@host:5432/agency', 'postgresql://user@/agency?host=%2Frun%2Fpostgresql'])(
  'the setting DATABASE_URL accepts %s',
  (url) => {
    expect(readConfig({ APP_ENV: 'staging', DATABASE_URL: url }).database).toMatchObject({ kind: 'postgres', url });
  },
);

test('APP_ENV is required with DATABASE_URL', () => {
  expect(problemsOf({ DATABASE_URL: 'postgresql://user@host/agency' })).toBe(
    'APP_ENV: must be staging or production if DATABASE_URL is set.',
  );
});

describe('a secret in a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'agency-secrets-'));
    await writeFile(join(folder, 'jwt'), `${production.JWT_SECRET}\n`);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('a secret is read from its file, without the trailing newline', () => {
    const config = readConfig({ ...production, JWT_SECRET: undefined, JWT_SECRET_FILE: join(folder, 'jwt') });
    expect(config.secrets.tokens.current).toBe(production.JWT_SECRET);
  });

  test('the previous secret of a rotation can be a file in production', async () => {
    const file = join(folder, 'previous');
    await writeFile(file, 'r2Wm8Kd5xTq0LpZ7vNc3sYb6hGf9eJu1\n');
    const { secrets } = readConfig({ ...production, JWT_SECRET_PREVIOUS_FILE: file });
    expect(secrets).toEqual({
      tokens: { current: production.JWT_SECRET, previous: 'r2Wm8Kd5xTq0LpZ7vNc3sYb6hGf9eJu1' },
      integration: { current: production.INTEGRATION_SECRET },
      personalData: { current: production.PERSONAL_DATA_SECRET },
    });
  });

  test('a secret file that is missing, or set in addition to the secret, is refused', () => {
    expect(problemsOf({ JWT_SECRET_FILE: join(folder, 'nothing') })).toBe(
      'JWT_SECRET_FILE: the file cannot be read (ENOENT).',
    );
    expect(problemsOf({ JWT_SECRET: production.JWT_SECRET, JWT_SECRET_FILE: join(folder, 'jwt') })).toBe(
      'JWT_SECRET_FILE: JWT_SECRET is also set. Set only one of the two.',
    );
  });
});

test.each([
  ['VENDOR_BASE_URL', 'http://vendors.internal', 'https.'],
  ['PUBLIC_URL', 'http://api.agency.example', 'https.'],
  ['REDIS_URL', 'redis://cache.internal:6379', 'TLS'],
  ['DATABASE_URL', 'postgresql://db.internal/agency', 'verify-full'],
  ['DATABASE_URL', 'postgresql://db.internal/agency?sslmode=require', 'verify-full'],
  ['DATABASE_URL', 'postgresql://db.internal/agency?sslmode=no-verify', 'verify-full'],
  ['JWT_SECRET', 'a'.repeat(32), 'random'],
  ['JWT_SECRET', 'abcdefgh'.repeat(4), 'random'],
  ['RATE_LIMIT_SCALE', '1000000', 'at most 10'],
  ['VENDOR_KEY', 'staging-only-token-secret-0000000000000000', 'published staging value'],
  ['JWT_SECRET', 'sk_staging_horizon_5f1d0c7a9be24836', 'published staging value'],
  ['INTEGRATION_SECRET', production.JWT_SECRET, 'a value that differs from JWT_SECRET'],
  ['EXCHANGE_RATES_FEED', 'tcmb:http://127.0.0.1:8081/exchange-rates/today.xml', 'a feed other than the sandbox'],
  ['EXCHANGE_RATES_FEED', 'ecb:http://ecb.example/eurofxref-daily.xml', 'https.'],
  ['JWT_SECRET_PREVIOUS', 'a'.repeat(32), 'random'],
  ['JWT_SECRET_PREVIOUS', production.JWT_SECRET, 'a value that differs from JWT_SECRET'],
  ['PERSONAL_DATA_SECRET_PREVIOUS', 'staging-only-personal-data-secret-00000000', 'published staging value'],
])('a start in production refuses %s=%s', (variable, value, why) => {
  const lines = problemsOf({ ...production, [variable]: value }).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${variable}: APP_ENV=production .*${why}`)));
});

describe('secrets that sign reports of parties', () => {
  const [one, other] = ['bXlsb25nc2VjcmV0b2Z0d2VudHlmb3Vy', 'YW5vdGhlcmxvbmdzZWNyZXQyNGJ5dGVz'].map(
    (text) => `whsec_${text}`,
  );

  test('production has no report secrets unless they are set', () => {
    expect(readConfig(production).reportSecrets).toEqual(new Map());
    const config = readConfig({ ...production, REPORT_SECRETS: `PERA=${one}` });
    expect(config.reportSecrets).toEqual(new Map([['PERA', [one]]]));
  });

  test('a party may have two report secrets during a rotation', () => {
    const { reportSecrets } = readConfig({ REPORT_SECRETS: `PERA=${one},PERA=${other}` });
    expect(reportSecrets).toEqual(new Map([['PERA', [one, other]]]));
  });

  test.each([`PERA=${one},EGERENT=${one}`, 'PERA', 'PERA=secret', 'PERA=whsec_c2hvcnQ=', one!])(
    'the setting REPORT_SECRETS refuses %s',
    (list) => {
      expect(problemsOf({ REPORT_SECRETS: list })).toMatch(/^REPORT_SECRETS: must be a list such as CODE=whsec_/);
    },
  );

  test('production refuses a report secret that is published for staging', () => {
    const [published] = STAGING_REPORT_SECRETS.split(',');
    expect(problemsOf({ ...production, REPORT_SECRETS: `PERA=${one},${published}` })).toBe(
      'REPORT_SECRETS: APP_ENV=production refuses a published staging value.',
    );
  });
});

test('production accepts a database over a Unix socket', () => {
  const url = 'postgresql://agency@/agency?host=/run/postgresql';
  expect(readConfig({ ...production, DATABASE_URL: url }).database).toMatchObject({ url });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test.each([
  ['APP_ENV', 'test', 'staging, production'],
  ['PORT', 'http', 'number'],
  ['PORT', '70000', '65535'],
  ['PORT', '80.5', 'number'],
  ['SANDBOX_PORT', '-1', 'from 0'],
  ['DATABASE_URL', 'mysql://host/name', 'postgresql://'],
  ['REDIS_URL', 'cache.internal:6379', 'rediss://'],
  ['JWT_SECRET', 'short', '32 characters'],
  ['LOG_LEVEL', 'loud', 'silent'],
  ['RATE_LIMIT_SCALE', '0', 'above 0'],
  ['TRUST_PROXY_HOPS', '-1', 'from 0'],
  ['CAR_SEARCH_TTL_SECONDS', '0', 'from 1'],
  ['VENDOR_BASE_URL', 'vendors', 'https://'],
  ['VENDOR_RESERVATION_DEADLINE_MS', '0', 'from 1'],
  ['PROCESSOR_BASE_URL', 'ftp://processor', 'https://'],
  ['PROCESSOR_DEADLINE_MS', '30001', '30000'],
  ['PUBLIC_URL', 'api.agency.example', 'https://'],
  ['STRICT_NATIONAL_IDS', 'yes', 'true, false'],
])('%s=%s is refused with the name of the variable and the accepted values', (variable, value, accepted) => {
  const start = () => readConfig({ APP_ENV: 'staging', [variable]: value });
  expect(start).toThrow(new RegExp(`^${variable}: .*${accepted.replaceAll('/', '\\/')}`));
});

test('a refused value is not repeated in the error, because it may be a secret', () => {
  expect(() => readConfig({ JWT_SECRET: 'hunter2', APP_ENV: 'hunter2' })).toThrow(/^((?!hunter2).)*$/s);
});

test('all problems are reported at once, one line for each variable', () => {
  expect(() => readConfig({ PORT: 'http', LOG_LEVEL: 'loud', BUREAU_DEADLINE_MS: '1.5' })).toThrow(
    [
      'PORT: must be a whole number from 0 to 65535.',
      'LOG_LEVEL: must be one of trace, debug, info, warn, error, silent.',
      'BUREAU_DEADLINE_MS: must be a whole number from 1 to 30000.',
    ].join('\n'),
  );
});

test('missing production settings are reported together with invalid ones', () => {
  const message = problemsOf({ ...production, VENDOR_KEY: undefined, PORT: 'http', PUBLIC_URL: 'api' });
  expect(message.split('\n')).toEqual([
    'PORT: must be a whole number from 0 to 65535.',
    'PUBLIC_URL: must be a URL such as https://host.',
    'VENDOR_KEY: APP_ENV=production requires the key that the rental vendors issued.',
  ]);
});

test('production starts with a complete production configuration', () => {
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

const externalUrls = ['PUBLIC_URL', ...Object.values(parties).map(({ prefix }) => `${prefix}_BASE_URL`)];
const addressesOfThisMachine = [
  'https://localhost:8081',
  'https://localhost.:8081',
  'https://sandbox.localhost',
  'https://127.0.0.1:8081',
  'https://[::1]:8081',
  'https://[::ffff:127.0.0.1]',
];

test.each(externalUrls.flatMap((variable) => addressesOfThisMachine.map((url) => [variable, url] as const)))(
  'production refuses %s=%s, which points to this machine',
  (variable, url) => {
    expect(problemsOf({ ...production, [variable]: url })).toMatch(new RegExp(`^${variable}: .*production[^\n]*$`));
  },
);

test.each(Object.values(parties))('production refuses the staging key of $name', ({ prefix, stagingKey }) => {
  const variable = `${prefix}_KEY`;
  expect(problemsOf({ ...production, [variable]: stagingKey })).toMatch(
    new RegExp(`^${variable}: .*production[^\n]*$`),
  );
});

test.each(Object.values(parties))('production refuses to start without the address and key of $name', ({ prefix }) => {
  const without = { ...production, [`${prefix}_BASE_URL`]: undefined, [`${prefix}_KEY`]: undefined };
  expect(problemsOf(without).split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^${prefix}_BASE_URL: .*production`)),
    expect.stringMatching(new RegExp(`^${prefix}_KEY: .*production`)),
  ]);
});

function problemsOf(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  ['https://bank.example/today.xml', 'the format is missing'],
  ['fed:https://bank.example/today.xml', 'the format is unknown'],
  ['tcmb:bank.example/today.xml', 'the address is invalid'],
  ['tcmb:ftp://bank.example/today.xml', 'the address is not http or https'],
])('EXCHANGE_RATES_FEED refuses %s, because %s', (value) => {
  expect(problemsOf({ EXCHANGE_RATES_FEED: value })).toMatch(/^EXCHANGE_RATES_FEED: must be a format and an address/);
});

test('EXCHANGE_RATES_FEED sets format and address, and defaults to the sandbox in staging', () => {
  const { exchangeRates } = readConfig({ EXCHANGE_RATES_FEED: 'ecb:https://bank.example/eurofxref-daily.xml' });
  expect(exchangeRates).toEqual({ form: 'ecb', url: 'https://bank.example/eurofxref-daily.xml' });
  expect(readConfig({ SANDBOX_PORT: '9000' }).exchangeRates).toEqual({
    form: 'tcmb',
    url: 'http://127.0.0.1:9000/exchange-rates/today.xml',
  });
});
