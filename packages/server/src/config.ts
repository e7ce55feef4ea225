import { readFileSync } from 'node:fs';
import {
  type KeyedConnector,
  parties,
  SANDBOX_PORT,
  STAGING_REPORT_SECRETS,
} from '@agency-booking/connector-contracts/parties';
import { z } from 'zod';
import {
  flag,
  type Kind,
  key,
  oneOf,
  optionalPort,
  optionalSecret,
  optionalText,
  optionalUrl,
  partySecrets,
  positive,
  postgresUrl,
  ratesFeed,
  redisUrl,
  secret,
  secretsIn,
  text,
  url,
  whole,
} from './config.kinds.ts';
import { StartupError } from './shared/startup-error.ts';

/** A variable of the environment. A default is a text as the environment would hold it; `$PORT` is the value of PORT. */
type About = {
  readonly default?: string;
  /** The default of production where it differs. */
  readonly productionDefault?: string;
  /** Production has no default and refuses what staging uses. */
  readonly productionNeeds?: string;
  readonly meaning: string;
};
export type Setting = About & Kind & { readonly variable: string };

const declared = new Map<z.ZodType, Setting>();

function setting<Schema extends z.ZodType>(variable: string, kind: Kind<Schema>, about: About): Schema {
  declared.set(kind.schema, { variable, ...kind, ...about });
  return kind.schema;
}

const seconds = () => whole(1, 31_536_000);

const MAX_SCALE_IN_PRODUCTION = 10;
const scale = () => ({
  ...positive(1_000_000),
  inProduction: {
    accepts: (value: string) => Number(value) <= MAX_SCALE_IN_PRODUCTION,
    needs: `at most ${MAX_SCALE_IN_PRODUCTION}: the limits are published`,
  },
});

/** While a secret is rotated there are two: what either has made is taken. */
const rotating = (variable: string, about: About) =>
  z.object({
    current: setting(variable, secret(), about),
    previous: setting(`${variable}_PREVIOUS`, optionalSecret(), {
      meaning: `while \`${variable}\` is [rotated](#rotating-a-secret), the other one: what it has made is taken, too`,
    }),
  });

const service = z.object({
  environment: setting('APP_ENV', oneOf('staging', 'production'), {
    default: 'staging',
    meaning:
      'has to be said with `DATABASE_URL`; `production` refuses the sandbox, what is published for staging and what is not encrypted',
  }),
  database: z
    .object({
      url: setting('DATABASE_URL', postgresUrl(), {
        productionNeeds: 'a PostgreSQL of its own',
        meaning: 'PostgreSQL 15 or newer; without it, an embedded PGlite',
      }),
      migrationUrl: setting('DATABASE_MIGRATION_URL', postgresUrl(), {
        meaning:
          'the owner of the schema, at PostgreSQL itself: migrations and rights go there, where `DATABASE_URL` has a role of its own or is a pooler',
      }),
      isPooled: setting('DATABASE_POOLED', flag(), {
        default: 'false',
        meaning:
          'whether `DATABASE_URL` is PgBouncer in transaction mode; where `DATABASE_MIGRATION_URL` is set, it may always be',
      }),
      folder: setting('DATA_DIR', text(), {
        default: '.data',
        meaning: 'the folder of the embedded database and of the sandbox',
      }),
      connections: setting('DATABASE_CONNECTIONS', whole(4, 1_000), {
        default: '20',
        meaning: 'how many connections to PostgreSQL this process may hold; an agency gets half of them at most',
      }),
      statementTimeoutMilliseconds: setting('DATABASE_STATEMENT_TIMEOUT_MS', whole(100, 600_000), {
        default: '10000',
        meaning: 'after how many milliseconds PostgreSQL gives up a statement; migrations may take longer',
      }),
      lockTimeoutMilliseconds: setting('DATABASE_LOCK_TIMEOUT_MS', whole(100, 600_000), {
        default: '5000',
        meaning: 'how many milliseconds a statement waits for a locked row or table',
      }),
      idleTransactionTimeoutMilliseconds: setting('DATABASE_IDLE_TRANSACTION_TIMEOUT_MS', whole(100, 600_000), {
        default: '10000',
        meaning: 'after how many milliseconds PostgreSQL ends the transaction of a process that has frozen',
      }),
    })
    .transform(({ url, folder, isPooled, ...rest }) =>
      url
        ? ({ kind: 'postgres', url, isPooled: isPooled || rest.migrationUrl !== undefined, ...rest } as const)
        : ({ kind: 'embedded', folder } as const),
    ),
  host: setting('HOST', text(), { default: '127.0.0.1', meaning: 'the address that the API listens on' }),
  port: setting('PORT', whole(0, 65_535), { default: '8080', meaning: 'the port of the API; 0 is any free one' }),
  metricsPort: setting('METRICS_PORT', optionalPort(), {
    productionDefault: '9464',
    meaning: 'a port for `/metrics` alone; in production that of the API does not answer it',
  }),
  publicUrl: setting('PUBLIC_URL', url(), {
    default: 'http://localhost:$PORT',
    productionNeeds: 'the address that browsers reach the service at',
    meaning: 'where partners, and browsers that come back from the bank, reach the service',
  }),
  otherPublicUrl: setting('OTHER_PUBLIC_URL', optionalUrl(), {
    meaning: 'where partners reach the other environment, for the contract that is served',
  }),
  trustProxyHops: setting('TRUST_PROXY_HOPS', whole(0, 10), {
    default: '0',
    meaning: 'how many proxies of yours append to X-Forwarded-For; with too few, all clients count as one address',
  }),
  logLevel: setting('LOG_LEVEL', oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'), {
    default: 'info',
    meaning: '`info` logs a line for each request; `start` sets `warn`',
  }),
  tracing: z
    .object({
      endpoint: setting('OTEL_EXPORTER_OTLP_ENDPOINT', optionalUrl(), {
        meaning: 'an OpenTelemetry collector, such as `http://localhost:4318`; without it, nothing is traced',
      }),
      ratio: setting('OTEL_TRACES_SAMPLER_ARG', positive(1), {
        default: '1',
        meaning: 'how many of the requests are traced: 1 is all, 0.1 every tenth',
      }),
    })
    .transform(({ endpoint, ratio }) => (endpoint ? { endpoint, ratio } : undefined)),
  securityLogFile: setting('SECURITY_LOG_FILE', optionalText(), {
    meaning: 'the file that security events are appended to; without it they stand beside the log',
  }),
  secrets: z.object({
    tokens: rotating('JWT_SECRET', {
      default: 'staging-only-token-secret-0000000000000000',
      productionNeeds: 'a secret of its own',
      meaning: 'signs access and refresh tokens',
    }),
    integration: rotating('INTEGRATION_SECRET', {
      default: 'staging-only-integration-secret-0000000000',
      productionNeeds: 'a secret of its own',
      meaning: 'signs integration codes and the returns from the bank, and keys what is only compared',
    }),
    personalData: rotating('PERSONAL_DATA_SECRET', {
      default: 'staging-only-personal-data-secret-00000000',
      productionNeeds: 'a secret of its own',
      meaning:
        'encrypts what orders and payments hold of people, and keys what they are found by; without it, it cannot be read',
    }),
  }),
  reportSecrets: setting('REPORT_SECRETS', partySecrets(), {
    default: STAGING_REPORT_SECRETS,
    productionDefault: '',
    meaning:
      'what vendors and transfer suppliers sign their reports of changes with, `CODE=whsec_…,OTHER=whsec_…`; who has none cannot report',
  }),
  drainDelaySeconds: setting('DRAIN_DELAY_SECONDS', whole(0, 300), {
    default: '0',
    productionDefault: '5',
    meaning: 'how long a process that was told to end goes on answering while it says that it is not ready',
  }),
  limits: z.object({
    connections: setting('MAX_CONNECTIONS', whole(1, 100_000), {
      default: '2000',
      meaning: 'how many clients may be connected to this process; more are turned away',
    }),
    requestsUnderWay: setting('MAX_REQUESTS_UNDER_WAY', whole(2, 100_000), {
      default: '500',
      meaning: 'how many requests this process works on at once; more are 503, and an agency gets half of them at most',
    }),
    rateLimitScale: setting('RATE_LIMIT_SCALE', scale(), {
      default: '1',
      meaning: 'multiplies every rate limit, for load tests',
    }),
    redisUrl: setting('REDIS_URL', redisUrl(), {
      meaning: 'Redis or Valkey, where all instances count the limits; without it they count in PostgreSQL',
    }),
    carSearchTtlSeconds: setting('CAR_SEARCH_TTL_SECONDS', seconds(), {
      default: '900',
      meaning: 'how long the cars of a search can be ordered',
    }),
    transferOfferTtlSeconds: setting('TRANSFER_OFFER_TTL_SECONDS', seconds(), {
      default: '1800',
      meaning: 'how long the offers of a transfer search can be ordered',
    }),
    transferOrderTtlSeconds: setting('TRANSFER_ORDER_TTL_SECONDS', seconds(), {
      default: '3600',
      meaning: 'how long a transfer order may stay unpaid',
    }),
    passengerDetailsDays: setting('PASSENGER_DETAILS_DAYS', whole(0, 3_650), {
      default: '30',
      meaning: 'how many days after the last ride the documents of its travellers are erased',
    }),
    personalDataDays: setting('PERSONAL_DATA_DAYS', whole(1, 3_650), {
      default: '90',
      meaning: 'how many days after it was over all that an order holds of people is erased',
    }),
  }),
  erasuresFile: setting('ERASURES_FILE', optionalText(), {
    meaning:
      'the file that erasures somebody asked for are appended to, outside the database and its backups; a start erases again what a backup has brought back',
  }),
  creditCheckDelaySeconds: setting('CREDIT_CHECK_DELAY_SECONDS', whole(0, 3_600), {
    default: '2',
    productionDefault: '60',
    meaning: 'how long a confirmed PIN takes until the credit check shows it',
  }),
  exchangeRates: setting('EXCHANGE_RATES_FEED', ratesFeed(), {
    default: 'tcmb:http://127.0.0.1:$SANDBOX_PORT/exchange-rates/today.xml',
    productionNeeds: 'a feed that is not of the sandbox',
    meaning:
      'the feed of exchange rates: `tcmb:` and the address of a `today.xml`, `ecb:` and that of an `eurofxref-daily.xml`, or `contract:` and the base address of a publisher after `openapi/connectors/exchange-rates.yaml`',
  }),
  strictNationalIds: setting('STRICT_NATIONAL_IDS', flag(), {
    default: 'false',
    meaning: 'whether the check digits of identity and tax numbers must be right',
  }),
  testVendor: setting('TEST_VENDOR', text(), {
    default: 'TESTDRIVE',
    meaning: 'the only vendor whose orders can be paid in staging',
  }),
  sandboxPort: setting('SANDBOX_PORT', whole(0, 65_535), {
    default: `${SANDBOX_PORT}`,
    meaning: 'the port of the sandbox and its console',
  }),
  sandboxPublicUrl: setting('SANDBOX_PUBLIC_URL', optionalUrl(), {
    meaning: 'where browsers reach the sandbox, if not where it listens; its console answers to no other name',
  }),
  sandboxReportUrl: setting('SANDBOX_REPORT_URL', url(), {
    default: 'http://127.0.0.1:$PORT',
    meaning: 'where the sandbox tells the service of reservations that have changed',
  }),
  sandboxPassword: setting('SANDBOX_PASSWORD', optionalText(), {
    meaning:
      'what the console of the sandbox asks for; without it, it is closed where `HOST` is reached by other machines',
  }),
});

const deadline = (variable: string, milliseconds: string, whose: string) =>
  setting(variable, whole(1, 30_000), { default: milliseconds, meaning: `the deadline of ${whose} in milliseconds` });

const accessTo = ({ prefix, name, stagingKey }: (typeof parties)[KeyedConnector]) =>
  z.object({
    baseUrl: setting(`${prefix}_BASE_URL`, url(), {
      default: 'http://127.0.0.1:$SANDBOX_PORT',
      productionNeeds: `the address of ${name}, not of the sandbox`,
      meaning: `the address of ${name}`,
    }),
    key: setting(`${prefix}_KEY`, key(), {
      default: stagingKey,
      productionNeeds: `the key that ${name} gave out`,
      meaning: `the key for ${name}`,
    }),
  });

type Accesses = { [C in KeyedConnector as (typeof parties)[C]['group']]: ReturnType<typeof accessTo> };

/** Every party that is called with a key has an address and that key, which production demands. */
const accesses = Object.fromEntries(
  Object.values(parties).map((party) => [party.group, accessTo(party)] as const),
) as Accesses;

const Settings = service.extend({
  ...accesses,
  vendor: accesses.vendor.extend({
    deadlineMilliseconds: deadline('VENDOR_DEADLINE_MS', '3000', 'a search at a vendor or transfer supplier'),
    reservationDeadlineMilliseconds: deadline(
      'VENDOR_RESERVATION_DEADLINE_MS',
      '5000',
      'a reservation or cancellation at a vendor or transfer supplier',
    ),
  }),
  processor: accesses.processor.extend({
    deadlineMilliseconds: deadline('PROCESSOR_DEADLINE_MS', '5000', 'a call to the payment processor'),
  }),
  bureau: accesses.bureau.extend({
    deadlineMilliseconds: deadline('BUREAU_DEADLINE_MS', '5000', 'a call to the credit bureau'),
  }),
});

export type Config = z.output<typeof Settings>;
export type DatabaseConfig = Config['database'];
export type PostgresConfig = Extract<DatabaseConfig, { kind: 'postgres' }>;

/** All settings, in the order in which they are documented. */
export const settings: readonly Setting[] = [...declared.values()];

type Texts = Readonly<Record<string, string>>;

/** @throws StartupError with one line for each setting that is wrong; it names no values, they may be secret */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const { given, unreadable } = withFiles(withoutEmpty(environment));
  const isProduction = given.APP_ENV === 'production';

  const textOf: TextOf = ({ variable, productionDefault, productionNeeds, ...about }) => {
    const fallback = isProduction
      ? (productionDefault ?? (productionNeeds ? undefined : about.default))
      : about.default;
    return given[variable] ?? fallback?.replace(/\$(\w+)/, (_, other) => textOf(settingCalled(other)) ?? '');
  };

  const isUnsaid = given.DATABASE_URL !== undefined && !given.APP_ENV;
  const problems = [
    ...unreadable,
    ...(isUnsaid ? [ENVIRONMENT_UNSAID] : []),
    ...settings.flatMap((setting) => problemOf(setting, given, isProduction) ?? []),
  ];
  const guard = isUnsaid || isProduction ? 'settings' : undefined;
  if (problems.length > 0) throw new StartupError(problems.join('\n'), { guard });
  return Settings.parse(inGroups(Settings, textOf));
}

const ENVIRONMENT_UNSAID = 'APP_ENV: with DATABASE_URL it has to be said, staging or production.';

type TextOf = (setting: Setting) => string | undefined;

const settingCalled = (variable: string) => settings.find((setting) => setting.variable === variable)!;
const secrets = settings.filter(({ isSecret }) => isSecret);
const published = [
  ...secrets.flatMap((setting) => setting.default ?? []),
  ...[...secretsIn(STAGING_REPORT_SECRETS)!.values()].flat(),
];

function problemOf(setting: Setting, given: Texts, isProduction: boolean): string | undefined {
  const { variable, schema, accepts, isSandbox, productionNeeds } = setting;
  const value = given[variable];
  if (isProduction && productionNeeds && (value === undefined || value === setting.default || isSandbox?.(value))) {
    return `${variable}: APP_ENV=production needs ${productionNeeds}.`;
  }
  if (value === undefined) return undefined;
  if (!schema.safeParse(value).success) return `${variable}: ${accepts} is accepted.`;
  return isProduction ? unsafe(setting, value, given) : undefined;
}

function unsafe({ variable, isSecret, inProduction }: Setting, value: string, given: Texts): string | undefined {
  if (inProduction?.accepts(value) === false) return `${variable}: APP_ENV=production needs ${inProduction.needs}.`;
  if (!isSecret) return undefined;
  if (isPublished(value)) return `${variable}: APP_ENV=production refuses what is published for staging.`;
  const other = secrets.find((secret) => secret.variable !== variable && given[secret.variable] === value);
  return other && `${variable}: APP_ENV=production needs another value than that of ${other.variable}.`;
}

/** Wherever it stands, whatever it is used for. */
const isPublished = (value: string) =>
  /\b[a-z]k_staging_/.test(value) || published.some((known) => value.includes(known));

/** A secret may be in a file, as orchestrators mount them: `JWT_SECRET_FILE=/run/secrets/jwt`. */
function withFiles(environment: Texts): { given: Texts; unreadable: string[] } {
  const given = { ...environment };
  const unreadable: string[] = [];
  for (const { variable } of secrets) {
    const named = `${variable}_FILE`;
    const file = environment[named];
    if (file === undefined) continue;
    if (given[variable] !== undefined)
      unreadable.push(`${named}: ${variable} is set, too; only one of them is accepted.`);
    try {
      given[variable] ??= readFileSync(file, 'utf8').trim();
    } catch (error) {
      unreadable.push(`${named}: its file cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  return { given, unreadable };
}

/** The texts in the groups of the schema. */
function inGroups(schema: unknown, textOf: TextOf): unknown {
  const setting = declared.get(schema as z.ZodType);
  if (setting) return textOf(setting);
  if (schema instanceof z.ZodPipe) return inGroups(schema.in, textOf);
  const { shape } = schema as z.ZodObject;
  return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, inGroups(inner, textOf)]));
}

/** `PORT=` is the same as no PORT at all; read as a number it would be 0. */
function withoutEmpty(environment: NodeJS.ProcessEnv): Texts {
  const entries = Object.entries(environment);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())));
}
