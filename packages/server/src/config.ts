import { z } from 'zod';
import { StartupError } from './shared/startup-error.ts';

/** Known to everyone who reads this file, which is why production refuses them. */
const STAGING_JWT_SECRET = 'staging-only-token-secret-0000000000000000';
const STAGING_INTEGRATION_SECRET = 'staging-only-integration-secret-0000000000';
const STAGING_VENDOR_KEY = 'vk_staging_agency_booking';
const STAGING_PROCESSOR_KEY = 'pk_staging_agency_booking';
const STAGING_BUREAU_KEY = 'bk_staging_agency_booking';
const STAGING_TRANSFER_KEY = 'tk_staging_agency_booking';
const MIN_SECRET_LENGTH = 32;

const port = z.coerce.number().int().min(0).max(65535);
const seconds = z.coerce.number().int().min(1).max(31_536_000);
const secret = z.string().min(MIN_SECRET_LENGTH);

const Environment = z.object({
  APP_ENV: z.enum(['staging', 'production']).default('staging'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8080),
  SANDBOX_PORT: port.default(8081),
  // Not z.url: PostgreSQL's own form names a socket without a host, `postgresql://user@/name?host=/run/postgresql`.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATA_DIR: z.string().default('.data'),
  JWT_SECRET: secret.default(STAGING_JWT_SECRET),
  INTEGRATION_SECRET: secret.default(STAGING_INTEGRATION_SECRET),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().max(1_000_000).default(1),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  CAR_SEARCH_TTL_SECONDS: seconds.default(900),
  TRANSFER_OFFER_TTL_SECONDS: seconds.default(1_800),
  TRANSFER_ORDER_TTL_SECONDS: seconds.default(3_600),
  CREDIT_CHECK_DELAY_SECONDS: z.coerce.number().int().min(0).max(3_600).optional(),
  VENDOR_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  VENDOR_KEY: z.string().default(STAGING_VENDOR_KEY),
  VENDOR_DEADLINE_MS: z.coerce.number().int().min(1).max(30_000).default(3_000),
  VENDOR_RESERVATION_DEADLINE_MS: z.coerce.number().int().min(1).max(30_000).default(5_000),
  PROCESSOR_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PROCESSOR_KEY: z.string().default(STAGING_PROCESSOR_KEY),
  PROCESSOR_DEADLINE_MS: z.coerce.number().int().min(1).max(30_000).default(5_000),
  BUREAU_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  BUREAU_KEY: z.string().default(STAGING_BUREAU_KEY),
  BUREAU_DEADLINE_MS: z.coerce.number().int().min(1).max(30_000).default(5_000),
  TRANSFER_SUPPLIER_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSFER_SUPPLIER_KEY: z.string().default(STAGING_TRANSFER_KEY),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRICT_NATIONAL_IDS: z.enum(['true', 'false']).default('false'),
  TEST_VENDOR: z.string().default('TESTDRIVE'),
});

export type Config = {
  readonly environment: 'staging' | 'production';
  readonly host: string;
  readonly port: number;
  readonly sandboxPort: number;
  readonly database: DatabaseConfig;
  /** Signs access and refresh tokens. */
  readonly jwtSecret: string;
  /** Signs the integration codes of search results. */
  readonly integrationSecret: string;
  readonly logLevel: string;
  /** Every published limit is multiplied by this: load tests raise it. */
  readonly rateLimitScale: number;
  /** How many entries of X-Forwarded-For our own proxies append. */
  readonly trustProxyHops: number;
  readonly carSearchTtlSeconds: number;
  /** How long an offer of a transfer can be ordered. */
  readonly transferOfferTtlSeconds: number;
  /** How long a transfer order may stay unpaid. */
  readonly transferOrderTtlSeconds: number;
  /** How long the bureau takes until a confirmed PIN shows in the status. */
  readonly creditCheckDelaySeconds: number;
  readonly vendorBaseUrl: string;
  /** What the vendors know this service by. */
  readonly vendorKey: string;
  /** How long each vendor is waited for. */
  readonly vendorDeadlineMilliseconds: number;
  /** How long a vendor is waited for that reserves or cancels. */
  readonly vendorReservationDeadlineMilliseconds: number;
  readonly processorBaseUrl: string;
  /** What the payment processor knows this service by. */
  readonly processorKey: string;
  readonly processorDeadlineMilliseconds: number;
  readonly bureauBaseUrl: string;
  /** What the credit bureau knows this service by. */
  readonly bureauKey: string;
  readonly bureauDeadlineMilliseconds: number;
  readonly transferSupplierBaseUrl: string;
  /** What the transfer suppliers know this service by. Their deadlines are those of the vendors. */
  readonly transferSupplierKey: string;
  /** Where browsers reach this service, without the base path. */
  readonly publicUrl: string;
  /** Whether payments that a call has left behind are finished in the background. */
  readonly recoversPayments: boolean;
  /** Whether the check digits of identity and tax numbers must be right. */
  readonly strictNationalIds: boolean;
  readonly testVendor: string;
};

export type DatabaseConfig =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'embedded'; readonly folder: string };

/** @throws StartupError naming the variable, never its value */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(withoutEmpty(environment));
  if (!parsed.success) throw new StartupError(describe(parsed.error.issues[0]!));
  const values = parsed.data;
  if (values.APP_ENV === 'production') demandProduction(values);
  return {
    environment: values.APP_ENV,
    host: values.HOST,
    port: values.PORT,
    sandboxPort: values.SANDBOX_PORT,
    database: values.DATABASE_URL
      ? { kind: 'postgres', url: values.DATABASE_URL }
      : { kind: 'embedded', folder: values.DATA_DIR },
    jwtSecret: values.JWT_SECRET,
    integrationSecret: values.INTEGRATION_SECRET,
    logLevel: values.LOG_LEVEL,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    trustProxyHops: values.TRUST_PROXY_HOPS,
    carSearchTtlSeconds: values.CAR_SEARCH_TTL_SECONDS,
    transferOfferTtlSeconds: values.TRANSFER_OFFER_TTL_SECONDS,
    transferOrderTtlSeconds: values.TRANSFER_ORDER_TTL_SECONDS,
    creditCheckDelaySeconds: values.CREDIT_CHECK_DELAY_SECONDS ?? (values.APP_ENV === 'staging' ? 2 : 60),
    vendorBaseUrl: values.VENDOR_BASE_URL ?? `http://127.0.0.1:${values.SANDBOX_PORT}`,
    vendorKey: values.VENDOR_KEY,
    vendorDeadlineMilliseconds: values.VENDOR_DEADLINE_MS,
    vendorReservationDeadlineMilliseconds: values.VENDOR_RESERVATION_DEADLINE_MS,
    processorBaseUrl: values.PROCESSOR_BASE_URL ?? `http://127.0.0.1:${values.SANDBOX_PORT}`,
    processorKey: values.PROCESSOR_KEY,
    processorDeadlineMilliseconds: values.PROCESSOR_DEADLINE_MS,
    bureauBaseUrl: values.BUREAU_BASE_URL ?? `http://127.0.0.1:${values.SANDBOX_PORT}`,
    bureauKey: values.BUREAU_KEY,
    bureauDeadlineMilliseconds: values.BUREAU_DEADLINE_MS,
    transferSupplierBaseUrl: values.TRANSFER_SUPPLIER_BASE_URL ?? `http://127.0.0.1:${values.SANDBOX_PORT}`,
    transferSupplierKey: values.TRANSFER_SUPPLIER_KEY,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    recoversPayments: true,
    strictNationalIds: values.STRICT_NATIONAL_IDS === 'true',
    testVendor: values.TEST_VENDOR,
  };
}

function demandProduction(values: z.infer<typeof Environment>): void {
  const demand = (met: boolean, variable: string, wanted: string) => {
    if (!met) throw new StartupError(`${variable}: APP_ENV=production deps ${wanted}.`);
  };
  demand(values.DATABASE_URL !== undefined, 'DATABASE_URL', 'a PostgreSQL of its own');
  demand(values.JWT_SECRET !== STAGING_JWT_SECRET, 'JWT_SECRET', 'a secret of its own');
  demand(values.INTEGRATION_SECRET !== STAGING_INTEGRATION_SECRET, 'INTEGRATION_SECRET', 'a secret of its own');
  demand(values.VENDOR_KEY !== STAGING_VENDOR_KEY, 'VENDOR_KEY', 'the key that the vendors gave out');
  demand(values.PROCESSOR_KEY !== STAGING_PROCESSOR_KEY, 'PROCESSOR_KEY', 'the key that the processor gave out');
  demand(values.BUREAU_KEY !== STAGING_BUREAU_KEY, 'BUREAU_KEY', 'the key that the credit bureau gave out');
  demand(
    values.TRANSFER_SUPPLIER_KEY !== STAGING_TRANSFER_KEY,
    'TRANSFER_SUPPLIER_KEY',
    'the key that the transfer suppliers gave out',
  );
  demand(
    isOutside(values.PROCESSOR_BASE_URL),
    'PROCESSOR_BASE_URL',
    'the address of a real processor, not of the sandbox',
  );
  demand(isOutside(values.BUREAU_BASE_URL), 'BUREAU_BASE_URL', 'the address of a real bureau, not of the sandbox');
  demand(
    isOutside(values.TRANSFER_SUPPLIER_BASE_URL),
    'TRANSFER_SUPPLIER_BASE_URL',
    'the address of real transfer suppliers, not of the sandbox',
  );
  demand(isOutside(values.PUBLIC_URL), 'PUBLIC_URL', 'the address that browsers reach it at');
  demand(isOutside(values.VENDOR_BASE_URL), 'VENDOR_BASE_URL', 'the address of real vendors, not of the sandbox');
}

/** The sandbox only ever runs beside the service. */
function isOutside(url: string | undefined): boolean {
  return url !== undefined && !/^(localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(new URL(url).hostname);
}

/** `PORT=` is the same as no PORT at all; read as a number it would be 0. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

function describe(issue: z.core.$ZodIssue): string {
  const variable = String(issue.path[0]);
  switch (issue.code) {
    case 'invalid_value':
      return `${variable}: one of ${issue.values.join(', ')} is accepted.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `${variable}: at least ${issue.minimum} characters are needed.`
        : `${variable}: a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum} is accepted.`;
    case 'too_big':
      return `${variable}: a number up to ${issue.maximum} is accepted.`;
    case 'invalid_format':
      return `${variable}: a URL is accepted, such as ${variable === 'DATABASE_URL' ? 'postgresql://user@host:5432/name' : 'https://host'}.`;
    default:
      return `${variable}: a whole number is accepted.`;
  }
}
