/** The chapters that promise to run when they are pasted, pasted step by step into bash against the running service. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { unwrap } from '../../packages/client/src/webhooks.ts';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { type Received, startReceiver } from '../../packages/server/test/support/webhook-receiver.ts';
import { leavesOutCurl } from '../test/curl.ts';
import { stepsOf } from './steps.ts';

const run = promisify(execFile);

// The chapters count their days from today. The bureau takes no time: the clock stands still.
const clock = createTestClock(new Date());
const { service, stop } = await startStaging({ CREDIT_CHECK_DELAY_SECONDS: '0' }, { clock });
afterAll(stop);

/** Told on the other output, so that what is printed stays as it is. */
const WITH_STATUSES = 'curl() { command curl --verbose "$@"; }';

async function runInBash(...commands: string[]) {
  const { stdout, stderr } = await run('bash', ['-euc', commands.join('\n')]);
  return { printed: stdout, statuses: [...stderr.matchAll(/^< HTTP\S+ (\d+)/gm)].map(([, status]) => Number(status)) };
}

const printedInBash = async (...commands: string[]) => (await runInBash(...commands)).printed;

/** The whole chapter in one go, and what is not 2xx of its answers. */
async function runInCurl(chapter: string) {
  const { printed, statuses } = await runInBash(
    'sleep() { :; }',
    WITH_STATUSES,
    (await stepsOf(chapter, 'sh', service.url)).join('\n'),
  );
  expect(statuses.length).toBeGreaterThan(4);
  return { printed, refused: statuses.filter((status) => status < 200 || status > 299) };
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
