import { SANDBOX_PORT, STAGING_REPORT_SECRETS } from '@agency-booking/connector-contracts/parties';
import { z } from 'zod';
import { databaseSettings } from './config.database.ts';
import { type About, setting } from './config.declared.ts';
import {
  amounts,
  flag,
  key,
  oneOf,
  optional,
  partySecrets,
  positive,
  ratesFeed,
  secret,
  sidecarUrl,
  text,
  url,
  whole,
} from './config.kinds.ts';
import { limitSettings } from './config.limits.ts';

const mandatory = () => ({
  ...flag(),
  inProduction: { accepts: (value: string) => value === 'true', needs: 'true: they could do most harm' },
});

/** While a secret is rotated there are two: what either has made is taken. */
const rotating = (variable: string, about: About) =>
  z.object({
    current: setting(variable, secret(), about),
    previous: setting(`${variable}_PREVIOUS`, optional(secret()), {
      meaning: `while \`${variable}\` is [rotated](#rotating-a-secret), the other one: what it has made is taken, too`,
    }),
  });

/** What is set of the service itself. */
export const serviceSettings = () =>
  z.object({
    environment: setting('APP_ENV', oneOf('staging', 'production'), {
      default: 'staging',
      meaning:
        'has to be said with `DATABASE_URL`; `production` refuses the sandbox, what is published for staging and what is not encrypted',
    }),
    database: databaseSettings(),
    host: setting('HOST', text(), { default: '127.0.0.1', meaning: 'the address that the API listens on' }),
    port: setting('PORT', whole(0, 65_535), { default: '8080', meaning: 'the port of the API; 0 is any free one' }),
    metricsPort: setting('METRICS_PORT', optional(whole(0, 65_535)), {
      productionDefault: '9464',
      meaning: 'a port for `/metrics` alone; in production that of the API does not answer it',
    }),
    publicUrl: setting('PUBLIC_URL', url(), {
      default: 'http://localhost:$PORT',
      productionNeeds: 'the address that browsers reach the service at',
      meaning:
        'where partners, and browsers that come back from the bank, reach the service; passkeys of the portal are for its host, and another one begins anew',
    }),
    otherPublicUrl: setting('OTHER_PUBLIC_URL', optional(url()), {
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
        endpoint: setting('OTEL_EXPORTER_OTLP_ENDPOINT', optional(sidecarUrl()), {
          meaning:
            'an OpenTelemetry collector, such as `http://localhost:4318`. Production accepts http on this machine only. Without it, nothing is traced',
        }),
        ratio: setting('OTEL_TRACES_SAMPLER_ARG', positive(1), {
          default: '1',
          meaning: 'how many of the requests are traced: 1 is all, 0.1 every tenth',
        }),
      })
      .transform(({ endpoint, ratio }) => (endpoint ? { endpoint, ratio } : undefined)),
    securityLogFile: setting('SECURITY_LOG_FILE', optional(text()), {
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
    limits: limitSettings(),
    erasuresFile: setting('ERASURES_FILE', optional(text()), {
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
    portal: z.object({
      isSecondFactorMandatory: setting('PORTAL_SECOND_FACTOR', mandatory(), {
        default: 'false',
        productionDefault: 'true',
        meaning: 'whether owners of agencies and operators need a second factor to sign in to the portal',
      }),
    }),
    fourEyes: z.object({
      mayBeSingle: setting('SINGLE_OPERATOR', flag(), {
        default: 'true',
        productionDefault: 'false',
        meaning:
          'whether a single operator may move money in the portal; `false` refuses it while fewer than two operators can sign in',
      }),
      coolDownHours: setting('COOL_DOWN_HOURS', whole(1, 168), {
        default: '24',
        meaning:
          'hours that a request of the only operator waits before they can carry it out; they can withdraw it until then',
      }),
      unreviewedLimits: setting('UNREVIEWED_LIMITS', amounts(), {
        default: 'TRY=50000,USD=1500,EUR=1500,GBP=1500',
        meaning:
          'whole amounts that the only operator may move at once, in total within `COOL_DOWN_HOURS`; more waits for the cool-down, as does a currency that is missing',
      }),
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
    sandboxPublicUrl: setting('SANDBOX_PUBLIC_URL', optional(url()), {
      meaning: 'where browsers reach the sandbox, if not where it listens; its console answers to no other name',
    }),
    sandboxReportUrl: setting('SANDBOX_REPORT_URL', optional(url()), {
      default: 'http://127.0.0.1:$PORT',
      isOfStaging: true,
      meaning: 'where the sandbox tells the service of reservations that have changed',
    }),
    sandboxPassword: setting('SANDBOX_PASSWORD', optional(key()), {
      meaning:
        'what the console of the sandbox asks for; without it, it is closed where `HOST` is reached by other machines',
    }),
  });
