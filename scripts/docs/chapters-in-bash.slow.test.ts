import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { unwrap } from '../../packages/client/src/webhooks.ts';
import { startPaying } from '../../packages/server/test/operations/payments/paying.ts';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { type Received, startReceiver } from '../../packages/server/test/support/webhook-receiver.ts';
import { leavesOutCurl } from '../test/curl.ts';
import { stepsOf } from './steps.ts';
import { payNextSession } from './traveller.ts';

const run = promisify(execFile);

// The chapters use dates relative to the current day, so the clock starts at the current time. The test clock does not
// advance, so the credit check must have no delay.
const clock = createTestClock(new Date());
const paying = await startPaying({ CREDIT_CHECK_DELAY_SECONDS: '0' }, { clock });
const { service, stop } = paying;
afterAll(stop);

/** Shell function that reports statuses on stderr, so that stdout is unchanged. */
const WITH_STATUSES = 'curl() { command curl --verbose "$@"; }';

async function runInBash(...commands: string[]) {
  const { stdout, stderr } = await run('bash', ['-euc', commands.join('\n')]);
  return { printed: stdout, statuses: [...stderr.matchAll(/^< HTTP\S+ (\d+)/gm)].map(([, status]) => Number(status)) };
}

const printedInBash = async (...commands: string[]) => (await runInBash(...commands)).printed;

/** Runs the entire chapter in one shell. Returns all statuses other than 2xx. */
async function runInCurl(chapter: string) {
  const { printed, statuses } = await runInBash(
    'sleep() { :; }',
    WITH_STATUSES,
    (await stepsOf(chapter, 'sh', service.url)).join('\n'),
  );
  expect(statuses.length).toBeGreaterThan(4);
  return { printed, refused: statuses.filter((status) => status < 200 || status > 299) };
}

describe.skipIf(leavesOutCurl)('guides in curl', () => {
  test('the getting started guide runs from the login to the cancelled order', async () => {
    const { printed, refused } = await runInCurl('getting-started');
    expect(refused).toEqual([]);
    expect(printed).toContain('airport-IST is at {"lat":41.2613,"lon":28.74195}');
    expect(printed).toMatch(/^\w.*: [\d.]+ TRY$/m);
    expect(printed).toMatch(/^CAR-\S+\nsuccess\nTD-\w+\nThe order is cancelled\..*\n$/m);
  });

  test('the car rental guide runs from the search to the cancellation', async () => {
    const { printed, refused } = await runInCurl('car-rental');
    expect(refused).toEqual([]);
    expect(printed).toMatch(
      /^All vendors responded\nCAR-\S+\n.* 3 x [\d.]+, .*\nsuccess\nTD-\w+\n\{ amount: \d+, currency: 'TRY' \}\nThe order is cancelled\..*\n$/,
    );
  });

  test('the payments guide runs from a declined card to a different one', async () => {
    const { printed, refused } = await runInCurl('payments');
    expect(refused).toEqual([402]);
    expect(printed).toMatch(/^CAR-\S+\n\{"key":"cardPayment\.declined",.*\nsuccess\nThe order is cancelled\..*\n$/);
  });

  test('the payment page guide runs from the link to the refund', async () => {
    const [{ printed, refused }] = await Promise.all([runInCurl('payment-page'), payNextSession(paying)]);
    expect(refused).toEqual([]);
    expect(printed).toMatch(
      /^CAR-\S+\npay_\S+\nhttps:\/\/pay\.example\.com\/pay\/\S+\npaid\nThe order is cancelled\..*\n$/,
    );
  });

  test('the credit check guide runs from Unknown to an order', async () => {
    const { printed, refused } = await runInCurl('credit-check');
    expect(refused).toEqual([422]);
    const statuses = [...printed.matchAll(/^\((\d+)\)$/gm)].map(([, status]) => Number(status));
    expect(statuses).toEqual([422, 200, 200, 204, 200, 201]);
    expect(printed).toMatch(/passenger\.identityNumber[\s\S]*Unknown[\s\S]*\+90532\*+67[\s\S]*Positive[\s\S]*CAR-/);
  });

  test('the transfers guide runs from the search to the refund', async () => {
    const { printed, refused } = await runInCurl('transfers');
    expect(refused).toEqual([]);
    expect(printed).toMatch(
      /^\w.*: [\d.]+ TRY\nAll suppliers responded\nTRF-\S+\nreserved \S+\ncomplete\n\d{4}-\d\d-\d\dT11:00:00\+03:00\noneway: [\d.]+,return: [\d.]+\nreserved\ncanceled\n$/,
    );
  });

  test('the call of the staging page makes a vendor fail', async () => {
    const [call] = await stepsOf('staging', 'sh', service.url);
    expect(await printedInBash(call!.replace('http://localhost:8081', paying.sandbox.url))).toBe('200\n');
    expect(paying.sandbox.faults.of('LIKYA')).toBe('failing');
    paying.sandbox.faults.set('LIKYA', 'normal');
  });

  const chapters = [
    'getting-started',
    'car-rental',
    'payments',
    'payment-page',
    'credit-check',
    'transfers',
    'three-d-secure',
  ];
  test.each(chapters)(
    'the first step of %s prints the error of a wrong secret and ends the script',
    async (chapter) => {
      const [login] = await stepsOf(chapter, 'sh', service.url);
      const wrong = login!.replace('sk_staging_horizon_', 'sk_staging_wrong_');
      const { code, stdout, stderr } = await run('bash', ['-euc', wrong]).catch((error) => error);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^auth\.wrongCredentials: The .*\. {2}X-Request-Id: \S+\n$/);
    },
  );

  test('a step without a service prints that the response is not JSON', async () => {
    const [login] = await stepsOf('getting-started', 'sh', 'http://127.0.0.1:1');
    const { code, stderr } = await run('bash', ['-euc', login!]).catch((error) => error);
    expect(code).toBe(1);
    expect(stderr).toBe('The response is not JSON: \n');
  });

  test('the events guide runs from creating an endpoint to receiving a ping', async () => {
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
