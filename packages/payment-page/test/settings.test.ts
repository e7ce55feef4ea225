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
])('the setting %s refuses %s', (name, value, problem) => {
  expect(() => readSettings({ ...given, [name]: value })).toThrow(`${name}: ${problem}`);
});
