import { CARD_TOKEN_STAGING_KEY } from '@agency-booking/connector-contracts/parties';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cards } from '../src/payment-processor/cards.ts';
import { enterCode, goToBank } from './bank-browser.ts';
import { cardWith, GOOD_CARD, money, SESSION, startProcessor } from './processor.ts';
import { NOW } from './vendors.ts';

const processor = await startProcessor();
const NEVER_ANSWERED = '4000000000002081';
const answering = cards.map(({ number }) => number).filter((number) => number !== NEVER_ANSWERED);
const PATIENCE_MILLISECONDS = 200;

function expectInvalid({ status, body }: { status: number; body: object }) {
  expect(status).toBe(422);
  expect(body).toEqual({ key: 'cardToken.invalid', code: 7422, description: 'The card token cannot be used.' });
}

/** Removes the values that are derived from the reference. */
function comparable(body: object): unknown {
  return JSON.parse(
    JSON.stringify(body).replaceAll(/"(trx|3ds)_[\w-]+"|"reference":"[^"]+"/g, (all) =>
      all[1] === 'r' ? '"reference":""' : '""',
    ),
  );
}

describe('a token behaves as the card that it replaces', () => {
  test.each(answering)('a charge of the card %s has the same result with a token', async (number) => {
    const byCard = await processor.charge(`att_card_${number}`, cardWith(number));
    const byToken = await processor.charge(`att_token_${number}`, await processor.tokenized(cardWith(number)));
    expect(comparable(byToken)).toEqual(comparable(byCard));
  });

  test.each(cards.map(({ number }) => number))(
    '3D Secure for the card %s has the same result with a token',
    async (number) => {
      const byCard = await processor.start3ds(`3d_card_${number}`, cardWith(number));
      const byToken = await processor.start3ds(`3d_token_${number}`, await processor.tokenized(cardWith(number)));
      expect(comparable(byToken)).toEqual(comparable(byCard));
    },
  );

  test.each([
    ['a wrong CVC', { cvc: '124' }, 'invalidCvc'],
    ['an expired card', { expireMonth: '02', expireYear: '2027' }, 'cardExpired'],
    ['an unknown number', { number: '4242424242424242' }, 'invalidNumber'],
  ])('a token for %s is created, and its charge is declined', async (what, entered, reason) => {
    const token = await processor.tokenized(cardWith(GOOD_CARD, entered));
    const { body } = await processor.charge(`att_${what.replaceAll(' ', '')}`, token);
    expect(body).toMatchObject({ status: 'declined', decline: { reason } });
  });

  test('a charge with a token of the card that gets no response is carried out', async () => {
    const card = await processor.tokenized(cardWith(NEVER_ANSWERED));
    const body = { by: 'card', reference: 'att_never', money, installmentCount: 1, card };
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    await expect(processor.call('POST', '/charges', body, { signal })).rejects.toThrow('timeout');
    expect((await processor.find('att_never')).body).toMatchObject({ status: 'charged', money });
  });

  test('a token is charged in installments after 3D Secure', async () => {
    const token = await processor.tokenized(cardWith(GOOD_CARD));
    const started = await processor.start3ds('3d_installments', token, { installmentCount: 3 });
    await enterCode(await goToBank(started.body), '123456');
    const { body } = await processor.chargeAuthenticated('3d_installments');
    expect(body).toMatchObject({ status: 'charged', installmentCount: 3 });
  });
});

describe('the data about a token', () => {
  test.each([
    [GOOD_CARD, '55287900', '0008'],
    ['374427000000003', '374427', '0003'],
  ])('a token for %s shows the BIN %s and the last digits %s', async (number, bin, lastFour) => {
    const { status, body } = await processor.createToken(cardWith(number));
    expect(status).toBe(200);
    const expiresAt = new Date(NOW.getTime() + 15 * 60_000).toISOString();
    expect(body).toEqual({ token: expect.stringMatching(/^tok_[\w-]{22}$/), expiresAt, bin, lastFour });
    const found = await processor.lookUpToken({ token: body.token, session: SESSION });
    expect(found.body).toEqual({ expiresAt, bin, lastFour, fingerprint: expect.stringMatching(/^crd_[\w-]{22}$/) });
  });

  test('two tokens of a card differ and have the same fingerprint, and a different card has a different one', async () => {
    const tokens = [GOOD_CARD, GOOD_CARD, '5526080000000006'].map((number) => processor.tokenized(cardWith(number)));
    const [first, second, other] = await Promise.all(tokens);
    expect(new Set([first!.token, second!.token, other!.token]).size).toBe(3);
    const print = async (token: typeof first) => (await processor.lookUpToken(token!)).body.fingerprint;
    expect(await print(second)).toBe(await print(first));
    expect(await print(other)).not.toBe(await print(first));
  });
});

describe('422 cardToken.invalid: the token cannot be used', () => {
  const attempts = ['lookUpToken', 'charge', 'start3ds'] as const;
  const attempt = (how: (typeof attempts)[number], token: { token: string; session: string }, at = processor) =>
    how === 'lookUpToken' ? at.lookUpToken(token) : at[how](`${how}_${token.token}`, token);

  test.each(attempts)('%s is refused for an unknown token', async (how) => {
    expectInvalid(await attempt(how, { token: 'tok_0000000000000000000000', session: SESSION }));
  });

  test.each(attempts)('%s is refused for a token of a different session', async (how) => {
    const { token } = await processor.tokenized(cardWith(GOOD_CARD));
    expectInvalid(await attempt(how, { token, session: 'pay_session_2' }));
  });

  test.each(attempts)('%s is refused for a used token', async (how) => {
    const token = await processor.tokenized(cardWith(GOOD_CARD));
    await processor.charge(`att_first_${token.token}`, token);
    expectInvalid(await attempt(how, token));
  });

  test.each(attempts)('%s is refused for an expired token', async (how) => {
    let now = NOW;
    const later = await startProcessor({ now: () => now }, onTestFinished);
    const token = await later.tokenized(cardWith(GOOD_CARD));
    now = new Date(NOW.getTime() + 15 * 60_000);
    expectInvalid(await attempt(how, token, later));
  });

  test('a refused charge creates no transaction', async () => {
    await processor.charge('att_noToken', { token: 'tok_0000000000000000000000', session: SESSION });
    expect((await processor.find('att_noToken')).status).toBe(404);
  });
});

describe('repeated requests with a token', () => {
  test('ten simultaneous charges with one reference charge the card once', async () => {
    const token = await processor.tokenized(cardWith(GOOD_CARD));
    const answers = await Promise.all(Array.from({ length: 10 }, () => processor.charge('att_often', token)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]!.body.status).toBe('charged');
  });

  test('ten simultaneous charges with different references charge the card once', async () => {
    const token = await processor.tokenized(cardWith(GOOD_CARD));
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => processor.charge(`att_race_${at}`, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  });

  test('a repeated start of 3D Secure returns the same challenge', async () => {
    const token = await processor.tokenized(cardWith(GOOD_CARD));
    const first = await processor.start3ds('3d_often', token);
    expect(await processor.start3ds('3d_often', token)).toEqual(first);
  });

  test('a token for a different card under a used reference is refused and stays usable', async () => {
    await processor.charge('att_taken', await processor.tokenized(cardWith(GOOD_CARD)));
    const other = await processor.tokenized(cardWith('5526080000000006'));
    expect((await processor.charge('att_taken', other)).body.code).toBe(3422);
    expect((await processor.charge('att_free', other)).body.status).toBe('charged');
  });

  test('a token does not charge a reference that was voided, and stays usable', async () => {
    const token = await processor.tokenized(cardWith(GOOD_CARD));
    await processor.void('att_voided');
    expect((await processor.charge('att_voided', token)).body).toEqual({ reference: 'att_voided', status: 'voided' });
    expect((await processor.charge('att_afterwards', token)).body.status).toBe('charged');
  });

  test('a token whose response is lost is replaced by the token of a repeated request', async () => {
    processor.sandbox.faults.setNext('PROCESSOR', 'down');
    await expect(processor.createToken(cardWith(GOOD_CARD))).rejects.toThrow('fetch failed');
    const token = await processor.tokenized(cardWith(GOOD_CARD));
    expect((await processor.charge('att_second_token', token)).body.status).toBe('charged');
  });
});

test('the key of the payment page permits only the creation of tokens', async () => {
  const key = CARD_TOKEN_STAGING_KEY;
  const token = await processor.tokenized(cardWith(GOOD_CARD));
  const charge = { by: 'card', reference: 'att_page', money, installmentCount: 1, card: token };
  const calls = [
    processor.call('POST', '/charges', charge, { key }),
    processor.call('POST', '/card-tokens/lookup', token, { key }),
    processor.call('GET', '/transactions/att_page', undefined, { key }),
    processor.call('GET', '/capabilities', undefined, { key }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect(await processor.call('GET', '/capabilities')).toEqual({ status: 200, body: { cardTokens: true } });
});
