import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPaymentPage } from '../src/main.ts';
import { serve } from '../src/serve.ts';
import type { Session } from '../src/service.ts';
import { bonus, NUMBER, openSession, SECRET, startWithParties, TOKEN } from './parties.ts';

const { id } = openSession;
const COOKIE = `${id}=${SECRET}`;
const card = { number: '5528 7900 0000 0008', expiry: '08 / 29', cvc: '321', holder: 'Ada Kaya' };

let world: Awaited<ReturnType<typeof startWithParties>>;
beforeEach(async () => {
  world = await startWithParties();
});
afterEach(() => world.stop());

type Asked = { readonly cookie?: string; readonly form?: Record<string, string>; readonly accept?: string };

/** Requests a page in the same way as a browser that has the session's cookie. */
async function ask(path: string, { cookie = COOKIE, form, accept = 'en' }: Asked = {}) {
  const response = await fetch(`${world.url}${path}`, {
    method: form ? 'POST' : 'GET',
    ...(form && { body: new URLSearchParams(form) }),
    headers: { Cookie: cookie, 'Accept-Language': accept, 'User-Agent': 'Test browser' },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const pay = (form: Record<string, string> = {}) => ask(`/sessions/${id}/payments`, { form: { ...card, ...form } });
const readPage = () => ask(`/sessions/${id}`);
const inState = (payment: Session['payment'], status: Session['status'] = 'open') => ({
  ...openSession,
  status,
  payment,
});

test('the link moves its secret into a cookie that scripts cannot read, and redirects to an address without it', async () => {
  const { status, headers } = await ask(`/pay/${SECRET}`, { cookie: '' });
  expect([status, headers.get('Location')]).toEqual([303, `/sessions/${id}`]);
  expect(headers.get('Set-Cookie')).toBe(`${id}=${SECRET}; Path=/; HttpOnly; SameSite=Lax`);
});

test.each(['/pay/K7mQy3VdZs6tKwP1rHj4Lx', '/pay/short', '/sessions/pay_other', '/nothing'])(
  'an unknown address shows that the link was not found: %s',
  async (path) => {
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).toContain('Payment link not found');
  },
);

test('a session cannot be read with the secret of a different one', async () => {
  const other = 'pay_AAAAAAAAAAAAAAAAAAAAAA';
  expect((await ask(`/sessions/${other}`, { cookie: `${other}=${SECRET}` })).status).toBe(404);
});

test('a browser that has not opened the link is asked to open it, for example after the bank', async () => {
  expect((await ask(`/return/${id}`, { cookie: '' })).headers.get('Location')).toBe(`/sessions/${id}`);
  for (const request of [{ cookie: '' }, { cookie: '', form: {} }]) {
    const { status, text } = await ask(`/sessions/${id}${'form' in request ? '/payments' : ''}`, request);
    expect(status).toBe(403);
    expect(text).toContain('A payment that you have confirmed at your bank continues.');
    expect(text).not.toContain('Horizon');
  }
});

test('the page shows the booking, the price, what is due at the desk and the card form', async () => {
  const { status, text } = await readPage();
  expect(status).toBe(200);
  for (const shown of [
    'Renault Clio',
    'Test Drive',
    'Istanbul Airport',
    'Thursday, 10 June 2027 at 10:00',
    '€120.50',
  ]) {
    expect(text).toContain(shown);
  }
  expect(text).toMatch(/TRY\s9,030\.00/);
  for (const token of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) expect(text).toContain(`autocomplete="${token}"`);
  expect(text).not.toContain(SECRET);
});

test('no page can be framed, cached, or send its address elsewhere', async () => {
  const { headers } = await readPage();
  const policy = headers.get('Content-Security-Policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/form-action 'self' ?;/);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
});

test('the card goes to the processor, and the service receives the token without the number', async () => {
  world.state.afterPayment = inState({ state: 'processing' }, 'processing');
  const { status, headers } = await pay({ installmentCount: '3' });
  expect([status, headers.get('Location')]).toEqual([303, `/sessions/${id}`]);
  expect(world.state.tokenized).toEqual([
    {
      authorization: 'Bearer key-for-tokens',
      body: {
        session: id,
        card: { number: NUMBER, expireMonth: '08', expireYear: '2029', holderName: 'Ada Kaya', cvc: '321' },
      },
    },
  ]);
  expect(world.state.started).toEqual([
    {
      secret: SECRET,
      token: TOKEN,
      installmentCount: 3,
      language: 'en',
      ipAddress: '127.0.0.1',
      userAgent: 'Test browser',
    },
  ]);
});

test('wrong fields are named together, nothing is sent, and the number and security code are not shown again', async () => {
  const { status, text } = await pay({ number: '5528790000000009', expiry: '13/29' });
  expect(status).toBe(422);
  expect(text).toContain('Enter the card number exactly as it appears on the card.');
  expect(text).toContain('Enter the month and year, such as 08/29.');
  expect(text).toContain('value="Ada Kaya"');
  expect(text).not.toMatch(/5528790000000009|321/);
  expect([world.state.tokenized, world.state.started]).toEqual([[], []]);
});

test('a processor that does not answer is reported, and no payment starts', async () => {
  world.state.isProcessorSilent = true;
  const { status, text } = await pay();
  expect(status).toBe(422);
  expect(text).toContain('nothing was charged');
  expect(world.state.started).toEqual([]);
});

test.each([
  ['card.tooManyDeclines', 'Too many cards were declined. Please contact Horizon Travel.'],
  ['card.invalid', 'The card could not be checked, and nothing was charged. Please try again.'],
  ['installments.notOffered', 'Please check your card details.'],
] as const)('a payment refused with %s shows what to do', async (error, message) => {
  world.state.paymentError = error;
  const { status, text } = await pay();
  expect(status).toBe(422);
  expect(text).toContain(message);
});

test('a second submission while a payment is in progress sends no second card', async () => {
  world.state.session = inState({ state: 'processing' }, 'processing');
  expect((await pay()).headers.get('Location')).toBe(`/sessions/${id}`);
  expect(world.state.tokenized).toEqual([]);
});

test('the page posts the form of 3D Secure to the bank and to no other site', async () => {
  const challenge = { url: 'https://bank.example/3ds', fields: [{ name: 'session', value: '"><b>' }] };
  world.state.session = inState({ state: 'challenge', challenge }, 'processing');
  const { text, headers } = await readPage();
  expect(text).toContain('<form method="post" action="https://bank.example/3ds">');
  expect(text).toContain('name="session" value="&quot;&gt;&lt;b&gt;"');
  expect(headers.get('Content-Security-Policy')).toMatch(/form-action 'self' https:\/\/bank\.example;/);
});

test('the way back from the bank leads to the session, whatever the address claims', async () => {
  const { status, headers } = await ask(`/return/${id}?status=paid`);
  expect([status, headers.get('Location')]).toEqual([303, `/sessions/${id}`]);
});

test('a payment in progress is polled until its outcome is known, with and without scripts', async () => {
  world.state.session = inState({ state: 'processing' }, 'processing');
  const waiting = await readPage();
  expect(waiting.text).toContain(`<noscript><meta http-equiv="refresh" content="2; url=/sessions/${id}"></noscript>`);
  expect(waiting.headers.get('Retry-After')).toBe('2');
  world.state.session = inState({ state: 'completed' }, 'paid');
  expect((await readPage()).headers.has('Retry-After')).toBe(false);
});

test.each([
  [{ state: 'declined', reason: 'insufficientFunds' }, 'does not have enough funds'],
  [{ state: 'declined', reason: 'customerGaveUp' }, 'You cancelled the payment at your bank.'],
  [{ state: 'notCharged' }, 'nothing was charged'],
] as const)(
  'after a payment with %j, the form states the reason and accepts another card',
  async (payment, message) => {
    world.state.session = inState(payment);
    const { text } = await readPage();
    expect(text).toContain(message);
    expect(text).toContain('name="number"');
  },
);

test.each([
  ['paid', 'Payment complete'],
  ['failed', 'Your payment will be refunded automatically.'],
  ['expired', 'Ask Horizon Travel for a new payment link.'],
  ['cancelled', 'This payment link is no longer valid'],
] as const)(
  'a session that is %s shows the result and the way back to the agency, without a form',
  async (status, message) => {
    world.state.session = { ...openSession, status };
    const { text } = await readPage();
    expect(text).toContain(message);
    expect(text).toContain(`href="${openSession.returnUrl}"`);
    expect(text).not.toContain('<form');
    expect(text.includes('Thursday, 10 June 2027 at 10:00')).toBe(status === 'paid');
  },
);

test('a session whose return address is deleted shows the result without a link', async () => {
  const { returnUrl: _, ...session } = openSession;
  world.state.session = { ...session, status: 'paid' };
  const { text } = await readPage();
  expect(text).toContain('Payment complete');
  expect(text).not.toContain('class="button"');
});

test('the installments of a card are shown with their full prices after one call to the service', async () => {
  const installments = (bin: string, language = 'en') =>
    ask(`/sessions/${id}/installments`, { form: { bin, language } });
  const { text } = await installments('55287900');
  expect(text).toMatch(/3 installments of TRY\s3,115\.35 <span class="whole">\(total TRY\s9,346\.05\)/);
  expect(text).toMatch(/data-pay="Pay TRY\s9,346\.05" data-total="TRY\s9,346\.05"/);
  expect((await installments('55287900', 'de')).text).toMatch(/3 Raten zu je 3\.115,35\sTRY/);
  expect((await installments('99999999')).status).toBe(404);
  expect(world.state.reads).toBe(0);
});

test('the focus is on the first wrong field, or on the message if no field is wrong', async () => {
  const { text: wrong } = await pay({ cvc: '1' });
  expect(wrong.match(/<[^>]*autofocus[^>]*>/g)).toEqual([expect.stringContaining('name="cvc"')]);
  world.state.session = inState({ state: 'declined', reason: 'refused' });
  const { text: declined } = await readPage();
  expect(declined.match(/<[^>]*autofocus[^>]*>/g)).toEqual(['<p class="notice" role="alert" tabindex="-1" autofocus>']);
});

test('a card number in a field for the service stays on the page', async () => {
  const received: string[] = [];
  const service = await serve(async (request, response) => {
    received.push(await text(request));
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ ...openSession, token: TOKEN }));
  }, 0);
  const party = { baseUrl: service.url, key: 'key' };
  const page = await serve(createPaymentPage({ service: party, processor: party, publicUrl: 'http://pay.example' }), 0);
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${page.url}/sessions/${id}/${path}`, {
      method: 'POST',
      headers: { Cookie: COOKIE },
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
  await post('installments', { bin: NUMBER });
  await post('payments', { ...card, installmentCount: NUMBER });
  await page.close();
  await service.close();
  const atProcessor = received.filter((body) => body.includes(NUMBER));
  expect(atProcessor.map((body) => Object.keys(JSON.parse(body)))).toEqual([['session', 'card']]);
  expect(received.at(-1)).toContain(TOKEN);
});

test.each([
  ['de', 'Jetzt zu zahlen', 'Donnerstag, 10. Juni 2027'],
  ['tr', 'Şimdi ödenecek tutar', '10 Haziran 2027 Perşembe'],
])('the page is shown in the chosen language: %s', async (language, total, day) => {
  const { headers } = await ask(`/sessions/${id}?language=${language}`);
  expect(headers.get('Location')).toBe(`/sessions/${id}`);
  const { text } = await ask(`/sessions/${id}`, { cookie: `${COOKIE}; ${headers.get('Set-Cookie')!.split(';')[0]}` });
  expect(text).toContain(`<html lang="${language}">`);
  expect(text).toContain(total);
  expect(text).toContain(day);
});

test('without the service, the page says that it is unavailable', async () => {
  await world.stopService();
  const { status, text, headers } = await readPage();
  expect(status).toBe(503);
  expect(text).toContain('temporarily unavailable');
  expect(headers.get('Retry-After')).toBe('10');
});

test.each([
  ['an opened link', `/pay/${SECRET}`, `/pay/${SECRET}`],
  ['a session', `/sessions/${id}`, `/sessions/${id}`],
])('without the service, the page of %s leads back to itself, with and without scripts', async (_, path, back) => {
  await world.stopService();
  const { text } = await ask(path);
  expect(text).toContain(`<noscript><meta http-equiv="refresh" content="10; url=${back}"></noscript>`);
  expect(text).toContain(`<a class="button" href="${back}"`);
});

test('without the service, a submitted form leads back to the session, and no card is sent', async () => {
  await world.stopService();
  const { status, text } = await pay();
  expect(status).toBe(503);
  expect(text).toContain(`<meta http-equiv="refresh" content="10; url=/sessions/${id}">`);
  expect(text).toContain(`<a class="button" href="/sessions/${id}"`);
  expect(world.state.tokenized).toEqual([]);
});

test('a payment that fails at the service leads back to the session, which shows the state of the payment', async () => {
  world.state.afterPayment = inState({ state: 'processing' }, 'processing');
  world.state.breaksAfterPayment = true;
  const { status, text } = await pay();
  expect(status).toBe(503);
  expect(text).not.toContain('nothing was charged');
  expect(text).toContain(`<a class="button" href="/sessions/${id}"`);
  expect((await readPage()).text).toContain('Your payment is being processed');
  expect(world.state.started).toHaveLength(1);
});

test('a payment whose response is lost leads back to the session, because its outcome is unknown', async () => {
  const service = await serve((request, response) => {
    if (request.url?.endsWith('/payments')) return void request.socket.destroy();
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ ...openSession, token: TOKEN }));
  }, 0);
  const party = { baseUrl: service.url, key: 'key' };
  const page = await serve(createPaymentPage({ service: party, processor: party, publicUrl: 'http://pay.example' }), 0);
  const headers = { Cookie: COOKIE, 'Accept-Language': 'en' };
  const answer = await fetch(`${page.url}/sessions/${id}/payments`, {
    ...{ method: 'POST', headers, body: new URLSearchParams(card) },
  });
  const shown = await answer.text();
  await page.close();
  await service.close();
  expect(answer.status).toBe(503);
  expect(shown).not.toContain('nothing was charged');
  expect(shown).toContain(`<a class="button" href="/sessions/${id}"`);
});

describe('a service of a newer release', () => {
  const session = `/sessions/${id}`;
  const challenge = { url: 'https://bank.example/3ds', fields: [{ name: 'session', value: '3ds_1' }] };
  const error = { key: 'card.notAccepted', code: 2422, description: 'The card cannot be charged.' };
  /** Responses by the last part of the operation's path. */
  const answers = { read: openSession, installments: bonus, payments: openSession, 'card-tokens': { token: TOKEN } };
  type Case = { changes?: object; path?: string; form?: Record<string, string> };

  /** Adds an unknown property to every object of a response. */
  function withUnknown(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withUnknown);
    if (typeof value !== 'object' || value === null) return value;
    const known = Object.entries(value).map(([name, each]) => [name, withUnknown(each)]);
    return { ...Object.fromEntries(known), newer: { since: 'the next release' } };
  }
  /** Requests a page from a service whose responses contain unknown properties. */
  async function showWith({ changes, path = session, form }: Case): Promise<string> {
    const service = await serve((request, response) => {
      const operation = request.url!.split('/').at(-1)!;
      const body = { ...answers, ...changes }[operation as keyof typeof answers];
      response.writeHead('key' in body ? 422 : 200).end(JSON.stringify(withUnknown(body)));
    }, 0);
    const party = { baseUrl: service.url, key: 'key' };
    const page = await serve(createPaymentPage({ service: party, processor: party, publicUrl: 'http://x' }), 0);
    const response = await fetch(`${page.url}${path}`, {
      headers: { Cookie: COOKIE, 'Accept-Language': 'en' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const shown = await response.text();
    await page.close();
    await service.close();
    return shown;
  }

  test.each<[string, Case, string]>([
    ['an open session', {}, 'Renault Clio'],
    ['a challenge', { changes: { read: inState({ state: 'challenge', challenge }, 'processing') } }, challenge.url],
    ['plans', { path: `${session}/installments`, form: { bin: '55287900' } }, '3 installments of'],
    ['a started payment', { path: `${session}/payments`, form: card }, 'Renault Clio'],
    ['an error', { changes: { payments: error }, path: `${session}/payments`, form: card }, 'in this currency'],
  ])('may add properties to %s, which the page ignores', async (_, given, expected) => {
    const shown = await showWith(given);
    expect(shown).toContain(expected);
    expect(shown).not.toContain('the next release');
  });

  test('may decline a payment for an unknown reason, which the page shows as a refusal', async () => {
    const read = { ...openSession, payment: { state: 'declined', reason: 'limitReached' } };
    const shown = await showWith({ changes: { read } });
    expect(shown).toContain('Your bank declined the payment. Use a different card, or contact your bank.');
  });
});
