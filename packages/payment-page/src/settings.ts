import { CARD_TOKEN_STAGING_KEY, PAY_PORT } from '@agency-booking/connector-contracts/parties';
import type { PaymentPageOptions } from './main.ts';

export type Settings = PaymentPageOptions & { readonly port: number; readonly host: string };

const SHORTEST_KEY = 32;

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
    service: { baseUrl: read('PAY_SERVICE_URL', urlProblem), key: read('PAYMENT_PAGE_KEY', keyProblem) },
    processor: { baseUrl: read('PROCESSOR_BASE_URL', urlProblem), key: read('PAY_PROCESSOR_KEY', keyProblem) },
    port: wholeOf('PAY_PORT', PAY_PORT, 65_535),
    host: env.HOST?.trim() || '0.0.0.0',
    trustProxyHops: wholeOf('TRUST_PROXY_HOPS', 0, 10),
  };
  if (problems.length > 0) throw Object.assign(new Error(problems.join('\n')), { name: 'StartupError' });
  return settings;

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

function originProblem(value: string): string | undefined {
  return urlProblem(value) ?? (new URL(value).origin === value ? undefined : 'must be an origin without a path.');
}

function keyProblem(value: string): string | undefined {
  if (value === CARD_TOKEN_STAGING_KEY) return 'is the public key of staging. Use the key that the processor issued.';
  return value.length < SHORTEST_KEY ? `must have at least ${SHORTEST_KEY} characters.` : undefined;
}
