import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { finishPathOf } from './paying.ts';
import { PAGE_URL, type Sessions, secretOf, startSessions } from './sessions.ts';

const WORLD = '5526080000000006';
const DECLINED = '4129111111111111';
const NO_FUNDS = '4111111111111129';
const NEVER_ANSWERED = '4000000000002081';
const ONLY_LIRA = '5890040000000016';
const DEADLINE_MS = 1_000;

let sessions: Sessions;
beforeAll(async () => {
  const sandbox = { slowMilliseconds: 2 * DEADLINE_MS };
  sessions = await startSessions({ PROCESSOR_DEADLINE_MS: String(DEADLINE_MS) }, { sandbox });
});
afterEach(async () => {
  sessions.sandbox.faults.reset();
  await sessions.checkMoney();
});
afterAll(() => sessions.stop());

describe('readPageSession', () => {
  test('the page reads everything that it shows', async () => {
    const session = await sessions.newSession();
    const { status, body } = await sessions.read(session);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: session.id,
      status: 'open',
      expiresAt: session.expiresAt,
      language: 'en',
      agencyName: 'Horizon Travel',
      returnUrl: `${session.returnUrl}&paymentSession=${session.id}`,
      amount: { amount: expect.any(Number), currency: 'TRY' },
      dueAtDesk: { amount: expect.any(Number), currency: 'TRY' },
      order: {
        orderID: session.orderID,
        car: expect.any(String),
        vendor: 'Test Drive',
        imageUrl: expect.stringMatching(/^http/),
        pickUp: { place: expect.any(String), at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/) },
        dropOff: { place: expect.any(String), at: expect.stringMatching(/T/) },
        extras: expect.any(Array),
      },
    });
  });

  test('404 session.notFound: an unknown secret is refused', async () => {
    const { status, body } = await sessions.page('read', { secret: 'x'.repeat(22) });
    expect([status, body.key]).toEqual([404, 'session.notFound']);
  });

  test.each(['read', 'installments', 'payments'])('401 key.invalid: %s with a wrong key is refused', async (path) => {
    const { status, body } = await sessions.page(path, {}, 'a-wrong-key');
    expect([status, body.key]).toEqual([401, 'key.invalid']);
  });
});

test.each([
  ['read', {}],
  ['installments', { bin: '55287900' }],
  [
    'payments',
    { token: 'tok_1', installmentCount: 1, language: 'en', ipAddress: '203.0.113.24', userAgent: 'Browser' },
  ],
])('400 request.invalid: an unknown property of %s is refused', async (path, rest) => {
  const { status, body } = await sessions.page(path, { secret: 'x'.repeat(22), ...rest, newer: true });
  expect([status, body]).toMatchObject([400, { key: 'request.invalid', details: { field: 'newer' } }]);
});

describe('listInstallments', () => {
  test('six and eight digits return the plans of the card with their full prices', async () => {
    const session = await sessions.newSession();
    const plansOf = async (bin: string) =>
      (await sessions.page('installments', { secret: secretOf(session), bin })).body;
    const plans = await plansOf('55260800');
    expect(plans).toMatchObject({
      family: 'World',
      plans: [{ installmentCount: 1 }, { installmentCount: 3 }, { installmentCount: 6 }],
    });
    expect(await plansOf('552608')).toEqual(plans);
  });

  test('404 bin.notFound: an unknown BIN is refused', async () => {
    const session = await sessions.newSession();
    const { status, body } = await sessions.page('installments', { secret: secretOf(session), bin: '123456' });
    expect([status, body.key]).toEqual([404, 'bin.notFound']);
  });

  test('500 processor.didNotAnswer: a processor that does not respond is reported', async () => {
    const session = await sessions.newSession();
    sessions.sandbox.faults.setNext('PROCESSOR', 'down');
    const { status, body } = await sessions.page('installments', { secret: secretOf(session), bin: '552608' });
    expect([status, body.key]).toEqual([500, 'processor.didNotAnswer']);
  });
});

describe('startPayment', () => {
  test('a card is charged after 3D Secure, and the browser returns to the page', async () => {
    const session = await sessions.newSession();
    const { body: shown } = await sessions.start(session, WORLD, { installmentCount: 3 });
    expect(shown).toMatchObject({ status: 'processing', payment: { state: 'challenge' } });
    const back = await sessions.atBank(session, shown);
    const { headers } = await sessions.service.api('GET', finishPathOf(back.text));
    expect(headers.get('location')).toMatch(`${PAGE_URL}/return/${session.id}?status=success`);
    expect((await sessions.read(session)).body).toMatchObject({ status: 'paid', payment: { state: 'completed' } });
    expect(await sessions.chargesOf(session)).toMatchObject([{ installmentCount: 3 }]);
    expect(await sessions.statusesOf(session)).toEqual(['open', 'processing', 'paid']);
    expect((await sessions.get(session)).body).not.toHaveProperty('url');
  });

  test('after a decline, the session is open again and a different card pays', async () => {
    const session = await sessions.newSession();
    const { body } = await sessions.start(session, NO_FUNDS);
    expect(body).toMatchObject({ status: 'open', payment: { state: 'declined', reason: 'insufficientFunds' } });
    await sessions.atBank(session, (await sessions.start(session)).body);
    expect(await sessions.statusesOf(session)).toEqual(['open', 'processing', 'open', 'processing', 'paid']);
    expect(await sessions.chargesOf(session)).toHaveLength(1);
  });

  test('a traveller who cancels at the bank can try again', async () => {
    const session = await sessions.newSession();
    await sessions.atBank(session, (await sessions.start(session)).body, 'cancel');
    expect((await sessions.read(session)).body).toMatchObject({
      status: 'open',
      payment: { state: 'declined', reason: 'customerGaveUp' },
    });
  });

  test('a vendor that refuses the reservation ends the session as failed, and the money is returned', async () => {
    const session = await sessions.newSession({ lastName: 'Refused' });
    await sessions.atBank(session, (await sessions.start(session)).body);
    expect((await sessions.get(session)).body.status).toBe('failed');
    expect(await sessions.chargesOf(session)).toEqual([]);
  });

  test('422 card.invalid: an unknown token charges nothing', async () => {
    const session = await sessions.newSession();
    const { status, body } = await sessions.startWith(session, 'tok_0000000000000000000000');
    expect([status, body.key]).toEqual([422, 'card.invalid']);
    expect((await sessions.get(session)).body.status).toBe('open');
  });

  test('422 card.invalid: a token of a different session charges nothing', async () => {
    const [session, other] = [await sessions.newSession(), await sessions.newSession()];
    const { body } = await sessions.startWith(session, await sessions.tokenFor(other));
    expect(body.key).toBe('card.invalid');
  });

  test('422 installments.notOffered: a number of installments that the card does not offer is refused', async () => {
    const session = await sessions.newSession();
    const { status, body } = await sessions.start(session, ONLY_LIRA, { installmentCount: 6 });
    expect([status, body.key]).toEqual([422, 'installments.notOffered']);
  });

  test('429 card.tooManyDeclines: after five declines, no bank is contacted', async () => {
    const session = await sessions.newSession();
    for (let time = 0; time < 5; time += 1) await sessions.start(session, DECLINED);
    const before = sessions.sandbox.transactions().length;
    const { status, headers, body } = await sessions.start(session);
    expect([status, body.key]).toEqual([429, 'card.tooManyDeclines']);
    expect(headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(sessions.sandbox.transactions()).toHaveLength(before);
  });
});

describe('two actors', () => {
  test('a token that is sent twice at the same time starts one payment', async () => {
    const session = await sessions.newSession();
    const token = await sessions.tokenFor(session);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sessions.startWith(session, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const { body } = await sessions.read(session);
    await sessions.atBank(session, body);
    expect(await sessions.chargesOf(session)).toHaveLength(1);
  });

  test('two tabs with two tokens of a card lead to one challenge and one charge', async () => {
    const session = await sessions.newSession();
    const [one, other] = await Promise.all([sessions.start(session), sessions.start(session)]);
    const { body } = await sessions.read(session);
    expect([one.status, other.status]).toEqual([200, 200]);
    await sessions.atBank(session, body);
    expect((await sessions.start(session)).body.status).toBe('paid');
    expect(await sessions.chargesOf(session)).toHaveLength(1);
  });

  test('a session and payOrder at the same time charge once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const session = await sessions.newSession();
      const token = await sessions.tokenFor(session);
      const [started, paid] = await Promise.all([sessions.startWith(session, token), sessions.pay(session.orderID)]);
      expect(started.status).toBe(200);
      const { body } = await sessions.read(session);
      if (body.payment?.state === 'challenge') await sessions.atBank(session, body);
      await sessions.service.later(60);
      expect(await sessions.chargesOf(session), paid.text).toHaveLength(1);
      expect((await sessions.statusesOf(session)).at(-1)).toMatch(/^(paid|cancelled)$/);
    }
  });

  test('payOrder replaces a payment at the bank, and the session ends with orderPaid', async () => {
    const session = await sessions.newSession();
    const { body: shown } = await sessions.start(session);
    expect((await sessions.pay(session.orderID)).body.status).toBe('success');
    await sessions.atBank(session, shown);
    expect((await sessions.get(session)).body).toMatchObject({ status: 'cancelled', cancelReason: 'orderPaid' });
    expect(await sessions.chargesOf(session)).toHaveLength(1);
  });

  test('a cancellation and a payment at the same time leave a session that is either cancelled or paid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const session = await sessions.newSession();
      const token = await sessions.tokenFor(session);
      const [, cancelled] = await Promise.all([sessions.startWith(session, token), sessions.cancelSession(session)]);
      const { body } = await sessions.read(session);
      if (body.payment?.state === 'challenge') await sessions.atBank(session, body);
      const { status } = (await sessions.get(session)).body;
      expect(status).toBe(cancelled.status === 200 ? 'cancelled' : 'paid');
      expect(await sessions.chargesOf(session)).toHaveLength(status === 'paid' ? 1 : 0);
    }
  });
});

describe('expiry', () => {
  test('no payment can be started after the expiry', async () => {
    const session = await sessions.newSession({}, { expiresInMinutes: 5 });
    const token = await sessions.tokenFor(session);
    sessions.clock.advance(5 * 60);
    expect((await sessions.startWith(session, token)).body.status).toBe('expired');
    expect(await sessions.chargesOf(session)).toEqual([]);
  });

  test('a payment in progress is completed after the expiry', async () => {
    const session = await sessions.newSession({}, { expiresInMinutes: 5 });
    const { body: shown } = await sessions.start(session);
    sessions.clock.advance(6 * 60);
    await sessions.service.endLapsedOrders();
    expect((await sessions.get(session)).body.status).toBe('processing');
    await sessions.atBank(session, shown);
    expect((await sessions.get(session)).body.status).toBe('paid');
  });

  test('a payment that is declined after the expiry ends the session as expired', async () => {
    const session = await sessions.newSession({}, { expiresInMinutes: 5 });
    const { body: shown } = await sessions.start(session);
    sessions.clock.advance(6 * 60);
    await sessions.atBank(session, shown, 'cancel');
    expect(await sessions.statusesOf(session)).toEqual(['open', 'processing', 'expired']);
  });
});

describe('a processor that does not respond', () => {
  test('500 processor.didNotAnswer: a lost lookup of the token charges nothing, and the token stays usable', async () => {
    const session = await sessions.newSession();
    const token = await sessions.tokenFor(session);
    sessions.sandbox.faults.setNext('PROCESSOR', 'down');
    const lost = await sessions.startWith(session, token);
    expect([lost.status, lost.body.key]).toEqual([500, 'processor.didNotAnswer']);
    await sessions.atBank(session, (await sessions.startWith(session, token)).body);
    expect((await sessions.get(session)).body.status).toBe('paid');
  });

  test('a charge whose response is lost completes the session later', async () => {
    const session = await sessions.newSession();
    const { body: shown } = await sessions.start(session, NEVER_ANSWERED);
    await sessions.atBank(session, shown);
    expect((await sessions.read(session)).body).toMatchObject({
      status: 'processing',
      payment: { state: 'processing' },
    });
    await sessions.service.later(20);
    expect((await sessions.get(session)).body.status).toBe('paid');
    expect(await sessions.chargesOf(session)).toHaveLength(1);
  });

  /** Injects a fault into one of the next calls to the processor. */
  function failCall(number: number, fault: 'down' | 'failing' | 'slow'): void {
    const { faults } = sessions.sandbox;
    const take = faults.take.bind(faults);
    let calls = 0;
    const mutable = faults as { take: typeof faults.take };
    mutable.take = (party) => {
      if (party === 'PROCESSOR') calls += 1;
      return party === 'PROCESSOR' && calls === number ? fault : take(party);
    };
    onTestFinished(() => {
      mutable.take = take;
    });
  }

  const steps = ['token lookup', 'BIN lookup', 'start of 3D Secure', 'fourth call', 'fifth call', 'sixth call'];
  test.each(
    steps.flatMap((step, index) =>
      (['down', 'failing', 'slow'] as const).map((fault) => [step, fault, index + 1] as const),
    ),
  )('a response to the %s that is lost (%s) leads to one charge', async (_step, fault, number) => {
    const session = await sessions.newSession();
    const tokens = await Promise.all([1, 2, 3].map(() => sessions.tokenFor(session)));
    failCall(number, fault);
    for (const token of tokens) {
      await sessions.startWith(session, token);
      await sessions.service.later(4);
      const { body } = await sessions.read(session);
      if (body.payment?.state === 'challenge') await sessions.atBank(session, body);
      await sessions.service.later(4);
      if ((await sessions.get(session)).body.status === 'paid') break;
    }
    expect((await sessions.get(session)).body.status).toBe('paid');
    expect(await sessions.chargesOf(session)).toHaveLength(1);
  });
});
