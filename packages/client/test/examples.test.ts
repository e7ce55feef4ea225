/** Runs the examples in `examples/` as a reader would, against a separate service. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../server/test/support/agency-site.ts';
import { createTestClock } from '../../server/test/support/clock.ts';
import { startStaging } from '../../server/test/support/staging.ts';

const folder = fileURLToPath(new URL('../examples/', import.meta.url));

const STORIES: Record<string, (string | RegExp)[]> = {
  'rent-a-car-with-3d-secure': [
    'Pick-up at Istanbul Airport',
    /Ordered with a Child seat: CAR-/,
    /3 installments of [\d.]+ TRY on a Bonus card/,
    'The customer is back with success: Payment is successful',
    /The car is reserved as \S+/,
    /What the traveller shows at the desk is .*voucher\.pdf/,
    /A cancellation would give back [\d.]+ TRY/,
    'The order is cancelled.',
  ],
  'credit-checked-rental': [
    'Not without a check: passenger.identityNumber',
    'The bureau says Unknown',
    'Known phones: +90532*****67',
    /The PIN is not the PIN of the latest SMS; 2 attempts/,
    'The bureau now says Positive',
    'Payment: success. The car is reserved.',
  ],
  'transfer-and-cancel': [
    /TRF-\S+ is pendingPayment, [\d.]+ TRY to pay/,
    /It is reserved as \S+/,
    /Paying TRF-\S+ twice is refused with 8009/,
    /A cancellation gives back [\d.]+ TRY/,
    /return: [\d.]+ TRY/,
    'Without its return leg, the order is reserved',
    'It is canceled; the credit is as it was',
  ],
};

// The examples use dates relative to today.
const clock = createTestClock(new Date());
const publicUrl = `http://127.0.0.1:${await freePort()}`;
const { service, stop } = await startStaging({ PUBLIC_URL: publicUrl, CREDIT_CHECK_DELAY_SECONDS: '0' }, { clock });
afterAll(stop);

test('every example program has a test', () => {
  const helpers = ['shared', 'sandbox-bank'];
  const stories = globSync('*.ts', { cwd: folder }).map((file) => file.replace('.ts', ''));
  expect(stories.filter((name) => !helpers.includes(name)).sort()).toEqual(Object.keys(STORIES).sort());
});

test.each(Object.entries(STORIES))('the example program %s prints the expected lines', async (name, lines) => {
  const env = { ...process.env, BASE_URL: `${service.url}/api/v1` };
  const { stdout } = await promisify(execFile)(process.execPath, [`${folder}${name}.ts`], { env });
  for (const line of lines) {
    expect(stdout).toEqual(typeof line === 'string' ? expect.stringContaining(line) : expect.stringMatching(line));
  }
});
