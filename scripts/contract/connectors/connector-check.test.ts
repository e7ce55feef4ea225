import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CARD_TOKEN_STAGING_KEY, MAIL, parties } from '../../../packages/connector-contracts/src/parties.ts';
import { aligned } from '../../generate/table.ts';
import { startBankPage } from './bank-page.ts';
import { checkConnector, type Given, kinds } from './check.ts';
import type { Customer } from './kinds/three-d-secure.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { printed } from './report.ts';

const COMMAND = fileURLToPath(new URL('../check.ts', import.meta.url));
const SECRET = `whsec_${btoa('the secret of this test')}`;
/** A time limit that is longer than any step takes here, including the longest delay of a test double. */
const DEADLINE = 30_000;
const SHORT_DEADLINE = 1_000;
const PARTIES = { vendor: 'TESTDRIVE', 'transfer-supplier': 'BOSPHORUS' } as const;
type KindName = keyof typeof parties | 'exchange-rates' | 'mail';
const keysOf: Partial<Record<KindName, string>> = { mail: MAIL.stagingKey };
for (const [kind, { stagingKey }] of Object.entries(parties)) keysOf[kind as KindName] = stagingKey;

let sandbox: Sandbox;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver(0, SECRET);
  sandbox = await startSandbox({
    ...{ port: 0, wait: async () => {}, serviceUrl: () => receiver.url },
    reportSecrets: Object.values(PARTIES)
      .map((party) => `${party}=${SECRET}`)
      .join(','),
  });
});
afterEach(() => sandbox.misstatements.reset());
afterAll(async () => {
  await sandbox.close();
  await receiver.close();
});

const pushing = (by: Receiver = receiver) => ({
  receiver: by,
  lastName: 'Dropped',
  patienceMilliseconds: DEADLINE,
});

async function authenticate({ url, fields }: Parameters<Customer['pass']>[0]): Promise<void> {
  const send = (address: string, form: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const page = await send(url, Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  await send(new URL(`${page.headers.get('location')}/code`, url).href, { code: '123456', wrongCodes: '0' });
}

const check = (kind: KindName, changes: Partial<Given> = {}) =>
  checkConnector(kind, {
    ...{
      url: sandbox.url,
      key: keysOf[kind] ?? null,
      party: kind === 'vendor' ? PARTIES.vendor : 'BOSPHORUS',
    },
    ...{ at: { lat: 41.2613, lon: 28.74195 }, to: { lat: 41.037, lon: 28.9851 }, card: '5528790000000008' },
    tokenKey: CARD_TOKEN_STAGING_KEY,
    ...{ identityNumber: '40000000464', phone: '+905321234567', pushing: pushing() },
    ...{ customer: { returnUrl: 'https://agency.example/3ds', pass: authenticate }, mailTo: 'deniz@example.com' },
    ...{ searchDeadline: DEADLINE, deadline: DEADLINE, now: () => new Date() },
    ...changes,
  });

/** The rules, each with the kinds of party to which it applies. */
const said = new Map<string, KindName[]>();

function rulesTable(): string {
  const everybody = Object.keys(kinds).length;
  const rows = [...said].map(([rule, of]) => {
    const [id = '', ...words] = rule.split(' ');
    return [id, of.length === everybody ? 'all' : of.join(', '), words.join(' ')];
  });
  return aligned([['rule', 'kinds', 'requirement'], ...rows]);
}

describe('rules of the connector check in the sandbox', () => {
  test.each(Object.keys(kinds) as KindName[])('the sandbox as a %s follows every rule', async (kind) => {
    const lines = await check(kind);
    for (const { rule, says } of lines)
      said.set(`\`${rule}\` ${says}`, [...(said.get(`\`${rule}\` ${says}`) ?? []), kind]);
    expect(lines.filter(({ verdict }) => verdict !== 'kept')).toEqual([]);
    expect(new Set(lines.map(({ rule }) => rule)).size).toBe(lines.length);
  });

  test('the connector guide lists every rule in the same words', async () => {
    const chapter = await readFile(new URL('../../../openapi/connectors/README.md', import.meta.url), 'utf8');
    expect(chapter).toContain(`<!-- rules -->\n\n${rulesTable()}\n\n<!-- /rules -->`);
  });

  test('the check cancels its reservations and refunds or voids its payments', () => {
    const stands = [...sandbox.reservations(), ...sandbox.transferReservations()].filter(
      ({ status, booked }) => status === 'reserved' && !JSON.stringify(booked).includes('Dropped'),
    );
    expect(stands).toEqual([]);
  });
});

type Incoming = {
  readonly method: string;
  readonly path: string;
  readonly text: string;
  readonly key: string | undefined;
};
type Outgoing = { readonly status: number; readonly text: string };
type Forward = (changes?: Partial<Incoming>) => Promise<Outgoing>;
/** A change to the traffic of a test double. `never` means that the double does not respond. */
type Tamper = (request: Incoming, forward: Forward) => Promise<Outgoing | 'never'>;

/** Starts the sandbox behind a proxy that introduces one fault. */
async function double(tamper: Tamper): Promise<string> {
  const server = createServer(async (request, response) => {
    const incoming = await read(request);
    const answer = await tamper(incoming, (changes) => forwarded({ ...incoming, ...changes }));
    if (answer === 'never') return;
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function read(request: IncomingMessage): Promise<Incoming> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return { method: request.method!, path: request.url!, text, key: request.headers.authorization };
}

async function forwarded({ method, path, text, key }: Incoming): Promise<Outgoing> {
  const answer = await fetch(sandbox.url + path, {
    ...{ method, headers: { ...(key && { authorization: key }), ...(text && { 'content-type': 'application/json' }) } },
    ...(text && { body: text }),
  });
  return { status: answer.status, text: await answer.text() };
}

const keyOf = (kind: keyof typeof parties) => `Bearer ${parties[kind].stagingKey}`;
const reserves = ({ method, path }: Incoming) => method === 'POST' && path.endsWith('/reservations');
const referenceIn = ({ text }: Incoming) => /"reference":"([^"]+)"/.exec(text)?.[1];
const isAuthenticated = ({ path, text }: Incoming) =>
  path.endsWith('/charges') && text.includes('"by":"authentication"');
const reportedAsCharged = async (request: Incoming, forward: Forward) =>
  changed(
    await forward({ method: 'GET', path: `/processor/transactions/${referenceIn(request)}`, text: '' }),
    ({ status: _, ...body }) => ({ ...body, status: 'charged' }),
  );
const charges = ({ path }: Incoming) => path.endsWith('/charges');
const hasToken = ({ text }: Incoming) => text.includes('"token":');
const cancels = ({ path }: Incoming) => path.endsWith('/cancel');
const changes = ({ path }: Incoming) => path.endsWith('/changes');
const changed = ({ status, text }: Outgoing, change: (body: Record<string, unknown>) => object): Outgoing => ({
  status,
  text: JSON.stringify(change(JSON.parse(text))),
});
const firstTimes = () => {
  const seen = new Set<string>();
  return (what: string) => !seen.has(what) && seen.add(what) !== undefined;
};

describe('a faulty double breaks exactly one rule', () => {
  test.each<[string, KindName, string, () => Tamper]>([
    [
      'accepts any key',
      'vendor',
      'key.wrong',
      () => (request, forward) => forward({ key: request.key && keyOf('vendor') }),
    ],
    [
      'accepts a call without a key',
      'payment-processor',
      'key.missing',
      () => (request, forward) => forward({ key: request.key ?? keyOf('payment-processor') }),
    ],
    [
      'fails on a body that is not JSON',
      'transfer-supplier',
      'request.malformed',
      () =>
        async ({ text }, forward) =>
          text === '{"reference": '
            ? { status: 500, text: '{"key":"server.error","code":500,"description":"The supplier could not answer."}' }
            : forward(),
    ],
    [
      'ignores undeclared fields',
      'credit-bureau',
      'request.undeclared',
      () => (request, forward) => forward({ text: request.text.replace(',"undeclared":true', '') }),
    ],
    [
      'gives a repeated reservation a different number',
      'vendor',
      'reserve.once',
      () => {
        const isFirst = firstTimes();
        return async (request, forward) => {
          const answer = await forward();
          if (!reserves(request) || answer.status !== 200 || isFirst(request.text)) return answer;
          return changed(answer, (body) => ({ ...body, reservationId: 'TD-ANOTHER' }));
        };
      },
    ],
    [
      'accepts a used reference for a different reservation',
      'vendor',
      'reserve.reused',
      () => async (request, forward) =>
        forward({ text: request.text.replace('"firstName":"Elif"', '"firstName":"Deniz"') }),
    ],
    [
      'forgets a cancellation that arrived before the reservation',
      'transfer-supplier',
      'cancel.tombstone',
      () => {
        const known = new Set<string | undefined>();
        return async (request, forward) => {
          if (reserves(request)) known.add(referenceIn(request));
          const reference = decodeURIComponent(request.path.split('/').at(-2)!);
          return cancels(request) && !known.has(reference)
            ? { status: 200, text: '{"outcome":"cancelled"}' }
            : forward();
        };
      },
    ],
    [
      'charges after a void',
      'payment-processor',
      'void.tombstone',
      () => {
        const charged = new Set<string | undefined>();
        return async (request, forward) => {
          if (request.path.endsWith('/charges')) charged.add(referenceIn(request));
          const reference = decodeURIComponent(request.path.split('/').at(-2)!);
          const isEarly = request.path.endsWith('/void') && !charged.has(reference);
          return isEarly ? { status: 200, text: JSON.stringify({ reference, status: 'voided' }) } : forward();
        };
      },
    ],
    [
      'repeats a refund',
      'payment-processor',
      'refund.once',
      () => {
        let count = 0;
        return (request, forward) => {
          const isPart = request.path.endsWith('/refunds') && request.text.includes('4000');
          if (!isPart) return forward();
          count += 1;
          return forward({ text: request.text.replace('"cxl:', `"cxl${count}:`) });
        };
      },
    ],
    [
      'returns an undeclared status',
      'vendor',
      'answers.status',
      () => async (request, forward) => {
        const answer = await forward();
        return request.path.includes('an-offer') || !answer.text.includes('offer.notFound')
          ? answer
          : { ...answer, status: 410 };
      },
    ],
    [
      'returns undeclared values',
      'vendor',
      'answers.body',
      () => async (request, forward) => {
        const answer = await forward();
        return cancels(request) ? changed(answer, (body) => ({ ...body, outcome: 'onItsWay' })) : answer;
      },
    ],
    [
      'returns undeclared fields',
      'payment-processor',
      'answers.fields',
      () => async (request, forward) => {
        const answer = await forward();
        if (!request.path.includes('/bins/') || answer.status !== 200) return answer;
        return changed(answer, (body) => ({ ...body, interchange: 12 }));
      },
    ],
    [
      'responds after the deadline',
      'credit-bureau',
      'answers.deadline',
      () => (request, forward) => (request.path.endsWith('/confirm') ? Promise.resolve('never') : forward()),
    ],
    [
      'publishes a buying price above the selling price',
      'exchange-rates',
      'rates.once',
      () => async (_request, forward) => {
        const answer = await forward();
        if (answer.status !== 200) return answer;
        return changed(answer, ({ rates, ...body }) => ({
          ...body,
          rates: (rates as { buying: string }[]).map((rate) => ({ ...rate, buying: `9${rate.buying}` })),
        }));
      },
    ],
    [
      'returns different phones for a repeated enquiry',
      'credit-bureau',
      'phones.masked',
      () => {
        let key = 0;
        return async (request, forward) => {
          const answer = await forward();
          if (!request.path.endsWith('/phones')) return answer;
          key += 1;
          return changed(answer, ({ phones, ...body }) => ({
            ...body,
            phones: key > 1 ? [...(phones as object[])].reverse() : phones,
          }));
        };
      },
    ],
    [
      'returns a different page for a repeated start',
      'payment-processor',
      '3ds.start',
      () => {
        let count = 0;
        return async (request, forward) => {
          const answer = await forward();
          if (!request.path.endsWith('/3ds') || answer.status !== 200) return answer;
          count += 1;
          if (count !== 2) return answer;
          return changed(answer, ({ challenge, ...body }) => ({
            ...body,
            challenge: { ...(challenge as object), fields: [{ name: 'session', value: 'another' }] },
          }));
        };
      },
    ],
    [
      'charges before authentication',
      'payment-processor',
      '3ds.early',
      () => async (request, forward) => {
        const answer = await forward();
        return isAuthenticated(request) && answer.status === 422 ? reportedAsCharged(request, forward) : answer;
      },
    ],
    [
      'reports an unknown payment as waiting at the bank',
      'payment-processor',
      '3ds.unknown',
      () => {
        let tooEarly: Outgoing | undefined;
        return async (request, forward) => {
          const answer = await forward();
          if (!isAuthenticated(request)) return answer;
          if (answer.status === 422) tooEarly = answer;
          return answer.status === 404 && tooEarly ? tooEarly : answer;
        };
      },
    ],
    [
      'charges a payment that was abandoned at the bank',
      'payment-processor',
      '3ds.givenUp',
      () => async (request, forward) => {
        const answer = await forward();
        const isVoided = answer.text.includes('"status":"voided"');
        return isAuthenticated(request) && isVoided ? reportedAsCharged(request, forward) : answer;
      },
    ],
    [
      'charges again when an authenticated charge is repeated',
      'payment-processor',
      '3ds.passed',
      () => {
        let count = 0;
        return async (request, forward) => {
          const answer = await forward();
          if (!isAuthenticated(request) || !answer.text.includes('"status":"charged"')) return answer;
          count += 1;
          return changed(answer, (body) => ({ ...body, transactionId: `trx_${count}` }));
        };
      },
    ],
    [
      'permits every call with the key of the payment page',
      'payment-processor',
      'token.key',
      () => (request, forward) =>
        forward({ key: request.key === `Bearer ${CARD_TOKEN_STAGING_KEY}` ? keyOf('payment-processor') : request.key }),
    ],
    [
      'charges again when a charge with a token is repeated',
      'payment-processor',
      'token.charged',
      () => {
        let count = 0;
        return async (request, forward) => {
          const answer = await forward();
          if (!charges(request) || !hasToken(request) || !answer.text.includes('"status":"charged"')) return answer;
          count += 1;
          return changed(answer, (body) => ({ ...body, transactionId: `trx_${count}` }));
        };
      },
    ],
    [
      'accepts a token twice',
      'payment-processor',
      'token.reused',
      () => {
        const sessions = new Map<string | undefined, string>();
        return async (request, forward) => {
          const answer = await forward();
          if (!charges(request) || !hasToken(request)) return answer;
          const { token, session } = JSON.parse(request.text).card;
          const isSecond = sessions.get(token) === session && answer.status === 422;
          if (answer.status === 200) sessions.set(token, session);
          const transaction = { reference: referenceIn(request), status: 'charged', transactionId: 'trx_2' };
          return isSecond ? { status: 200, text: JSON.stringify(transaction) } : answer;
        };
      },
    ],
    [
      'accepts a token of a different session',
      'payment-processor',
      'token.otherSession',
      () => {
        const sessions = new Map<string, string>();
        return async (request, forward) => {
          if (request.path.endsWith('/lookup')) return forward({ text: ownSession(request.text) });
          const answer = await forward();
          if (request.path.endsWith('/card-tokens') && answer.status === 200)
            sessions.set(JSON.parse(answer.text).token, JSON.parse(request.text).session);
          return answer;
        };
        function ownSession(text: string): string {
          const tokenized = JSON.parse(text);
          return JSON.stringify({ ...tokenized, session: sessions.get(tokenized.token) ?? tokenized.session });
        }
      },
    ],
    [
      'returns a different page for a repeated start with a token',
      'payment-processor',
      'token.3ds',
      () => {
        let count = 0;
        return async (request, forward) => {
          const answer = await forward();
          if (!request.path.endsWith('/3ds') || !hasToken(request) || answer.status !== 200) return answer;
          count += 1;
          return changed(answer, ({ challenge, ...body }) => ({
            ...body,
            challenge: { ...(challenge as object), fields: [{ name: 'session', value: `page-${count}` }] },
          }));
        };
      },
    ],
    [
      'refuses a repeated PIN request',
      'credit-bureau',
      'pin.once',
      () => {
        const isFirst = firstTimes();
        return async (request, forward) =>
          request.path.endsWith('/messages') && !isFirst(request.path + request.text)
            ? {
                status: 422,
                text: '{"key":"reference.reused","code":3422,"description":"The reference names something else."}',
              }
            : forward();
      },
    ],
    [
      'sends a different PIN under one reference',
      'credit-bureau',
      'pin.reused',
      () => (request, forward) => forward({ text: request.text.replace('"pin":"739105"', '"pin":"604827"') }),
    ],
    [
      'requests consent again when a confirmation is repeated',
      'credit-bureau',
      'confirm.once',
      () => {
        const isFirst = firstTimes();
        return async (request, forward) => {
          const answer = await forward();
          const confirms = request.path.endsWith('/confirm') && answer.status === 200;
          if (!confirms || isFirst(request.path)) return answer;
          return changed(answer, (body) => ({ ...body, status: 'awaitingConsent' }));
        };
      },
    ],
    [
      'does not return the standing after consent',
      'credit-bureau',
      'confirm.told',
      () => async (_request, forward) => {
        const answer = await forward();
        if (!answer.text.includes('"standing"')) return answer;
        return changed(answer, (body) => ({ ...body, standing: 'unknown' }));
      },
    ],
    [
      'carries out a repeated change with a different price',
      'transfer-supplier',
      'change.once',
      () => {
        const isFirst = firstTimes();
        return async (request, forward) => {
          const answer = await forward();
          if (!changes(request) || answer.status !== 200 || isFirst(request.text)) return answer;
          return changed(answer, () => ({ outcome: 'repriced' }));
        };
      },
    ],
    [
      'accepts a used reference for a different change',
      'transfer-supplier',
      'change.reused',
      () => async (request, forward) => {
        const answer = await forward();
        return changes(request) && answer.status === 422 ? { status: 200, text: '{"outcome":"accepted"}' } : answer;
      },
    ],
    [
      'accepts a change of an unknown reservation',
      'transfer-supplier',
      'change.unknown',
      () => async (request, forward) => {
        const answer = await forward();
        return changes(request) && answer.status === 404 ? { status: 200, text: '{"outcome":"accepted"}' } : answer;
      },
    ],
    [
      'refuses a repeated message',
      'mail',
      'message.once',
      () => {
        const isFirst = firstTimes();
        return async (request, forward) => {
          const answer = await forward();
          if (answer.status !== 200 || isFirst(request.text)) return answer;
          return {
            status: 422,
            text: '{"key":"message.refused","code":422,"description":"The message will not be sent."}',
          };
        };
      },
    ],
    [
      'accepts only short messages',
      'mail',
      'message.longest',
      () => async (request, forward) =>
        request.text.length > 5_000
          ? { status: 400, text: '{"key":"request.invalid","code":400,"description":"It is too long."}' }
          : forward(),
    ],
  ])('a double that %s (%s) breaks the rule %s', async (_, kind, rule, tamper) => {
    const isWaiting = rule === 'answers.deadline';
    const url = await double(tamper());
    const lines = await check(kind, { url, ...(isWaiting && { deadline: SHORT_DEADLINE }) });
    expect(lines.filter(({ verdict }) => verdict === 'broken').map((line) => line.rule)).toEqual([rule]);
  });

  test.each(['leavesOut', 'twice', 'otherState'] as const)(
    'a double with the statement fault %s breaks statement.complete',
    async (as) => {
      sandbox.misstatements.set('PROCESSOR', as);
      const lines = await check('payment-processor');
      expect(lines.filter(({ verdict }) => verdict === 'broken').map(({ rule }) => rule)).toEqual([
        'statement.complete',
      ]);
    },
  );

  test('a double that signs with a wrong secret breaks push.signed', async () => {
    const other = await startReceiver(0, `whsec_${btoa('another secret')}`);
    onTestFinished(other.close);
    const signing = await startSandbox({
      ...{ port: 0, wait: async () => {}, serviceUrl: () => other.url, reportSecrets: `TESTDRIVE=${SECRET}` },
    });
    onTestFinished(signing.close);
    const lines = await check('vendor', { url: signing.url, pushing: pushing(other) });
    expect(lines.filter(({ verdict }) => verdict === 'broken').map(({ rule }) => rule)).toEqual(['push.signed']);
  });
});

test('a line contains the request and the response without keys, card numbers, codes and PINs', async () => {
  const lines = [...(await check('payment-processor')), ...(await check('credit-bureau'))];
  const text = JSON.stringify(lines);
  expect(text).toContain('POST /processor/charges');
  expect(text).not.toMatch(/5528790000000008|Bearer|staging_agency_booking|482913|"cvc\\":\\"\d/);
});

test('a broken rule is printed with its requests and responses, and other rules with the observation', async () => {
  sandbox.misstatements.set('PROCESSOR', 'leavesOut');
  const text = printed(await check('payment-processor'));
  expect(text).toMatch(
    /✗ statement\.complete {2}Today's statement .*\n {4}broken: the statement lists chk_\S+ 0 times\n {6}→ GET/,
  );
  expect(text).toMatch(/✓ key\.missing {2}A call without a key returns 401\.\n {4}kept: 401\n/);
  expect(text.split('\n').at(-1)).toMatch(/^\d+ kept, 1 broken, 0 not tried$/);
});

test.each(Object.keys(keysOf) as KindName[])(
  'a %s that refuses the key of the check breaks the first rule, and no other rule is tried',
  async (kind) => {
    const lines = await check(kind, { key: 'a-key-that-was-never-issued' });
    expect(printed(lines)).toMatch(/^your key was refused \(401\): pass .*\n\n✗ key.accepted /);
    const [, ...others] = lines;
    const isTried = others.filter(({ rule, verdict }) => verdict !== 'not tried' && !rule.startsWith('answers.'));
    expect(isTried).toEqual([]);
    expect(others.filter(({ verdict }) => verdict === 'broken')).toEqual([]);
  },
);

test.each(['vendor', 'payment-processor', 'mail', 'exchange-rates'])(
  'the command needs only a kind and an address: %s',
  async (kind) => {
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, kind, sandbox.url]);
    expect(stdout).toMatch(/\n\d+ kept, 0 broken, \d+ not tried\n$/);
  },
);

test('without a customer the charge after 3D Secure is reported as not tried, and no rule is broken', async () => {
  const lines = await check('payment-processor', { customer: undefined });
  const others = lines.filter(({ verdict }) => verdict !== 'kept').map(({ rule, verdict }) => [rule, verdict]);
  expect(others).toEqual([['3ds.passed', 'not tried']]);
});

test('the check opens a page that leads to the bank and continues when the browser returns', async () => {
  const printed: string[] = [];
  const page = await startBankPage(0, { tell: (line) => printed.push(line), patienceMilliseconds: DEADLINE });
  onTestFinished(page.close);
  const passed = page.pass({ url: 'https://bank.example/3ds?a=1&b=2', fields: [{ name: 'session', value: '"s"' }] });
  const [, url] = /^Open (\S+) and/.exec(printed[0]!)!;
  const text = await (await fetch(url!)).text();
  expect(text).toContain('action="https://bank.example/3ds?a=1&amp;b=2"');
  expect(text).toContain('name="session" value="&quot;s&quot;"');
  await fetch(page.returnUrl, { method: 'POST' });
  await passed;
});

test('without a receiver the reports are reported as not tried, and no rule is broken', async () => {
  const lines = await check('vendor', { pushing: undefined });
  const others = lines.filter(({ verdict }) => verdict !== 'kept').map(({ rule, verdict }) => [rule, verdict]);
  expect(others).toEqual([
    ['push.signed', 'not tried'],
    ['push.again', 'not tried'],
  ]);
});
