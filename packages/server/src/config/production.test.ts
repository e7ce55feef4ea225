import { describe, expect, test } from 'vitest';
import { production } from '../../test/support/production.ts';
import { readConfig, settings } from './config.ts';
import type { Setting } from './declared.ts';

const plausible: Readonly<Record<string, string>> = {
  ...production,
  MAIL_URL: 'https://mail.internal',
  MAIL_KEY: 'mk_production_Wp6yTk1i',
  PAYMENT_PAGE_KEY: 'pk_page_production_Wp6yTk1iPq8sXz3v',
};

function problemsOf(changes: NodeJS.ProcessEnv, execArgv: readonly string[] = []): string[] {
  try {
    readConfig({ ...plausible, ...changes }, execArgv);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

const refusalOf = (variable: string) => expect.stringMatching(`^${variable}: `);
const withAddress = ({ variable }: Setting, address: string) =>
  variable === 'EXCHANGE_RATES_FEED' ? `ecb:${address}` : address;

const addresses = settings.filter(({ holds }) => holds === 'address');
const secrets = settings.filter(({ holds }) => holds === 'secret');
const connections = settings.filter(({ holds }) => holds === 'connection');

describe('addresses in production', () => {
  test.each(addresses.map((setting) => [setting.variable, setting] as const))(
    'production refuses %s with plain http and with user info',
    (variable, setting) => {
      for (const address of [
        'http://party.example',
        'HTTP://party.example',
        'http://10.0.0.1',
        'https://user@party.example',
        'https://user:password@party.example',
      ])
        expect(problemsOf({ [variable]: withAddress(setting, address) }), address).toEqual([refusalOf(variable)]);
    },
  );

  test.each(
    addresses
      .filter(({ mayBeThisMachine }) => !mayBeThisMachine)
      .map((setting) => [setting.variable, setting] as const),
  )('production refuses %s on this machine', (variable, setting) => {
    for (const address of ['https://localhost:8081', 'https://127.0.0.1', 'https://[::1]:8081', 'https://0.0.0.0'])
      expect(problemsOf({ [variable]: withAddress(setting, address) }), address).toEqual([refusalOf(variable)]);
  });

  test('production accepts a trace collector on this machine without TLS', () => {
    expect(addresses.filter(({ mayBeThisMachine }) => mayBeThisMachine).map(({ variable }) => variable)).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    ]);
    expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toEqual([]);
    expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user@127.0.0.1:4318' })).toHaveLength(1);
  });
});

describe('secrets in production', () => {
  const published = settings.flatMap((setting) => (setting.holds === 'secret' && setting.default) || []);
  const weak = ['a', 'hunter2', 'a'.repeat(64), 'abcdefgh'.repeat(8)];

  test.each(secrets.map(({ variable }) => variable))(
    'production refuses %s if it is weak, published or not unique',
    (variable) => {
      const listed = (value: string) => (variable === 'REPORT_SECRETS' ? `PERA=${value}` : value);
      for (const value of [...weak, 'sk_staging_horizon_5f1d0c7a9be24836', ...published])
        expect(problemsOf({ [variable]: listed(value) }), value).toEqual([
          expect.stringMatching(new RegExp(`^${variable}: `)),
        ]);
      const other = variable === 'JWT_SECRET' ? 'INTEGRATION_SECRET' : 'JWT_SECRET';
      expect(problemsOf({ [variable]: plausible[other] })).toContainEqual(expect.stringMatching(`^${variable}: `));
    },
  );

  test('production requires MAIL_KEY only with MAIL_URL', () => {
    expect(problemsOf({ MAIL_KEY: undefined })).toEqual([
      'MAIL_KEY: APP_ENV=production requires this setting with MAIL_URL.',
    ]);
    expect(problemsOf({ MAIL_KEY: undefined, MAIL_URL: undefined })).toEqual([]);
  });
});

test.each(connections.map(({ variable }) => variable))(
  'production refuses %s unless the server certificate is verified',
  (variable) => {
    const urls =
      variable === 'REDIS_URL'
        ? ['redis://cache.internal:6379']
        : [
            '',
            '?sslmode=disable',
            '?sslmode=require',
            '?sslmode=no-verify',
            '?ssl=false',
            '?sslmode=verify-full&sslmode=no-verify',
            '?host=/run/postgresql&host=db.internal',
          ].map((query) => `postgresql://db.internal/other${query}`);
    for (const url of urls) expect(problemsOf({ [variable]: url }), url).toEqual([refusalOf(variable)]);
  },
);

test('no default is a value that production would refuse', () => {
  for (const { variable, default: standard, productionDefault, productionNeeds, isOfStaging, holds } of settings) {
    if (holds === 'plain' || productionNeeds || isOfStaging) continue;
    expect(productionDefault ?? standard ?? '', variable).toBe('');
  }
});

test('the name of a setting matches its kind, which decides what production refuses', () => {
  for (const { variable, holds } of settings) {
    if (/_(URL|ENDPOINT|FEED)$/.test(variable)) expect(['address', 'connection'], variable).toContain(holds);
    else if (/(KEY|SECRETS?|PASSWORD|TOKEN)(_PREVIOUS)?$/.test(variable)) expect(holds, variable).toBe('secret');
    else expect(holds, variable).toBe('plain');
  }
});

describe('Node.js switches that weaken production', () => {
  test.each([
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
    ['NODE_OPTIONS', '--insecure-http-parser'],
    ['NODE_OPTIONS', '--max-old-space-size=512 --tls-min-v1.0'],
    ['NODE_OPTIONS', '--tls-min-v1.1'],
    ['NODE_OPTIONS', '--tls-keylog=/tmp/keys'],
  ])('production refuses %s=%s, which weakens Node.js', (variable, value) => {
    expect(problemsOf({ [variable]: value })).toEqual([refusalOf(variable)]);
    expect(readConfig({ [variable]: value }).environment).toBe('staging');
  });

  test('production refuses an insecure Node.js switch on the command line', () => {
    expect(problemsOf({}, ['--insecure-http-parser'])).toEqual([refusalOf('node')]);
  });

  test('production accepts harmless Node.js switches', () => {
    const harmless = {
      NODE_TLS_REJECT_UNAUTHORIZED: '1',
      NODE_EXTRA_CA_CERTS: '/run/ca.pem',
      NODE_OPTIONS: '--tls-min-v1.3',
    };
    expect(problemsOf(harmless)).toEqual([]);
  });
});
