import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stagingCards } from '../../../src/features/payments/staging.ts';
import { passesLuhn } from '../../../src/shared/card-number.ts';
import type { AgencyName } from '../../support/agencies.ts';
import { expectError } from '../../support/expect-error.ts';
import { BONUS, type Paying, startPaying } from './paying.ts';

const DECLINED = '4129111111111111';
/** Returns card numbers that share a test card's BIN but that the bank does not recognize. */
const unlisted = (bin: string) =>
  Array.from({ length: 400 }, (_, number) => `${bin}${String(number).padStart(10, '0')}`).filter(passesLuhn);
const [first, second, ...others] = unlisted('412911') as [string, string, ...string[]];
const HOUR_SECONDS = 3600;

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(() => paying.clock.advance(HOUR_SECONDS));
afterAll(() => paying.stop());

async function tryCard(cardNumber: string, as: AgencyName = 'horizon') {
  const { id } = await paying.order({ as });
  return { id, answer: await paying.pay(id, { cardNumber, callbackUrl: 'http://localhost:3000/done' }, as) };
}
const asked = () => paying.sandbox.transactions().length;

test('429 cardPayment.tooManyDeclines: the sixth try with one card, over orders and agencies; no bank is asked', async () => {
  for (let number = 0; number < 5; number += 1) {
    const { answer } = await tryCard(first, number % 2 === 0 ? 'horizon' : 'meridian');
    expectError(answer, 'cardPayment.invalidCardNumber', { field: 'payWithCard.cardNumber' });
  }
  paying.clock.advance(600);
  const before = asked();
  const { id, answer } = await tryCard(first, 'meridian');
  expectError(answer, 'cardPayment.tooManyDeclines', { reason: 'card' });
  expect(answer.headers.get('retry-after')).toBe('3000');
  expect(asked()).toBe(before);

  expectError((await tryCard(second)).answer, 'cardPayment.invalidCardNumber', {});
  expect((await paying.pay(id, { callbackUrl: 'http://localhost:3000/done' }, 'meridian')).body.status).toBe('success');
  paying.clock.advance(3000);
  expectError((await tryCard(first)).answer, 'cardPayment.invalidCardNumber', {});
});

test('429 cardPayment.tooManyDeclines: ten declined cards with one BIN block the BIN for this agency, but not limit payments', async () => {
  for (const card of others.slice(0, 10)) {
    expectError((await tryCard(card)).answer, 'cardPayment.invalidCardNumber', {});
  }
  const { id, answer } = await tryCard(others[10]!);
  expectError(answer, 'cardPayment.tooManyDeclines', { reason: 'bin' });
  expectError((await tryCard(others[10]!, 'meridian')).answer, 'cardPayment.invalidCardNumber', {});
  expect((await paying.payByLimit(id)).body.status).toBe('success');
});

test('402 cardPayment.declined: a listed test card is declined any number of times', async () => {
  for (let number = 0; number < 12; number += 1) {
    expectError((await tryCard(DECLINED)).answer, 'cardPayment.declined', { bankCode: 10005 });
  }
  expect((await tryCard(BONUS)).answer.body.status).toBe('success');
});

test('a declined card is stored as a keyed hash, and only for as long as the decline counts', async () => {
  await tryCard(others[20]!);
  const { rows } = await paying.service.database.pool.query('select * from card_try');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(others[20]);
  expect(rows[0].card).toHaveLength(32);
  await paying.checkMoney();
});

test('the cards that are never counted are exactly those listed in the documentation', () => {
  const guide = readFileSync(new URL('../../../../../openapi/guides/staging.md', import.meta.url), 'utf8');
  const listed = [...guide.matchAll(/^\| (\d{15,16}) +\|/gm)].map(([, number]) => number);
  expect(new Set(listed)).toEqual(stagingCards);
});
