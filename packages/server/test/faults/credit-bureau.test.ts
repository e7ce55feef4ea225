import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallEvent } from '../../src/connectors/call.ts';
import { createCreditBureauConnector } from '../../src/connectors/credit-bureau.ts';
import type { CreditBureau } from '../../src/ports/credit-bureau.ts';
import { failures, json, type Reply, startObedientServer } from '../support/party-server.ts';

const IDENTITY = '40000000464';
const PIN = '271828';
const report = {
  reference: 'rpt_1',
  birthDate: '1990-04-12',
  driverLicenseDate: '2010-09-01',
  phoneKey: 1,
  phone: '+905321234567',
  pin: PIN,
};
const message = { reference: 'msg_1', pin: PIN };
const nobodyLeaves = new AbortController().signal;

type Call = (at: CreditBureau, gone?: AbortSignal) => Promise<unknown>;

/** The calls, each with a correct response from the bureau and the expected result in the service. */
const calls: [name: string, call: Call, good: object, heard: unknown][] = [
  [
    'readStanding',
    (at, gone = nobodyLeaves) => at.readStanding('enq_1', IDENTITY, gone),
    { reference: 'enq_1', standing: 'positiveWithYoungDriver' },
    'positiveWithYoungDriver',
  ],
  [
    'listPhones',
    (at, gone = nobodyLeaves) => at.listPhones('enq_1', IDENTITY, gone),
    { reference: 'enq_1', phones: [{ key: 1, phone: '+90532*****67' }] },
    [{ key: 1, phone: '+90532*****67' }],
  ],
  [
    'createReport',
    (at, gone = nobodyLeaves) => at.createReport('enq_1', IDENTITY, report, gone),
    { reference: 'rpt_1', status: 'awaitingConsent' },
    'sent',
  ],
  ['sendPin', (at, gone = nobodyLeaves) => at.sendPin('rpt_1', message, gone), { reference: 'msg_1' }, 'sent'],
  [
    'confirmReport',
    (at, gone = nobodyLeaves) => at.confirmReport('rpt_1', gone),
    { reference: 'rpt_1', status: 'confirmed' },
    'confirmed',
  ],
];

const server = await startObedientServer();
let events: CallEvent[];
let bureau: ReturnType<typeof connect>;

function connect(deadlineMilliseconds: number) {
  const observe = (event: CallEvent) => void events.push(event);
  return createCreditBureauConnector({ baseUrl: server.url, key: 'bk_test', deadlineMilliseconds, observe });
}

beforeEach(() => {
  events = [];
  server.asked.length = 0;
  bureau = connect(2_000);
});
afterEach(() => bureau.close());
afterAll(() => server.close());

test('each operation sends one request with the key as the contract defines, and identity numbers only in bodies', async () => {
  for (const [, call, good] of calls) {
    server.willReply(json(good));
    await call(bureau);
  }
  expect(server.asked.map(({ request, body }) => [request, body])).toEqual([
    ['POST /bureau/enquiries/enq_1/standing', { identityNumber: IDENTITY }],
    ['POST /bureau/enquiries/enq_1/phones', { identityNumber: IDENTITY }],
    ['POST /bureau/enquiries/enq_1/reports', { identityNumber: IDENTITY, ...report }],
    ['POST /bureau/reports/rpt_1/messages', message],
    ['POST /bureau/reports/rpt_1/confirm', undefined],
  ]);
  expect(new Set(server.asked.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer bk_test']));
});

describe.each(calls)('bureau call %s', (name, call, good, heard) => {
  test('a valid response with unknown fields is accepted', async () => {
    server.willReply(json({ ...good, colour: 'red' }));
    expect(await call(bureau)).toEqual({ answered: true, answer: heard });
  });

  test.each<[string, Reply, string]>([
    ['hangs up', failures.hangsUp, 'unreachable'],
    ['fails', failures.fails, 'failed'],
    ['refuses the key', json({ code: 401 }, 401), 'refused'],
    ['does not know the reference', json({ code: 1404 }, 404), 'refused'],
    ['returns an unknown error code', json({ code: 3422 }, 422), 'refused'],
    ['redirects the request', failures.redirects, 'offContract'],
    ['does not return JSON', failures.notJson, 'offContract'],
    ['returns an endless body', failures.endless, 'offContract'],
    ['returns a different reference', json({ ...good, reference: 'other_1' }), 'offContract'],
    ['returns an empty object', json({}), 'offContract'],
  ])('a bureau that %s counts as not responding', async (_name, reply, reason) => {
    server.willReply(reply);
    expect(await call(bureau)).toMatchObject({ answered: false, reason });
    expect(server.asked).toHaveLength(1);
    expect(events).toMatchObject([{ party: 'CREDITBUREAU', operation: name, outcome: reason }]);
  });

  test('a bureau that never responds is reported as late', async () => {
    await bureau.close();
    bureau = connect(30);
    server.willReply(failures.silent);
    expect(await call(bureau)).toEqual({ answered: false, reason: 'late' });
  });

  test('a call ends at once when its caller leaves', async () => {
    const leaving = new AbortController();
    server.willReply(() => leaving.abort());
    expect(await call(bureau, leaving.signal)).toEqual({ answered: false, reason: 'abandoned' });
  });

  test('repeated failures never open a circuit breaker for the bureau', async () => {
    server.willReply(failures.fails);
    for (let time = 0; time < 10; time += 1) await call(bureau);
    server.willReply(json(good));
    expect(await call(bureau)).toEqual({ answered: true, answer: heard });
  });
});

test.each([
  ['an unknown standing', 0, { reference: 'enq_1', standing: 'excellent' }],
  ['an unmasked phone', 1, { reference: 'enq_1', phones: [{ key: 1, phone: '+905321234567' }] }],
  ['an unknown status', 2, { reference: 'rpt_1', status: 'lost' }],
  ['a confirmation that leaves the report pending', 4, { reference: 'rpt_1', status: 'awaitingConsent' }],
])('%s is treated as no response', async (_, index, body) => {
  server.willReply(json(body));
  expect(await calls[index]![1](bureau)).toEqual({ answered: false, reason: 'offContract' });
});

test.each([
  [1422, 'phoneKeyUnknown'],
  [2422, 'phoneDoesNotMatch'],
])('422 %i is the answer %s when a report is created, and a failure in other calls', async (code, answer) => {
  server.willReply(json({ code, description: 'No.' }, 422));
  for (const [name, call] of calls) {
    expect(await call(bureau), name).toMatchObject(
      name === 'createReport' ? { answered: true, answer } : { answered: false, reason: 'refused' },
    );
  }
});

test('a report that was confirmed in the meantime counts as sent', async () => {
  server.willReply(json({ reference: 'rpt_1', status: 'confirmed' }));
  expect(await bureau.createReport('enq_1', IDENTITY, report, nobodyLeaves)).toEqual({
    answered: true,
    answer: 'sent',
  });
});

test('metrics of a call contain no identity number, phone or PIN', async () => {
  server.willReply(failures.fails);
  for (const [, call] of calls) await call(bureau);
  expect(events).toHaveLength(calls.length);
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${IDENTITY}|${PIN}|5321234567|enq_1|rpt_1`));
});
