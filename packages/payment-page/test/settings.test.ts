import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';

const given = {
  PAY_PUBLIC_URL: 'https://pay.agency.example',
  PAY_SERVICE_URL: 'https://service.internal',
  PAYMENT_PAGE_KEY: 'k'.repeat(32),
  PROCESSOR_BASE_URL: 'https://processor.example',
  PAY_PROCESSOR_KEY: 'p'.repeat(32),
};

test('a page in production needs its addresses and keys, and has defaults for the rest', () => {
  expect(readSettings(given)).toEqual({
    publicUrl: 'https://pay.agency.example',
    service: { baseUrl: 'https://service.internal', key: given.PAYMENT_PAGE_KEY },
    processor: { baseUrl: 'https://processor.example', key: given.PAY_PROCESSOR_KEY },
    port: 8082,
    host: '0.0.0.0',
    trustProxyHops: 0,
    metricsPort: undefined,
    logLevel: 'info',
    drainDelaySeconds: 5,
  });
});

test('all missing settings are named at once', () => {
  expect(() => readSettings({})).toThrow(
    Object.keys(given)
      .map((name) => `${name}: is required.`)
      .join('\n'),
  );
});

test.each([
  ['PAY_PUBLIC_URL', 'http://pay.agency.example', 'must be an https:// address.'],
  ['PAY_PUBLIC_URL', 'https://agency.example/pay', 'must be an origin without a path.'],
  ['PROCESSOR_BASE_URL', 'processor', 'must be an https:// address.'],
  ['PAYMENT_PAGE_KEY', 'short', 'must have at least 32 characters.'],
  ['PAY_PROCESSOR_KEY', 'ptk_staging_agency_booking', 'is the public key of staging.'],
  ['PAY_PORT', '-1', 'must be a whole number from 0 to 65535.'],
  ['PAY_METRICS_PORT', 'x', 'must be a whole number from 0 to 65535.'],
  ['LOG_LEVEL', 'loud', 'must be one of trace, debug, info, warn, error, silent.'],
  [
    'PAY_SERVICE_URL',
    'http://localhost:8080',
    'must be an https:// address, or http:// with a host name of the cluster.',
  ],
  ['PAY_SERVICE_URL', 'http://api.agency.example', 'must be an https:// address'],
  ['PAY_SERVICE_URL', 'http://10.0.0.1:8080', 'must be an https:// address'],
])('the setting %s refuses %s', (name, value, problem) => {
  expect(() => readSettings({ ...given, [name]: value })).toThrow(`${name}: ${problem}`);
});

test.each([
  'http://agency-booking-page:8083',
  'http://agency-booking.shop.svc',
  'http://agency.shop.svc.cluster.local',
])('plain http is accepted for a service in the same cluster: %s', (url) => {
  expect(readSettings({ ...given, PAY_SERVICE_URL: url }).service.baseUrl).toBe(url);
});

test('a key can be read from a file, and not from two places', async () => {
  const { PAYMENT_PAGE_KEY, ...others } = given;
  const folder = await mkdtemp(join(tmpdir(), 'page-key-'));
  const file = join(folder, 'key');
  await writeFile(file, `${PAYMENT_PAGE_KEY}\n`);
  expect(readSettings({ ...others, PAYMENT_PAGE_KEY_FILE: file }).service.key).toBe(PAYMENT_PAGE_KEY);
  const both = { ...given, PAYMENT_PAGE_KEY_FILE: file };
  expect(() => readSettings(both)).toThrow('PAYMENT_PAGE_KEY_FILE: PAYMENT_PAGE_KEY is also set.');
  await rm(folder, { recursive: true });
  expect(() => readSettings({ ...others, PAYMENT_PAGE_KEY_FILE: file })).toThrow('cannot be read (ENOENT)');
});
