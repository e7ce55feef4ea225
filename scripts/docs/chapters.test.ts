/** chapters-in-bash.slow.test.ts runs the same chapters in bash. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPaying } from '../../packages/server/test/operations/payments/paying.ts';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { programOf, runProgram } from '../test/command.ts';
import { stepsOf } from './steps.ts';
import { payNextSession } from './traveller.ts';

const SCRATCH = new URL('./.run/', import.meta.url);

// The chapters use dates relative to the current day, so the clock starts at the current time. The test clock does not
// advance, so the credit check must have no delay.
const clock = createTestClock(new Date());
const paying = await startPaying({ CREDIT_CHECK_DELAY_SECONDS: '0' }, { clock });
const { service, stop } = paying;
beforeAll(() => mkdir(SCRATCH, { recursive: true }));
afterAll(async () => {
  await rm(SCRATCH, { recursive: true, force: true });
  await stop();
});

const steps = async (chapter: string) => (await stepsOf(chapter, 'ts', service.url)).join('\n');

async function printedInTypeScript(chapter: string): Promise<unknown[]> {
  const file = new URL(`${chapter}.ts`, SCRATCH);
  const console =
    'const console = { log: (...values: unknown[]) => printed.push(...values), error: (..._values: unknown[]) => {} };';
  const clock =
    'const setTimeout = (done: (nothing?: undefined) => void, _milliseconds: number) => globalThis.setTimeout(done, 50);';
  await writeFile(
    file,
    `const printed: unknown[] = [];\n${console}\n${clock}\n${await steps(chapter)}\nexport { printed, setTimeout };\n`,
  );
  const { printed } = await import(/* @vite-ignore */ file.href);
  return printed;
}

test('the getting started guide runs from the login to the cancelled order', async () => {
  expect(await printedInTypeScript('getting-started')).toEqual([
    expect.any(String),
    expect.stringContaining('cancelled'),
  ]);
});

test('the car rental guide runs from the search to the cancellation', async () => {
  expect(await printedInTypeScript('car-rental')).toEqual([
    'All vendors responded',
    expect.arrayContaining([expect.stringMatching(/^3 x [\d.]+$/)]),
    'success',
    expect.stringMatching(/^TD-/),
    { amount: expect.any(Number), currency: 'TRY' },
    expect.stringContaining('cancelled'),
  ]);
});

test('the payments guide runs from a declined card to a different one', async () => {
  expect(await printedInTypeScript('payments')).toEqual([
    'cardPayment.declined',
    expect.any(String),
    'success',
    expect.stringContaining('cancelled'),
  ]);
});

test('the payment page guide runs from the link to the refund', async () => {
  const [printed] = await Promise.all([printedInTypeScript('payment-page'), payNextSession(paying)]);
  expect(printed).toEqual([
    expect.stringMatching(/^https:\/\/pay\.example\.com\/pay\/\S{22}$/),
    'paid',
    expect.stringContaining('cancelled'),
  ]);
});

test('the credit check guide runs from Unknown to an order', async () => {
  const printed = await printedInTypeScript('credit-check');
  // The curl run may already have approved the traveller.
  expect(printed.filter((value) => value !== 'passenger.identityNumber')).toEqual([
    'Unknown',
    ['1: +90532*****67', expect.stringMatching(/^2: /)],
    'Positive',
    expect.stringMatching(/^CAR-/),
  ]);
});

test('the transfers guide runs from the search to the refund', async () => {
  expect(await printedInTypeScript('transfers')).toEqual([
    'All suppliers responded',
    'reserved',
    expect.any(String),
    'complete',
    expect.stringMatching(/T11:00:00\+03:00$/),
    ...['oneway', { amount: expect.any(Number), currency: 'TRY' }],
    ...['return', { amount: expect.any(Number), currency: 'TRY' }],
    'reserved',
    'canceled',
  ]);
});

test('the TypeScript samples of all guides compile with strict settings', async () => {
  const tsconfig = { extends: '../../../tsconfig.base.json', include: ['*.ts'] };
  await writeFile(new URL('three-d-secure.ts', SCRATCH), await steps('three-d-secure'));
  await writeFile(new URL('tsconfig.json', SCRATCH), JSON.stringify(tsconfig));
  const { ok, printed } = await runProgram(programOf('typescript', 'tsc'), ['-p', '.'], {
    cwd: fileURLToPath(SCRATCH),
  });
  expect(printed).toBe('');
  expect(ok).toBe(true);
});
