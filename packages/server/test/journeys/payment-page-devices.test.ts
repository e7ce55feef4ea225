import { CARD_TOKEN_STAGING_KEY } from '@agency-booking/connector-contracts/parties';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentPage } from '../../../payment-page/src/main.ts';
import { type PaymentPage, serve } from '../../../payment-page/src/serve.ts';
import type { PaymentSession } from '../../src/generated/types.ts';
import { BONUS } from '../operations/payments/paying.ts';
import { PAGE_KEY, type Sessions, startSessions } from '../operations/payments/sessions.ts';
import { freePort } from '../support/agency-site.ts';
import { type Challenge, type Device, openDevice, type Shown } from '../support/device.ts';
import { type ExchangeProxy, type Handle, startExchangeProxy } from '../support/exchange-proxy.ts';

const WORLD = '5526080000000006';
const NEVER_ANSWERED = '4000000000002081';
const DEADLINE_MS = 1_000;

let sessions: Sessions;
let page: PaymentPage;
let proxies: readonly ExchangeProxy[];
/** Handles the requests that the page sends to the service and to the processor. */
let ofPage: Handle;

beforeAll(async () => {
  page = await serve((request, response) => listener(request, response), 0);
  sessions = await startSessions({
    PAY_PUBLIC_URL: page.url,
    PUBLIC_URL: `http://127.0.0.1:${await freePort()}`,
    PROCESSOR_DEADLINE_MS: String(DEADLINE_MS),
  });
  const { service, sandbox, clock } = sessions;
  const through = (url: string) =>
    startExchangeProxy(
      () => url,
      (...given) => ofPage(...given),
    );
  proxies = await Promise.all([through(service.url), through(sandbox.url)]);
  const listener = createPaymentPage({
    service: { baseUrl: proxies[0]!.url, key: PAGE_KEY },
    processor: { baseUrl: proxies[1]!.url, key: CARD_TOKEN_STAGING_KEY },
    publicUrl: page.url,
    timeoutMilliseconds: 3 * DEADLINE_MS,
    now: clock.now,
  });
});
beforeAll(reset);
afterEach(async () => {
  reset();
  await sessions.checkMoney();
});
afterAll(async () => {
  await page.close();
  await Promise.all(proxies.map((proxy) => proxy.close()));
  await sessions.stop();
});

function reset(): void {
  ofPage = (_, forward) => forward();
}

async function openSession() {
  const session = await sessions.newSession();
  const device = openDevice(session.url!);
  expect(await device.look()).toEqual({ kind: 'form' });
  return { session, device };
}
function challengeOf(shown: Shown): Challenge {
  if (shown.kind !== 'bank') throw new Error(`the page shows ${shown.kind}`);
  return shown.challenge;
}
const PAID: Shown = { kind: 'result', isPaid: true };

async function expectPaidOnce(session: PaymentSession): Promise<void> {
  expect(await sessions.chargesOf(session)).toHaveLength(1);
  expect((await sessions.get(session)).body.status).toBe('paid');
}

describe('a traveller who', () => {
  test('reloads the way to the bank gets the same challenge', async () => {
    const { session, device } = await openSession();
    const challenge = challengeOf(await device.submit(BONUS));
    expect(await device.look()).toEqual({ kind: 'bank', challenge });
    expect(await device.atBank(challenge, 'confirm')).toEqual(PAID);
    expect(await device.look()).toEqual(PAID);
    await expectPaidOnce(session);
  });

  test('goes back from the bank and sends the same card joins the payment', async () => {
    const { session, device } = await openSession();
    const challenge = challengeOf(await device.submit(BONUS));
    expect(challengeOf(await device.submit(BONUS))).toEqual(challenge);
    expect(await device.atBank(challenge, 'confirm')).toEqual(PAID);
    await expectPaidOnce(session);
    expect(await sessions.statusesOf(session)).toEqual(['open', 'processing', 'paid']);
  });

  test('goes back after the payment and sends the form again sees the result', async () => {
    const { session, device } = await openSession();
    await device.atBank(challengeOf(await device.submit(BONUS)), 'confirm');
    expect(await device.submit(WORLD)).toEqual(PAID);
    await expectPaidOnce(session);
  });

  test('sends the bank page of a payment again sees the result', async () => {
    const { session, device } = await openSession();
    const challenge = challengeOf(await device.submit(BONUS));
    await device.atBank(challenge, 'confirm');
    expect(await device.atBank(challenge, 'confirm')).toEqual(PAID);
    await expectPaidOnce(session);
  });

  test('sends the form in two tabs at the same time is charged once', async () => {
    const { session, device } = await openSession();
    await Promise.all([device.submit(BONUS), device.submit(BONUS)]);
    expect(await device.atBank(challengeOf(await device.look()), 'confirm')).toEqual(PAID);
    await expectPaidOnce(session);
  });

  test('sends different cards on two devices at the same time is charged once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { session, device } = await openSession();
      const second = openDevice(session.url!);
      await second.look();
      const shown = await Promise.all([device.submit(BONUS), second.submit(WORLD)]);
      for (const [index, each] of [device, second].entries()) {
        const own = shown[index]!;
        if (own.kind === 'bank') await each.atBank(own.challenge, 'confirm');
      }
      await sessions.service.later(4);
      await finishOn(device);
      expect([await device.look(), await second.look()]).toEqual([PAID, PAID]);
      await expectPaidOnce(session);
    }
  });

  test('pays on a second device while the first is at the bank is charged once', async () => {
    const { session, device } = await openSession();
    const challenge = challengeOf(await device.submit(BONUS));
    const second = openDevice(session.url!);
    expect(await second.look()).toEqual({ kind: 'bank', challenge });
    expect(await second.atBank(challenge, 'confirm')).toEqual(PAID);
    expect(await device.atBank(challenge, 'confirm')).toEqual(PAID);
    await expectPaidOnce(session);
  });

  test('leaves the bank and opens the link again is charged by the charge in progress only', async () => {
    const { session, device } = await openSession();
    await device.atBank(challengeOf(await device.submit(NEVER_ANSWERED)), 'confirm');
    const second = openDevice(session.url!);
    expect(await second.look()).toEqual({ kind: 'waiting' });
    expect(await second.submit(WORLD)).toEqual({ kind: 'waiting' });
    await sessions.service.later(20);
    expect([await device.look(), await second.look()]).toEqual([PAID, PAID]);
    await expectPaidOnce(session);
  });
});

/** Confirms the challenge that the page shows, if the traveller is not yet back from the bank. */
async function finishOn(device: Device): Promise<void> {
  const shown = await device.look();
  if (shown.kind === 'bank') await device.atBank(shown.challenge, 'confirm');
}

describe('a request of the page without an answer', () => {
  const requests = {
    'read the session': '/payment-page/v1/sessions/read',
    'list the installments': '/payment-page/v1/sessions/installments',
    'create the token': '/processor/card-tokens',
    'start the payment': '/payment-page/v1/sessions/payments',
  } as const;
  const losses: Readonly<Record<string, Handle>> = {
    'the request is lost': async () => 'cut',
    'the answer is lost': async (_, forward) => {
      await forward();
      return 'cut';
    },
    'the other party is silent': async () => 'silence',
    'the answer comes too late': async (_, forward) => {
      await forward({ isDetached: true });
      return 'silence';
    },
  };

  test.each(
    Object.entries(requests).flatMap(([what, path]) =>
      Object.entries(losses).map(([how, lose]) => [what, how, path, lose] as const),
    ),
  )('%s, %s: the traveller tries again and is charged once', async (_what, _how, path, lose) => {
    const session = await sessions.newSession();
    const device = openDevice(session.url!);
    let isLost = false;
    ofPage = (exchange, forward) => {
      if (isLost || exchange.path !== path) return forward();
      isLost = true;
      return lose(exchange, forward);
    };
    await device.look();
    await device.look();
    await device.submit(BONUS);
    expect(isLost).toBe(true);
    const shown = await device.look();
    const challenge = challengeOf(shown.kind === 'form' ? await device.submit(BONUS) : shown);
    expect(await device.atBank(challenge, 'confirm')).toEqual(PAID);
    await expectPaidOnce(session);
  });
});
