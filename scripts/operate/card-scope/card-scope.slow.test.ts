import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AgencyClient, createAgencyClient, type PaymentSession } from '../../../packages/client/src/index.ts';
import { type FoundCar, pickUpInAMonth } from '../../../packages/server/test/support/live-booking.ts';
import { deniz } from '../../../packages/server/test/support/travellers.ts';
import { installedBinaries } from '../../ci/postgres.ts';
import type { PlayedCard } from './parties.ts';
import { type Findings, scanFiles, scanMemory, scanSnapshots } from './places.ts';
import { digitsOf, evaluateIn } from './plant.ts';
import { createScanner, type KnownCard, similarNumber } from './scan.ts';
import { OTOPORT, type Stage, startStage } from './stage.ts';
import { createTraveller, leaveBank } from './traveller.ts';

const DAY_MS = 24 * 3600 * 1000;
const IST = { lat: 41.2613, lon: 28.74195 };
const RETURN_URL = 'https://booking.horizon.example/done';

const TOKENS = '/processor/card-tokens';
const TOKEN_LOOKUP = '/processor/card-tokens/lookup';
const THREE_DS = '/processor/3ds';
const CHARGES = '/processor/charges';

type Card = KnownCard & PlayedCard;

let lastCvc = randomInt(200, 900);
/**
 * Creates a card with a random number and a unique CVC. The processor treats the card like the sandbox's card with the
 * given number.
 */
function cardLike(number: string, name: string, cvc = '123'): Card {
  const own = String(++lastCvc);
  return { name, number: similarNumber(number), cvc: cvc.length === 4 ? `${own}7` : own, as: { number, cvc } };
}

const BONUS = '5528790000000008';
const cards = {
  paid: cardLike(BONUS, 'paid'),
  installments: cardLike('5526080000000006', 'installments'),
  american: cardLike('374427000000003', 'American Express', '1234'),
  declined: cardLike('4129111111111111', 'declined'),
  second: cardLike(BONUS, 'second card'),
  noFunds: cardLike('4111111111111129', 'insufficient funds'),
  expired: cardLike('4125111111111115', 'expired at the bank'),
  cvcWrong: cardLike('4124111111111116', 'wrong CVC', '999'),
  no3ds: cardLike('4131111111111117', 'without 3D Secure'),
  declinedLate: cardLike('4000008400001629', 'declined after 3D Secure'),
  givenUp: cardLike(BONUS, 'cancelled at the bank'),
  unanswered: cardLike('4000000000002081', 'charge without an answer'),
  unknown: cardLike('4999990000000000', 'unknown BIN'),
  mistyped: { ...cardLike(BONUS, 'mistyped'), number: '5528790183746521' },
  past: cardLike(BONUS, 'expiry in the past'),
  misplaced: cardLike(BONUS, 'number in every field'),
  oversized: cardLike(BONUS, 'form that is too long'),
  silent: cardLike(BONUS, 'token request cut'),
  tokenLookup: cardLike(BONUS, 'token lookup cut'),
  start3ds: cardLike(BONUS, '3D Secure request cut'),
  cancelled: cardLike(BONUS, 'session cancelled'),
  killed: cardLike(BONUS, 'page killed'),
} satisfies Record<string, Card>;
/** The cards that the agency sends with `payOrder`: `refused` while it lacks the permission, `raw` once it has it. */
const [refused, raw] = [cardLike(BONUS, 'refused'), cardLike(BONUS, 'payOrder')];

const planted = Object.fromEntries(
  ['row', 'log line', 'span', 'file', 'string', 'buffer', 'never planted'].map((name) => [name, cardLike(BONUS, name)]),
) as Record<string, Card>;

/** When a traveller pays on the payment page, only the page and the processor receive card numbers. */
const MAY_HOLD = ['memory of parties', 'memory of payment-page'];
const outside = (findings: Findings) =>
  Object.fromEntries(Object.entries(findings).filter(([place]) => !MAY_HOLD.includes(place)));

/** Linux lets a process read the memory of its children. */
const leavesOutMemory = (process.platform !== 'linux' || !installedBinaries()) && process.env.CI !== 'true';

describe.skipIf(leavesOutMemory)('card numbers in production', { timeout: 300_000 }, () => {
  let stage: Stage;
  let agency: AgencyClient;
  let car: FoundCar;
  let instances: Awaited<ReturnType<Stage['startService']>>;
  let travellers = 0;
  const scanner = createScanner(Object.values(cards));

  beforeAll(async () => {
    stage = await startStage([...Object.values(cards), refused, raw]);
    const { apiKey, secret } = await createAgency(stage);
    instances = await stage.startService();
    agency = createAgencyClient({ baseUrl: `${instances[0]!.url}/api/v1`, key: apiKey.key, secret });
    car = await findCar(agency);
  }, 180_000);
  afterAll(() => stage?.stop());

  async function newSession() {
    const { searchID, code } = car;
    const headers = { 'X-Forwarded-For': '203.0.113.24' };
    const body = { paymentType: 'creditCard', searchID, code, passenger: deniz } as const;
    const { id: orderID } = dataOf(await agency.createOrder({ headers, body }));
    const session = dataOf(await agency.createPaymentSession({ body: { orderID, returnUrl: RETURN_URL } }));
    const traveller = createTraveller(stage.pageUrl, `198.51.100.${++travellers}`);
    expect(await traveller.open(session.url!)).toContain('Card number');
    return { session, traveller };
  }
  const backFromBank = (shown: string, { orderID }: PaymentSession, press?: string) =>
    leaveBank(shown, { bank: stage.bankUrl, service: instances[1]!.url, orderId: orderID }, press);
  async function payWith3ds({ session, traveller }: Awaited<ReturnType<typeof newSession>>, card: Card, count = '1') {
    await traveller.plansOf(session.id, card);
    const shown = await traveller.pay(session.id, card, { installmentCount: count });
    await backFromBank(shown, session);
    return traveller.read(session.id);
  }
  /** Runs the flow until the processor receives a request to the path, scans the memory, and lets the flow continue. */
  async function scanWhileHeld<Result>(path: string, how: 'forward' | 'cut', flow: () => Promise<Result>) {
    const held = stage.hold(path);
    const running = flow();
    await Promise.race([held, running]);
    const findings = await scanMemory(stage, scanner);
    stage.release(how);
    return { findings, result: await running };
  }

  test('the scanner finds a planted number in the database, its log, a log, a trace, a file, and in memory', async () => {
    const superuser = new pg.Client({ connectionString: stage.postgres.url });
    await superuser.connect();
    await superuser.query('create table if not exists planted (text text)');
    await superuser.query('insert into planted values ($1)', [planted.row!.number]);
    await superuser.end();
    for (const name of ['service-1', 'service-2', 'entrance']) {
      await evaluateIn(
        stage,
        name,
        `
        globalThis.planted = [
          ${digitsOf(planted.string!.number)}.join(''),
          Buffer.from(${digitsOf(planted.buffer!.number)}.map((digit) => digit + 48)),
        ]`,
      );
    }
    await evaluateIn(
      stage,
      'service-1',
      `
      const { createRequire } = process.getBuiltinModule('module');
      const { trace } = createRequire('${process.cwd()}/packages/server/src/main.ts')('@opentelemetry/api');
      trace.getTracer('planted').startSpan(${digitsOf(planted.span!.number)}.join('')).end();
      console.error(${digitsOf(planted['log line']!.number)}.join(''));
      process.getBuiltinModule('fs').writeFileSync(
        process.env.TMPDIR + '/planted', ${digitsOf(planted.file!.number)}.join(''))`,
    );

    const finder = createScanner(Object.values(planted));
    const memory = await scanMemory(stage, finder);
    for (const name of ['service-1', 'service-2', 'entrance'])
      expect(memory[`memory of ${name}`]).toEqual(expect.arrayContaining(['buffer: number', 'string: number']));
    expect(memory['memory of postgres']).toContain('row: number');
    const snapshots = await scanSnapshots(stage, finder);
    for (const name of ['service-1', 'service-2', 'entrance'])
      expect(snapshots[`heap snapshot of ${name}`]).toContain('string: number');
    const files = await scanFiles(stage, finder);
    expect(files).toMatchObject({
      'database dump': ['row: number'],
      'database files': ['row: number'],
      'PostgreSQL log': ['row: number'],
      logs: ['log line: number'],
      traces: ['span: number'],
      'temporary files': ['file: number'],
    });
    expect(JSON.stringify([memory, snapshots, files])).not.toContain('never planted');
  });

  test('while a card is charged, only the page and the processor hold its number', async () => {
    const { session, traveller } = await newSession();
    const submitted = await scanWhileHeld(TOKENS, 'forward', () => traveller.pay(session.id, cards.paid));
    for (const place of MAY_HOLD) expect(submitted.findings[place]).toContain('paid: number');
    const charged = await scanWhileHeld(CHARGES, 'forward', () => backFromBank(submitted.result, session));
    expect([outside(submitted.findings), outside(charged.findings)]).toEqual([{}, {}]);
  });

  test.each([
    [cards.installments, '3'],
    [cards.american, '1'],
  ])('$name is charged after 3D Secure', async (card, count) => {
    expect(await payWith3ds(await newSession(), card, count)).toContain('Payment complete');
  });

  test('after a declined card, the traveller pays with a second card', async () => {
    const visit = await newSession();
    expect(await visit.traveller.pay(visit.session.id, cards.declined)).toContain('Your bank declined the payment.');
    expect(await payWith3ds(visit, cards.second)).toContain('Payment complete');
  });

  test.each([
    [cards.noFunds, 'does not have enough funds'],
    [cards.expired, 'the card has expired'],
    [cards.cvcWrong, 'does not recognise this security code'],
    [cards.no3ds, 'cannot be confirmed with your bank'],
    [cards.unknown, 'cannot be charged in this currency'],
  ])('a card is refused: $name', async (card, message) => {
    const { session, traveller } = await newSession();
    await traveller.plansOf(session.id, card);
    expect(await traveller.pay(session.id, card)).toContain(message);
  });

  test('a card is declined after 3D Secure, and the traveller cancels at the bank', async () => {
    const visit = await newSession();
    expect(await payWith3ds(visit, cards.declinedLate)).toContain('Your bank declined the payment.');
    const shown = await visit.traveller.pay(visit.session.id, cards.givenUp);
    await backFromBank(shown, visit.session, 'cancel');
    expect(await visit.traveller.read(visit.session.id)).toContain('You cancelled the payment at your bank.');
  });

  test.each([
    [cards.mistyped, {}, 'exactly as it appears on the card'],
    [cards.past, { expiry: '01 / 20' }, 'This card has expired'],
  ])('the page refuses wrong input: $name', async (card, typed, message) => {
    const { session, traveller } = await newSession();
    expect(await traveller.pay(session.id, card, typed)).toContain(message);
  });

  test('a number that is sent in a different field does not reach the service', async () => {
    const { session, traveller } = await newSession();
    const { number } = cards.misplaced;
    await traveller.plansOf(session.id, cards.misplaced, number);
    const typed = { holder: number, installmentCount: number };
    await backFromBank(await traveller.pay(session.id, cards.misplaced, typed), session);
    expect(await traveller.read(session.id)).toContain('Payment complete');
    await traveller.pay(session.id, cards.oversized, { holder: 'x'.repeat(5_000) });
  });

  test('the processor cuts the connection of a token request, a lookup and a 3D Secure request, and never answers a charge', async () => {
    const { session, traveller } = await newSession();
    const charging = backFromBank(await traveller.pay(session.id, cards.unanswered), session);
    for (const [path, card] of [
      [TOKENS, cards.silent],
      [TOKEN_LOOKUP, cards.tokenLookup],
      [THREE_DS, cards.start3ds],
    ] as const) {
      const visit = await newSession();
      const { findings } = await scanWhileHeld(path, 'cut', () => visit.traveller.pay(visit.session.id, card));
      expect(outside(findings), path).toEqual({});
    }
    await charging;
  });

  test('the agency cancels the session while the page is open', async () => {
    const { session, traveller } = await newSession();
    dataOf(await agency.cancelPaymentSession({ path: { paymentSessionId: session.id } }));
    expect(await traveller.pay(session.id, cards.cancelled)).toContain('no longer valid');
  });

  test('the page is killed right after a card was submitted', async () => {
    const { session, traveller } = await newSession();
    const held = stage.hold(TOKENS);
    const paying = traveller.pay(session.id, cards.killed).catch(() => 'no answer');
    await held;
    await stage.restartPage();
    stage.release('forward');
    expect(await paying).toBe('no answer');
    expect(await payWith3ds({ session, traveller }, cards.killed)).toContain('Payment complete');
  });

  test('after all payments, no process but the page and the processor and no file contains a number or a CVC', async () => {
    const findings = { ...(await scanMemory(stage, scanner)), ...(await scanFiles(stage, scanner)) };
    expect(outside(findings)).toEqual({});
    // Only the processor's list of cards is still referenced in memory.
    expect(Object.keys(await scanSnapshots(stage, scanner))).toEqual(['heap snapshot of parties']);
  });

  test('with payOrder, the service receives the number, and the database and the files do not contain it', async () => {
    const { session } = await newSession();
    const finder = createScanner([refused, raw]);
    const pay = ({ number: cardNumber, cvc }: Card) =>
      agency.payOrder({
        body: {
          ...{ orderID: session.orderID, paymentType: 'creditCard' },
          payWithCard: {
            ...{ cardNumber, cvc, expireMonth: '12', expireYear: '2031', cardHolderName: 'ELIF DEMIR' },
            ...{ installment: 1, isWith3DSecure: false, callbackUrl: RETURN_URL },
          },
        },
      });
    expect(await pay(refused)).toMatchObject({ error: { key: 'payment.cardNumberNotAllowed' } });
    await stage.admin('changeAgency', '--agencyId', '1', '--permissions.mayPayByCardNumber', 'true');
    const held = stage.hold(CHARGES);
    // The change takes effect within five seconds.
    const paying = vi.waitFor(async () => dataOf(await pay(raw)), { timeout: 120_000, interval: 200 });
    await Promise.race([held, paying]);
    const during = await scanMemory(stage, finder);
    stage.release('forward');
    expect(await paying).toMatchObject({ status: 'success' });
    expect(during['memory of service-1']).toEqual(
      expect.arrayContaining(['payOrder: CVC', 'payOrder: number', 'refused: number']),
    );
    expect(Object.keys(during).sort()).toEqual(['memory of parties', 'memory of service-1']);
    expect(Object.keys(await scanSnapshots(stage, finder))).toEqual(['heap snapshot of parties']);
    expect(await scanFiles(stage, finder)).toEqual({});
  });
});

async function createAgency(stage: Stage) {
  await stage.admin('createAgency', '--name', 'Horizon Travel');
  const of = ['--agencyId', '1'];
  const user = ['--user.email', 'elif.demir@horizon.example', '--user.firstName', 'Elif', '--user.lastName', 'Demir'];
  const terms = ['--name', 'Booking site', '--scope', 'full'];
  const key = await stage.admin<{ apiKey: { key: string }; secret: string }>('createKey', ...of, ...terms, ...user);
  await stage.admin('addCallbackOrigin', ...of, '--origin', new URL(RETURN_URL).origin);
  const keyFile = stage.folder('otoport.key');
  await writeFile(keyFile, OTOPORT.key);
  const supplier = ['--supplierKind', 'vendor', '--supplierCode', OTOPORT.code, '--name', OTOPORT.code];
  const access = ['--hasStatement', 'true', '--baseUrl', stage.vendorUrl, '--key-file', keyFile];
  await stage.admin('saveSupplier', ...supplier, ...access);
  return key;
}

async function findCar(agency: AgencyClient): Promise<FoundCar> {
  const pickUp = pickUpInAMonth();
  const { results } = dataOf(
    await agency.searchCars({
      body: {
        ...{ checkInDateTime: new Date(pickUp).toISOString(), checkInLocation: IST },
        ...{ checkOutDateTime: new Date(pickUp + 3 * DAY_MS).toISOString(), checkOutLocation: IST },
        ...{ age: '30+', country: 'TR', paymentType: 'creditCard' },
      },
    }),
  );
  return results.find(({ isCreditcheckRequired }) => !isCreditcheckRequired)!;
}

function dataOf<Data>(answer: { ok: true; data: Data } | { ok: false; error: unknown }): Data {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}
