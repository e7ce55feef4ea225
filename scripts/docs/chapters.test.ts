/** The chapters that promise to run when they are pasted, pasted step by step against the running service. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unwrap } from '../../packages/client/src/webhooks.ts';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { type Received, startReceiver } from '../../packages/server/test/support/webhook-receiver.ts';
import { programOf, runProgram } from '../test/command.ts';
import { leavesOutCurl } from '../test/curl.ts';
import { stepsOf } from './steps.ts';

const SCRATCH = new URL('./.run/', import.meta.url);
const run = promisify(execFile);

// The chapters count their days from today. The bureau takes no time: the clock stands still.
const clock = createTestClock(new Date());
const { service, stop } = await startStaging({ CREDIT_CHECK_DELAY_SECONDS: '0' }, { clock });
beforeAll(() => mkdir(SCRATCH, { recursive: true }));
afterAll(async () => {
  await rm(SCRATCH, { recursive: true, force: true });
  await stop();
});

const steps = async (chapter: string, language: 'sh' | 'ts') =>
  (await stepsOf(chapter, language, service.url)).join('\n');

/** Told on the other output, so that what is printed stays as it is. */
const WITH_STATUSES = 'curl() { command curl --verbose "$@"; }';

async function runInBash(...commands: string[]) {
  const { stdout, stderr } = await run('bash', ['-euc', commands.join('\n')]);
  return { printed: stdout, statuses: [...stderr.matchAll(/^< HTTP\S+ (\d+)/gm)].map(([, status]) => Number(status)) };
}

const printedInBash = async (...commands: string[]) => (await runInBash(...commands)).printed;

/** The whole chapter in one go, and what is not 2xx of its answers. */
async function runInCurl(chapter: string) {
  const { printed, statuses } = await runInBash('sleep() { :; }', WITH_STATUSES, await steps(chapter, 'sh'));
  expect(statuses.length).toBeGreaterThan(4);
  return { printed, refused: statuses.filter((status) => status < 200 || status > 299) };
}

async function printedInTypeScript(chapter: string): Promise<unknown[]> {
  const file = new URL(`${chapter}.ts`, SCRATCH);
  const console = 'const console = { log: (...values: unknown[]) => printed.push(...values) };';
  const clock = 'const setTimeout = (done: (nothing?: undefined) => void, _milliseconds: number) => done();';
  await writeFile(
    file,
    `const printed: unknown[] = [];\n${console}\n${clock}\n${await steps(chapter, 'ts')}\nexport { printed, setTimeout };\n`,
  );
  const { printed } = await import(/* @vite-ignore */ file.href);
  return printed;
}

describe.skipIf(leavesOutCurl)('in curl', () => {
  test('getting started: from the login to the cancelled order', async () => {
    const { printed, refused } = await runInCurl('getting-started');
    expect(refused).toEqual([]);
    expect(printed).toContain('airport-IST is at {"lat":41.2613,"lon":28.74195}');
    expect(printed).toMatch(/^\w.*: [\d.]+ TRY$/m);
    expect(printed).toMatch(/^CAR-\S+\nsuccess\nTD-\w+\nThe order is cancelled\..*\n$/m);
  });

  test('car rental: from the search to the cancellation', async () => {
    const { printed, refused } = await runInCurl('car-rental');
    expect(refused).toEqual([]);
    expect(printed).toMatch(
      /^CAR-\S+\n.* 3 x [\d.]+, .*\nsuccess\nTD-\w+\n\{ amount: \d+, currency: 'TRY' \}\nThe order is cancelled\..*\n$/,
    );
  });

  test('payments: from a declined card to another one', async () => {
    const { printed, refused } = await runInCurl('payments');
    expect(refused).toEqual([402]);
    expect(printed).toMatch(/^CAR-\S+\ncardPayment\.declined \S.*\nsuccess\nThe order is cancelled\..*\n$/);
  });

  test('credit check: from Unknown to an order', async () => {
    const { printed, refused } = await runInCurl('credit-check');
    expect(refused).toEqual([422]);
    const statuses = [...printed.matchAll(/^\((\d+)\)$/gm)].map(([, status]) => Number(status));
    expect(statuses).toEqual([422, 200, 200, 204, 200, 201]);
    expect(printed).toMatch(/passenger\.identityNumber[\s\S]*Unknown[\s\S]*\+90532\*+67[\s\S]*Positive[\s\S]*CAR-/);
  });

  test('transfers: from the search to the refund', async () => {
    const { printed, refused } = await runInCurl('transfers');
    expect(refused).toEqual([]);
    expect(printed).toMatch(
      /^\w.*: [\d.]+ TRY\nTRF-\S+\nreserved \S+\ncomplete\n\{ amount: \d+, currency: 'TRY' \}\ncanceled\n$/,
    );
  });

  test('events: from an endpoint to a ping that has arrived', async () => {
    const receiver = await startReceiver();
    const [login] = await stepsOf('getting-started', 'sh', service.url);
    const [, make, ping, look, remove] = await stepsOf('events', 'sh', service.url);
    const known = await printedInBash(
      login!,
      make!.replace('http://localhost:3000/hooks', receiver.url),
      ping!,
      'declare -p API AUTH WEBHOOK_SECRET ENDPOINT_ID; declare -f pick',
    );
    clock.advance(1);
    await service.sendWebhooks();

    expect(await printedInBash(known, look!, remove!)).toBe('delivered 204\n');
    const [{ body, headers }] = receiver.take() as [Received];
    const [, secret] = /WEBHOOK_SECRET="(.*)"/.exec(known)!;
    expect(await unwrap(body, headers, secret!)).toMatchObject({ type: 'webhookEndpoint.pinged' });
    await receiver.close();
  });
});

describe('in TypeScript', () => {
  test('getting started: from the login to the cancelled order', async () => {
    expect(await printedInTypeScript('getting-started')).toEqual([
      expect.any(String),
      expect.stringContaining('cancelled'),
    ]);
  });

  test('car rental: from the search to the cancellation', async () => {
    expect(await printedInTypeScript('car-rental')).toEqual([
      expect.arrayContaining([expect.stringMatching(/^3 x [\d.]+$/)]),
      'success',
      expect.stringMatching(/^TD-/),
      { amount: expect.any(Number), currency: 'TRY' },
      expect.stringContaining('cancelled'),
    ]);
  });

  test('payments: from a declined card to another one', async () => {
    expect(await printedInTypeScript('payments')).toEqual([
      'cardPayment.declined',
      expect.any(String),
      'success',
      expect.stringContaining('cancelled'),
    ]);
  });

  test('credit check: from Unknown to an order', async () => {
    const printed = await printedInTypeScript('credit-check');
    // In curl the traveller may have been approved before.
    expect(printed.filter((value) => value !== 'passenger.identityNumber')).toEqual([
      'Unknown',
      ['1: +90532*****67', expect.stringMatching(/^2: /)],
      'Positive',
      expect.stringMatching(/^CAR-/),
    ]);
  });

  test('transfers: from the search to the refund', async () => {
    expect(await printedInTypeScript('transfers')).toEqual([
      'reserved',
      expect.any(String),
      'complete',
      { amount: expect.any(Number), currency: 'TRY' },
      'canceled',
    ]);
  });

  test('all of them are right under a strict compiler', async () => {
    const tsconfig = { extends: '../../../tsconfig.base.json', include: ['*.ts'] };
    await writeFile(new URL('three-d-secure.ts', SCRATCH), await steps('three-d-secure', 'ts'));
    await writeFile(new URL('tsconfig.json', SCRATCH), JSON.stringify(tsconfig));
    const { ok, printed } = await runProgram(programOf('typescript', 'tsc'), ['-p', '.'], {
      cwd: fileURLToPath(SCRATCH),
    });
    expect(printed).toBe('');
    expect(ok).toBe(true);
  });
});
