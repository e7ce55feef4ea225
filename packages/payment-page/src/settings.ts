import { readFileSync } from 'node:fs';
import { CARD_TOKEN_STAGING_KEY, PAY_PORT } from '@agency-booking/connector-contracts/parties';
import type { PaymentPageOptions } from './main.ts';

export type Settings = PaymentPageOptions & {
  readonly port: number;
  readonly host: string;
  /** Port of `/metrics`; `undefined` if metrics are not served. */
  readonly metricsPort: number | undefined;
  readonly logLevel: string;
  readonly drainDelaySeconds: number;
};

const SHORTEST_KEY = 32;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];
const SECRETS = ['PAYMENT_PAGE_KEY', 'PAY_PROCESSOR_KEY'] as const;
const MOST_PORT = 65_535;

/** All environment variables that the page reads. */
export const VARIABLES: readonly string[] = [
  ...['PAY_PUBLIC_URL', 'PAY_SERVICE_URL', 'PROCESSOR_BASE_URL', 'PAY_PORT', 'PAY_METRICS_PORT', 'HOST', 'LOG_LEVEL'],
  ...['TRUST_PROXY_HOPS', 'DRAIN_DELAY_SECONDS', ...SECRETS, ...SECRETS.map((name) => `${name}_FILE`)],
];

/** Reads the settings of a page in production. Throws a `StartupError` with one line for each wrong setting. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems: string[] = [];
  const read = (name: string, problemOf: (value: string) => string | undefined): string => {
    const value = env[name]?.trim() ?? '';
    const problem = value === '' ? 'is required.' : problemOf(value);
    if (problem) problems.push(`${name}: ${problem}`);
    return value;
  };
  const settings = {
    publicUrl: read('PAY_PUBLIC_URL', originProblem),
    service: { baseUrl: read('PAY_SERVICE_URL', serviceProblem), key: readSecret('PAYMENT_PAGE_KEY') },
    processor: { baseUrl: read('PROCESSOR_BASE_URL', urlProblem), key: readSecret('PAY_PROCESSOR_KEY') },
    port: wholeOf('PAY_PORT', PAY_PORT, MOST_PORT),
    metricsPort: env.PAY_METRICS_PORT?.trim() ? wholeOf('PAY_METRICS_PORT', 0, MOST_PORT) : undefined,
    host: env.HOST?.trim() || '0.0.0.0',
    trustProxyHops: wholeOf('TRUST_PROXY_HOPS', 0, 10),
    logLevel: env.LOG_LEVEL?.trim() || 'info',
    drainDelaySeconds: wholeOf('DRAIN_DELAY_SECONDS', 5, 300),
  };
  if (!LOG_LEVELS.includes(settings.logLevel)) problems.push(`LOG_LEVEL: must be one of ${LOG_LEVELS.join(', ')}.`);
  if (problems.length > 0) throw Object.assign(new Error(problems.join('\n')), { name: 'StartupError' });
  return settings;

  /** Reads a secret from its variable, or from the file named by `NAME_FILE`. */
  function readSecret(name: (typeof SECRETS)[number]): string {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return read(name, keyProblem);
    try {
      const value = readFileSync(file, 'utf8').trim();
      const problem = env[name] ? `${name} is also set. Set only one of the two.` : keyProblem(value);
      if (problem) problems.push(`${name}_FILE: ${problem}`);
      return value;
    } catch (error) {
      problems.push(`${name}_FILE: the file cannot be read (${(error as NodeJS.ErrnoException).code}).`);
      return '';
    }
  }

  function wholeOf(name: string, fallback: number, maximum: number): number {
    const text = env[name]?.trim() || String(fallback);
    const isWhole = /^\d+$/.test(text) && Number(text) <= maximum;
    if (!isWhole) problems.push(`${name}: must be a whole number from 0 to ${maximum}.`);
    return Number(text);
  }
}

function urlProblem(value: string): string | undefined {
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? undefined : 'must be an https:// address.';
}

/**
 * Returns the problem with a service URL. Inside a cluster, the network policy protects plain HTTP between pods, as it
 * does behind the load balancer.
 */
function serviceProblem(value: string): string | undefined {
  const { protocol, hostname } = URL.parse(value) ?? {};
  const isInCluster = /^(?!localhost$)[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+\.svc(\.cluster\.local)?)?$/.test(hostname ?? '');
  if (protocol === 'http:' && isInCluster) return undefined;
  return urlProblem(value) && 'must be an https:// address, or http:// with a host name of the cluster.';
}

function originProblem(value: string): string | undefined {
  return urlProblem(value) ?? (new URL(value).origin === value ? undefined : 'must be an origin without a path.');
}

function keyProblem(value: string): string | undefined {
  if (value === CARD_TOKEN_STAGING_KEY) return 'is the public key of staging. Use the key that the processor issued.';
  return value.length < SHORTEST_KEY ? `must have at least ${SHORTEST_KEY} characters.` : undefined;
}
