import { describe, expect, test } from 'vitest';
import { production } from '../test/support/production.ts';
import type { Setting } from './config.declared.ts';
import { readConfig, settings } from './config.ts';

const plausible: Readonly<Record<string, string>> = {
  ...production,
  MAIL_URL: 'https://mail.internal',
  MAIL_KEY: 'mk_production_Wp6yTk1i',
};

/** The startup problems of production with these changes; empty if it starts. */
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

describe('in production every address', () => {
  test.each(addresses.map((setting) => [setting.variable, setting] as const))(
    '%s is refused with plain http and with user info',
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
  )('%s is refused on this machine', (variable, setting) => {
    for (const address of ['https://localhost:8081', 'https://127.0.0.1', 'https://[::1]:8081', 'https://0.0.0.0'])
      expect(problemsOf({ [variable]: withAddress(setting, address) }), address).toEqual([refusalOf(variable)]);
  });

  test('but the trace collector may be a sidecar, without TLS', () => {
    expect(addresses.filter(({ mayBeThisMachine }) => mayBeThisMachine).map(({ variable }) => variable)).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    ]);
    expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toEqual([]);
    expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user@127.0.0.1:4318' })).toHaveLength(1);
  });
});

describe('in production every secret', () => {
  const published = settings.flatMap((setting) => (setting.holds === 'secret' && setting.default) || []);
  const weak = ['a', 'hunter2', 'a'.repeat(64), 'abcdefgh'.repeat(8)];

  test.each(secrets.map(({ variable }) => variable))(
    '%s is refused where it is weak, published or not unique',
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

  test('MAIL_KEY is needed with MAIL_URL, and with nothing else', () => {
    expect(problemsOf({ MAIL_KEY: undefined })).toEqual(['MAIL_KEY: APP_ENV=production needs it with MAIL_URL.']);
    expect(problemsOf({ MAIL_KEY: undefined, MAIL_URL: undefined })).toEqual([]);
  });
});

test.each(connections.map(({ variable }) => variable))(
  'production refuses %s without a verified server',
  (variable) => {
    const urls =
      variable === 'REDIS_URL'
        ? ['redis://cache.internal:6379']
        : [
            ...['', '?sslmode=disable', '?sslmode=require', '?sslmode=no-verify', '?ssl=false'],
            ...['?sslmode=verify-full&sslmode=no-verify', '?host=/run/postgresql&host=db.internal'],
          ].map((query) => `postgresql://db.internal/other${query}`);
    for (const url of urls) expect(problemsOf({ [variable]: url }), url).toEqual([refusalOf(variable)]);
  },
);

test('production has no default that it would refuse', () => {
  for (const { variable, default: standard, productionDefault, productionNeeds, isOfStaging, holds } of settings) {
    if (holds === 'plain' || productionNeeds || isOfStaging) continue;
    expect(productionDefault ?? standard ?? '', variable).toBe('');
  }
});

test('the name of a setting agrees with the kind that decides what production refuses', () => {
  for (const { variable, holds } of settings) {
    if (/_(URL|ENDPOINT|FEED)$/.test(variable)) expect(['address', 'connection'], variable).toContain(holds);
    else if (/(KEY|SECRETS?|PASSWORD|TOKEN)(_PREVIOUS)?$/.test(variable)) expect(holds, variable).toBe('secret');
    else expect(holds, variable).toBe('plain');
  }
});

describe('production refuses switches of Node that weaken it:', () => {
  test.each([
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
    ['NODE_OPTIONS', '--insecure-http-parser'],
    ['NODE_OPTIONS', '--max-old-space-size=512 --tls-min-v1.0'],
    ['NODE_OPTIONS', '--tls-min-v1.1'],
    ['NODE_OPTIONS', '--tls-keylog=/tmp/keys'],
  ])('%s=%s', (variable, value) => {
    expect(problemsOf({ [variable]: value })).toEqual([refusalOf(variable)]);
    expect(readConfig({ [variable]: value }).environment).toBe('staging');
  });

  test('on the command line', () => {
    expect(problemsOf({}, ['--insecure-http-parser'])).toEqual([refusalOf('node')]);
  });

  test('and accepts others', () => {
    const harmless = {
      NODE_TLS_REJECT_UNAUTHORIZED: '1',
      NODE_EXTRA_CA_CERTS: '/run/ca.pem',
      NODE_OPTIONS: '--tls-min-v1.3',
    };
    expect(problemsOf(harmless)).toEqual([]);
  });
});
