import { CARD_TOKEN_STAGING_KEY, parties } from '@agency-booking/connector-contracts/parties';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaymentProcessorConnector } from '../../src/connectors/payment-processor.ts';
import { createCardCharging } from '../../src/features/payments/card-charging.ts';
import type { Payment } from '../../src/ports/paying.ts';
import type { TokenizedCard } from '../../src/ports/payment-processor.ts';
import { CardToken } from '../../src/shared/card-token.ts';
import { type Machine, startMachine } from './machine.ts';

const GOOD = '5528790000000008';
const OTHER = '5526080000000006';
const DECLINED = '4129111111111111';
const NEVER_ANSWERED = '4000000000002081';
const DECLINED_AFTER_3DS = '4000008400001629';
const DEADLINE_MILLISECONDS = 1_000;
const RETURN_URL = 'https://api.example/back';

let sandbox: Sandbox;
let processor: ReturnType<typeof createPaymentProcessorConnector>;
let machine: Machine;
/** The secrets of all tokens in this file. */
const secrets: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, slowMilliseconds: 2 * DEADLINE_MILLISECONDS });
  processor = createPaymentProcessorConnector({
    baseUrl: sandbox.url,
    key: parties['payment-processor'].stagingKey,
    deadlineMilliseconds: DEADLINE_MILLISECONDS,
    observe: () => {},
  });
  machine = await startMachine({ card: createCardCharging(processor) });
});
beforeEach(() => sandbox.faults.reset());
afterAll(async () => {
  await machine.stop();
  await processor.close();
  await sandbox.close();
});

async function createToken(number: string, session: string): Promise<CardToken> {
  const card = { number, expireMonth: '12', expireYear: '2040', holderName: 'Elif Demir', cvc: '123' };
  const answer = await fetch(`${sandbox.url}/processor/card-tokens`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${CARD_TOKEN_STAGING_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ session, card }),
  });
  const { token } = (await answer.json()) as { token: string };
  secrets.push(token);
  return new CardToken(token);
}

async function tokenOf(number: string, session = 'pay_1'): Promise<TokenizedCard> {
  const found = await processor.lookUpToken(await createToken(number, session), session);
  return found.answered && found.answer ? found.answer : expect.fail('the token was not found');
}

const byToken = (card: TokenizedCard, installmentCount = 1): Payment => ({ by: 'card', card, installmentCount });
const with3ds = (card: TokenizedCard): Payment => ({
  by: 'card3ds',
  card,
  installmentCount: 1,
  returnUrl: RETURN_URL,
  language: 'en',
});
const chargesOf = async (order: string) => {
  const ids = (await machine.attemptsOf(order)).map(({ id }) => id);
  return sandbox.transactions().filter(({ reference, status }) => ids.includes(reference) && status === 'charged');
};
const onlyAttemptOf = async (order: string) => {
  const [attempt, ...others] = await machine.attemptsOf(order);
  expect(others).toEqual([]);
  return (await machine.find(attempt!.id))!;
};
async function atBank(attemptId: string, code: string): Promise<void> {
  const { challenge } = (await machine.find(attemptId))!;
  const send = (address: string, form: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const page = await send(
    challenge!.url,
    Object.fromEntries(challenge!.fields.map(({ name, value }) => [name, value])),
  );
  await send(new URL(`${page.headers.get('location')}/code`, challenge!.url).href, { code, wrongCodes: '0' });
}

describe('a payment with a token', () => {
  test('the card is charged once, and the attempt has its first six and last four digits', async () => {
    const order = await machine.newOrder();
    const paid = await machine.pay(order, byToken(await tokenOf(GOOD)));
    expect(paid).toMatchObject({ kind: 'completed', attempt: { card: { firstSix: '552879', lastFour: '0008' } } });
    expect(await chargesOf(order)).toHaveLength(1);
    expect(await machine.statusOf(order)).toBe('reserved');
  });

  test('the charge has the chosen number of installments', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, byToken(await tokenOf(GOOD), 6));
    expect(await chargesOf(order)).toMatchObject([{ installmentCount: 6 }]);
  });

  test('a declined token leaves the order payable with a different card', async () => {
    const order = await machine.newOrder();
    const decline = { reason: 'refused', bankCode: 10005 };
    expect(await machine.pay(order, byToken(await tokenOf(DECLINED)))).toMatchObject({ kind: 'declined', decline });
    expect(await machine.pay(order, byToken(await tokenOf(GOOD)))).toMatchObject({ kind: 'completed' });
    expect(await chargesOf(order)).toHaveLength(1);
  });

  test('twenty simultaneous payments with different tokens charge once', async () => {
    const order = await machine.newOrder();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => tokenOf(GOOD)));
    await Promise.all(tokens.map((token) => machine.pay(order, byToken(token))));
    expect(await chargesOf(order)).toHaveLength(1);
    expect(await machine.statusOf(order)).toBe('reserved');
  });
});

describe('3D Secure with a token', () => {
  test('the card is charged after the customer has authenticated', async () => {
    const order = await machine.newOrder();
    expect(await machine.pay(order, with3ds(await tokenOf(GOOD)))).toMatchObject({ kind: 'challenge' });
    const { id, transactionId } = await onlyAttemptOf(order);
    await atBank(id, '123456');
    expect(await machine.callback(order, id, transactionId)).toMatchObject({ kind: 'completed' });
    expect(await chargesOf(order)).toHaveLength(1);
  });

  test('a charge that is declined after authentication leaves the order payable', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, with3ds(await tokenOf(DECLINED_AFTER_3DS)));
    const { id, transactionId } = await onlyAttemptOf(order);
    await atBank(id, '123456');
    expect(await machine.callback(order, id, transactionId)).toMatchObject({ kind: 'declined' });
    expect(await machine.pay(order, byToken(await tokenOf(GOOD)))).toMatchObject({ kind: 'completed' });
  });

  test('a new token for the same card joins the payment at the bank, and a different card replaces it', async () => {
    const order = await machine.newOrder();
    await machine.pay(order, with3ds(await tokenOf(GOOD)));
    const { id } = await onlyAttemptOf(order);
    const again = await machine.pay(order, with3ds(await tokenOf(GOOD)));
    expect(again).toMatchObject({ kind: 'challenge', isJoined: true, attempt: { id } });
    const replaced = await machine.pay(order, with3ds(await tokenOf(OTHER)));
    expect(replaced).toMatchObject({ kind: 'challenge', isJoined: false });
    expect((await machine.find(id)).status).toBe('withdrawn');
  });
});

describe('a processor that does not respond', () => {
  const RETRY_SECONDS = 20;

  test('a charge without a response is found later and completes the order', async () => {
    const order = await machine.newOrder();
    expect(await machine.pay(order, byToken(await tokenOf(NEVER_ANSWERED)))).toMatchObject({ kind: 'unknown' });
    await machine.later(RETRY_SECONDS);
    expect(await machine.statusOf(order)).toBe('reserved');
    expect(await chargesOf(order)).toHaveLength(1);
  });

  test.each(['slow', 'failing', 'down', 'offContract'] as const)(
    'a charge whose response is lost (%s) is charged once',
    async (fault) => {
      const [order, token] = [await machine.newOrder(), await tokenOf(GOOD)];
      sandbox.faults.setNext('PROCESSOR', fault);
      expect(await machine.pay(order, byToken(token))).toMatchObject({ kind: 'unknown' });
      await machine.later(RETRY_SECONDS);
      expect(await machine.statusOf(order)).toBe('reserved');
      expect(await chargesOf(order)).toHaveLength(1);
    },
  );

  test('a start of 3D Secure whose response is lost is voided, and the order stays payable', async () => {
    const [order, token] = [await machine.newOrder(), await tokenOf(GOOD)];
    sandbox.faults.setNext('PROCESSOR', 'down');
    expect(await machine.pay(order, with3ds(token))).toMatchObject({ kind: 'voided' });
    expect(await machine.pay(order, byToken(await tokenOf(GOOD)))).toMatchObject({ kind: 'completed' });
    expect(await chargesOf(order)).toHaveLength(1);
  });

  test('a lookup without a response is not answered, and the token stays usable', async () => {
    const token = await createToken(GOOD, 'pay_1');
    sandbox.faults.setNext('PROCESSOR', 'down');
    expect(await processor.lookUpToken(token, 'pay_1')).toMatchObject({ answered: false });
    expect(await processor.lookUpToken(token, 'pay_1')).toMatchObject({ answered: true, answer: { lastFour: '0008' } });
  });
});

describe('a token that cannot be used', () => {
  test.each<[string, (card: TokenizedCard) => Payment]>([
    ['a charge', byToken],
    ['3D Secure', with3ds],
  ])('%s with a used token charges nothing and leaves the order payable', async (_, payment) => {
    const [first, second] = [await machine.newOrder(), await machine.newOrder()];
    const token = await tokenOf(GOOD);
    await machine.pay(first, byToken(token));
    expect(await machine.pay(second, payment(token))).toMatchObject({ kind: 'voided' });
    expect(await chargesOf(second)).toEqual([]);
    expect(await machine.pay(second, byToken(await tokenOf(GOOD)))).toMatchObject({ kind: 'completed' });
  });

  test('a token of a different session charges nothing', async () => {
    const order = await machine.newOrder();
    const stolen = { ...(await tokenOf(GOOD, 'pay_1')), session: 'pay_2' };
    expect(await machine.pay(order, byToken(stolen))).toMatchObject({ kind: 'voided' });
    expect(await chargesOf(order)).toEqual([]);
  });
});

test('no database table contains a token or a card number', async () => {
  const { pool } = machine.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(
      `select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`,
    );
    for (const secret of [...secrets, GOOD, OTHER, DECLINED]) expect(rows[0]!.text, name).not.toContain(secret);
  }
  expect(secrets.length).toBeGreaterThan(20);
});
