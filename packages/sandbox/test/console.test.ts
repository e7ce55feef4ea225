import { once } from 'node:events';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../src/main.ts';
import { FIRST_PHONE, SECOND_PHONE, startBureau } from './bureau.ts';
import { cardWith, GOOD_CARD, startProcessor } from './processor.ts';

const processor = await startProcessor();
const { sandbox } = processor;
const PAGES = ['/', '/reservations', '/payments', '/people', '/calls', '/events', '/behaviour', '/rates', '/inputs'];
const look = async (path = '/') => (await fetch(`${sandbox.url}${path}`)).text();
const press = (path: string, behaviour: string) =>
  fetch(`${sandbox.url}${path}`, { method: 'POST', body: new URLSearchParams({ behaviour }), redirect: 'manual' });

test.each(['/', '/payments'])(
  'payments are shown with amount, masked card, status and reference at %s',
  async (path) => {
    if (path === '/') expect(await look(path)).toContain('No transactions yet. Card payments appear here.');
    await processor.charge('att_shown', cardWith(GOOD_CARD), { installmentCount: 3 });
    await processor.refund('att_shown', 'rfd:1', 690_000);
    await processor.charge('att_refused', cardWith('4129111111111111'));
    const page = await look(path);
    for (const words of [
      '9,030.00 TRY',
      '552879******0008 · 3 installments · 6,900.00 TRY refunded',
      'Charged',
      'att_shown',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).toContain('10005 Do not honour');
  },
);

test('every page marks itself in the menu and links to all other pages and the documentation', async () => {
  for (const path of PAGES) {
    const page = await look(path);
    const [, here] = /<a href="([^"]+)" aria-current="page">/.exec(page)!;
    expect(here).toBe(path);
    expect([...page.matchAll(/<li><a href="([^"]+)"/g)].map(([, address]) => address)).toEqual(
      expect.arrayContaining(PAGES),
    );
    expect(page).toContain('/docs/">Documentation</a>');
    expect(page).toContain('/docs/?search=">Search</a>');
  }
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test('404: an unknown page links back for a browser and returns JSON to a program', async () => {
  const page = await fetch(`${sandbox.url}/nowhere`, { headers: { Accept: BROWSER } });
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  const text = await page.text();
  expect(text).toContain('<h1>Page not found</h1>');
  expect(text).toContain('<a href="/">Back to the overview</a>');
  expect(text).not.toContain('aria-current');
  const answer = await fetch(`${sandbox.url}/nowhere`);
  expect([answer.status, await answer.text()]).toEqual([404, 'There is no page at /nowhere.\n']);
  const pressed = await fetch(`${sandbox.url}/nowhere`, { method: 'POST', headers: { Accept: BROWSER } });
  expect([pressed.status, pressed.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
});

test('an icon is served, and robots.txt excludes every page', async () => {
  const icon = await fetch(`${sandbox.url}/favicon.ico`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  const robots = await fetch(`${sandbox.url}/robots.txt`);
  expect([robots.headers.get('content-type'), await robots.text()]).toEqual([
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow: /\n',
  ]);
});

test('an old URL with call filters redirects to the page of calls', async () => {
  const answer = await fetch(`${sandbox.url}/?kind=request&party=TESTDRIVE`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/calls?kind=request&party=TESTDRIVE']);
});

test('the overview shows the latest five entries and links to the full list', async () => {
  const bureau = await startBureau({}, onTestFinished);
  await bureau.report('enq_1', '40000000464', { pin: '111111' });
  for (let time = 1; time <= 6; time += 1) await bureau.sendPin('rpt:enq_1', `msg_${time}`, '333333');
  const page = await (await fetch(bureau.sandbox.url)).text();
  const [inbox = ''] = /<section id="messages"[\s\S]*?<\/section>/.exec(page)!;
  expect(inbox.match(/333333 is the PIN/g)).toHaveLength(5);
  expect(inbox).toContain('<a href="/people">All 7</a>');
});

test('a button returns to the page it was pressed on with its filters, and only to pages of the console', async () => {
  const pressedOn = async (referer: string) =>
    (
      await fetch(`${sandbox.url}/console/behaviours/reset`, {
        method: 'POST',
        headers: { Referer: referer },
        redirect: 'manual',
      })
    ).headers.get('location');
  expect(await pressedOn(`${sandbox.url}/calls?kind=car`)).toBe('/calls?kind=car#overview');
  expect(await pressedOn('https://elsewhere.example//evil.example')).toBe('/#overview');
});

test('the inbox shows every SMS with its PIN, phone and time, newest first', async () => {
  const bureau = await startBureau({}, onTestFinished);
  const inbox = async () => {
    const [section] = /<section id="messages"[\s\S]*?<\/section>/.exec(
      await (await fetch(`${bureau.sandbox.url}/people`)).text(),
    )!;
    return section;
  };
  expect(await inbox()).toContain('No messages yet. PINs of credit checks appear here.');
  await bureau.report('enq_1', '40000000464', { pin: '111111' });
  await bureau.report('enq_2', '50000000500', { pin: '222222', phoneKey: 2, phone: SECOND_PHONE });
  for (let time = 1; time <= 20; time += 1) await bureau.sendPin('rpt:enq_1', `msg_${time}`, '333333');
  const section = await inbox();
  expect(section.match(/333333 is the PIN/g)).toHaveLength(20);
  expect(section.indexOf('222222 is the PIN')).toBeGreaterThan(section.lastIndexOf('333333 is the PIN'));
  expect(section.indexOf('111111 is the PIN')).toBeGreaterThan(section.indexOf('222222 is the PIN'));
  for (const words of [`to ${FIRST_PHONE}`, `to ${SECOND_PHONE}`, '12:00:00 GMT+3', 'rpt:enq_2']) {
    expect(section).toContain(words);
  }
});

test.each(['TESTDRIVE', 'PROCESSOR', 'CREDITBUREAU'])(
  'a button makes %s fail, and a second button restores it',
  async (party) => {
    expect((await press(`/console/parties/${party}/behaviour`, 'failing')).status).toBe(303);
    expect(sandbox.faults.of(party)).toBe('failing');
    await press(`/console/parties/${party}/behaviour`, 'normal');
    expect(sandbox.faults.of(party)).toBe('normal');
  },
);

test('requests of unknown buttons have no effect', async () => {
  expect((await press('/console/parties/NOBODY/behaviour', 'down')).status).toBe(404);
  expect((await press('/console/parties/PROCESSOR/behaviour', 'tired')).status).toBe(400);
  expect((await press('/console/reservations/TD-NOTHING1/drop', '')).status).toBe(404);
  expect((await press('/console/transactions/att_nothing/open', '')).status).toBe(404);
});

type Asked = { method?: string; path?: string; headers?: Record<string, string> };
const statusOf = async (url: string, { method = 'GET', path = '/', headers = {} }: Asked) => {
  const [answer] = await once(request(`${url}${path}`, { method, headers }).end(), 'response');
  answer.destroy();
  return answer.statusCode;
};

test('403: a foreign host name (DNS rebinding) can neither read a page nor press a button', async () => {
  const { port, url } = sandbox;
  for (const name of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', 'localhost.']) {
    for (const path of [...PAGES, '/console/changes', '/images/clio.svg']) {
      expect(await statusOf(url, { path, headers: { Host: name } }), name).toBe(403);
    }
    const button = { method: 'POST', path: '/console/behaviours/reset', headers: { Host: name } };
    expect(await statusOf(url, button)).toBe(403);
  }
  for (const name of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, '192.168.1.7:8081']) {
    expect(await statusOf(url, { headers: { Host: name } }), name).toBe(200);
  }
});

test('a console on a public address is closed without a password and requires a configured one', async () => {
  const options = { port: 0, host: '0.0.0.0', publicUrl: 'https://sandbox.agency.example' };
  const [closed, asking] = await Promise.all([
    startSandbox(options),
    startSandbox({ ...options, password: 'corps:of:discovery' }),
  ]);
  onTestFinished(async () => void (await Promise.all([closed.close(), asking.close()])));
  const at = ({ port }: typeof closed) => `http://127.0.0.1:${port}`;
  const Host = 'sandbox.agency.example';
  const basic = (password: string) => `Basic ${Buffer.from(`me:${password}`).toString('base64')}`;
  const open = '/documents/TESTDRIVE/terms.pdf';

  for (const path of [...PAGES, '/console/changes']) {
    expect(await statusOf(at(closed), { path, headers: { Host } })).toBe(403);
    expect(await statusOf(at(asking), { path, headers: { Host } })).toBe(401);
    expect(await statusOf(at(asking), { path, headers: { Host, Authorization: basic('guess') } })).toBe(401);
  }
  expect(await statusOf(at(asking), { headers: { Host, Authorization: basic('corps:of:discovery') } })).toBe(200);
  expect(await statusOf(at(closed), { path: open, headers: { Host } })).toBe(200);
  expect(await statusOf(at(asking), { path: '/bank/3ds/unknown', headers: { Host } })).toBe(404);
});

test('403: a page of a different origin cannot press a button', async () => {
  const pressFrom = (origin: string) =>
    fetch(`${sandbox.url}/console/parties/PROCESSOR/behaviour`, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ behaviour: 'down' }),
      redirect: 'manual',
    });
  for (const origin of ['https://elsewhere.example', 'null']) expect((await pressFrom(origin)).status).toBe(403);
  expect(sandbox.faults.of('PROCESSOR')).toBe('normal');
  const sent = { method: 'POST', path: '/console/behaviours/reset' };
  for (const site of ['cross-site', 'same-site']) {
    expect(await statusOf(sandbox.url, { ...sent, headers: { 'Sec-Fetch-Site': site } })).toBe(403);
  }
  expect((await pressFrom(sandbox.url)).status).toBe(303);
  sandbox.faults.reset();
});
