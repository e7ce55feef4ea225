import { SANDBOX_PORT, STAGING_REPORT_SECRETS } from '@agency-booking/connector-contracts/parties';
import { z } from 'zod';
import { databaseSettings } from './database.ts';
import { type About, setting } from './declared.ts';
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
} from './kinds.ts';
import { limitSettings } from './limits.ts';

const mandatory = () => ({
  ...flag(),
  inProduction: {
    accepts: (value: string) => value === 'true',
    needs: 'the value true, because operators can cause the most damage',
  },
});

/** Settings for a secret that can be rotated. Signatures made with the current or the previous secret are accepted. */
const rotating = (variable: string, about: About) =>
  z.object({
    current: setting(variable, secret(), about),
    previous: setting(`${variable}_PREVIOUS`, optional(secret()), {
      meaning: `Second accepted value while \`${variable}\` is [rotated](RUNBOOK.md#rotate-a-secret). Tokens, signatures and data made with it remain valid.`,
    }),
  });

export const serviceSettings = () =>
  z.object({
    environment: setting('APP_ENV', oneOf('staging', 'production'), {
      default: 'staging',
      meaning:
        'Environment of the service, required with `DATABASE_URL`. `production` refuses the sandbox, published staging values and unencrypted connections.',
    }),
    database: databaseSettings(),
    host: setting('HOST', text(), { default: '127.0.0.1', meaning: 'Address that the API listens on' }),
    port: setting('PORT', whole(0, 65_535), { default: '8080', meaning: 'Port of the API. 0 selects a free port.' }),
    metricsPort: setting('METRICS_PORT', optional(whole(0, 65_535)), {
      productionDefault: '9464',
      meaning: 'Separate port for `/metrics`. In production, the API port does not serve `/metrics`.',
    }),
    publicUrl: setting('PUBLIC_URL', url(), {
      default: 'http://localhost:$PORT',
      productionNeeds: 'the address where browsers reach the service',
      meaning:
        'Address where partners, and browsers returning from the bank, reach the service. Passkeys of the portal are bound to its host; changing the host invalidates them.',
    }),
    otherPublicUrl: setting('OTHER_PUBLIC_URL', optional(url()), {
      meaning: 'Address of the other environment, listed in the served contract',
    }),
    trustProxyHops: setting('TRUST_PROXY_HOPS', whole(0, 10), {
      default: '0',
      meaning:
        'Number of your proxies that append to `X-Forwarded-For`. If it is too low, all clients count as one address.',
    }),
    logLevel: setting('LOG_LEVEL', oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'), {
      default: 'info',
      meaning: 'Minimum level of log lines. `info` logs a line for each request; `pnpm start` uses `warn` by default.',
    }),
    tracing: z
      .object({
        endpoint: setting('OTEL_EXPORTER_OTLP_ENDPOINT', optional(sidecarUrl()), {
          meaning:
            'Address of an OpenTelemetry collector, such as `http://localhost:4318`. Production accepts plain http only for this machine. Without it, tracing is off.',
        }),
        ratio: setting('OTEL_TRACES_SAMPLER_ARG', positive(1), {
          default: '1',
          meaning: 'Share of requests to trace: 1 traces all requests, 0.1 traces one in ten',
        }),
      })
      .transform(({ endpoint, ratio }) => (endpoint ? { endpoint, ratio } : undefined)),
    paymentPage: z
      .object({
        publicUrl: setting('PAY_PUBLIC_URL', optional(url()), {
          meaning: 'Address where browsers reach the payment page. Without it, payment sessions are not offered.',
        }),
        key: setting('PAYMENT_PAGE_KEY', optional(secret()), {
          neededWith: 'PAY_PUBLIC_URL',
          meaning: 'Key with which the payment page calls the service',
        }),
        port: setting('PAYMENT_PAGE_PORT', optional(whole(0, 65_535)), {
          meaning:
            'Separate port for calls from the payment page. If it is set, `PORT` does not serve these calls, so that access to them can be restricted to the page.',
        }),
        previousKey: setting('PAYMENT_PAGE_KEY_PREVIOUS', optional(secret()), {
          meaning: 'Second accepted key while `PAYMENT_PAGE_KEY` is [rotated](RUNBOOK.md#payment-page-key)',
        }),
      })
      .transform(({ publicUrl, key, previousKey, port }) =>
        publicUrl && key ? { publicUrl, port, keys: previousKey ? [key, previousKey] : [key] } : undefined,
      ),
    securityLogFile: setting('SECURITY_LOG_FILE', optional(text()), {
      meaning: 'File that security events are appended to. Without it, the events go to standard output.',
    }),
    secrets: z.object({
      tokens: rotating('JWT_SECRET', {
        default: 'staging-only-token-secret-0000000000000000',
        productionNeeds: 'a separate secret',
        meaning: 'Signs access and refresh tokens',
      }),
      integration: rotating('INTEGRATION_SECRET', {
        default: 'staging-only-integration-secret-0000000000',
        productionNeeds: 'a separate secret',
        meaning:
          'Signs integration codes and bank return addresses, and keys the fingerprints of payment requests. Encrypts webhook secrets, supplier keys and list cursors.',
      }),
      personalData: rotating('PERSONAL_DATA_SECRET', {
        default: 'staging-only-personal-data-secret-00000000',
        productionNeeds: 'a separate secret',
        meaning:
          'Encrypts the personal data of orders and payments, and keys the indexes that find it. Without the secret, the data cannot be read.',
      }),
    }),
    reportSecrets: setting('REPORT_SECRETS', partySecrets(), {
      default: STAGING_REPORT_SECRETS,
      productionDefault: '',
      meaning:
        'Webhook secrets of vendors and transfer suppliers, `CODE=whsec_…,OTHER=whsec_…`. A party without a secret cannot report reservation changes.',
    }),
    drainDelaySeconds: setting('DRAIN_DELAY_SECONDS', whole(0, 300), {
      default: '0',
      productionDefault: '5',
      meaning: 'Seconds to keep serving after SIGTERM while readiness reports 503',
    }),
    limits: limitSettings(),
    erasuresFile: setting('ERASURES_FILE', optional(text()), {
      meaning:
        'File that records requested erasures, kept outside the database and its backups. Each start repeats erasures that a restored backup has undone.',
    }),
    creditCheckDelaySeconds: setting('CREDIT_CHECK_DELAY_SECONDS', whole(0, 3_600), {
      default: '2',
      productionDefault: '60',
      meaning: 'Seconds from the confirmation of a PIN until the credit check shows it',
    }),
    exchangeRates: setting('EXCHANGE_RATES_FEED', ratesFeed(), {
      default: 'tcmb:http://127.0.0.1:$SANDBOX_PORT/exchange-rates/today.xml',
      productionNeeds: 'a feed other than the sandbox',
      meaning:
        'Exchange rate feed, given as format and address: `tcmb:` with a `today.xml`, or `ecb:` with a `eurofxref-daily.xml`. `contract:` takes the base URL of a publisher that implements `openapi/connectors/exchange-rates.yaml`.',
    }),
    portal: z.object({
      isSecondFactorMandatory: setting('PORTAL_SECOND_FACTOR', mandatory(), {
        default: 'false',
        productionDefault: 'true',
        meaning: 'Whether agency owners and operators need a second factor to sign in to the portal',
      }),
    }),
    fourEyes: z.object({
      mayBeSingle: setting('SINGLE_OPERATOR', flag(), {
        default: 'true',
        productionDefault: 'false',
        meaning:
          'Whether a single operator may move money in the portal. `false` forbids this while fewer than two operators can sign in.',
      }),
      coolDownHours: setting('COOL_DOWN_HOURS', whole(1, 168), {
        default: '24',
        meaning:
          'Cool-down in hours: the time before the sole operator can carry out their own request. The operator can withdraw it during that time.',
      }),
      unreviewedLimits: setting('UNREVIEWED_LIMITS', amounts(), {
        default: 'TRY=50000,USD=1500,EUR=1500,GBP=1500',
        meaning:
          'Amounts, in whole currency units, that the sole operator may move immediately, in total within `COOL_DOWN_HOURS`. Larger amounts and unlisted currencies wait for the cool-down.',
      }),
    }),
    strictNationalIds: setting('STRICT_NATIONAL_IDS', flag(), {
      default: 'false',
      meaning: 'Whether identity and tax numbers must have valid check digits',
    }),
    testVendor: setting('TEST_VENDOR', text(), {
      default: 'TESTDRIVE',
      meaning: 'The only vendor whose orders can be paid on staging',
    }),
    sandboxPort: setting('SANDBOX_PORT', whole(0, 65_535), {
      default: `${SANDBOX_PORT}`,
      meaning: 'Port of the sandbox and its console',
    }),
    sandboxPublicUrl: setting('SANDBOX_PUBLIC_URL', optional(url()), {
      meaning:
        'Address where browsers reach the sandbox, if different from its listening address. The console accepts only this host name, `localhost` and IP addresses.',
    }),
    sandboxReportUrl: setting('SANDBOX_REPORT_URL', optional(url()), {
      default: 'http://127.0.0.1:$PORT',
      isOfStaging: true,
      meaning: 'Address where the sandbox reports reservation changes to the service',
    }),
    sandboxPassword: setting('SANDBOX_PASSWORD', optional(key()), {
      meaning:
        'Password for the sandbox console. Without it, the console is closed if other machines can reach `HOST`.',
    }),
  });
