import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../support/api.ts';
import { expectError } from '../../support/expect-error.ts';
import { type Checking, PIN, people, startChecking } from './checking.ts';
import { testRefusals } from './refusals.ts';

const WRONG = '654321';

let checking: Checking;
beforeAll(async () => {
  checking = await startChecking();
});
afterAll(() => checking.stop());

/** Creates a report whose PIN has been sent, and returns its codes. */
async function aReport() {
  const integrationCode = await checking.aCode();
  const code = await checking.aReport(integrationCode);
  return {
    integrationCode,
    code,
    confirm: (pin?: string) => checking.confirm(code, integrationCode, pin),
    renew: () => checking.renew(code, integrationCode),
  };
}

const expectWrong = (answer: Answer, message: RegExp) =>
  expectError(answer, 'creditCheck.wrongPin', { field: 'pinCode', message: expect.stringMatching(message) });

describe('204: confirming the right PIN', () => {
  test('the response has no body', async () => {
    const { confirm } = await aReport();
    const answer = await confirm();
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  test('the creditcheckCode is accepted as a number or as text', async () => {
    for (const as of [Number, String]) {
      const { code, integrationCode } = await aReport();
      expect((await checking.confirm(as(code), integrationCode)).status).toBe(204);
    }
  });

  test('the right PIN is accepted after two wrong ones', async () => {
    const { confirm } = await aReport();
    expectWrong(await confirm(WRONG), /2 attempts are left/);
    expectWrong(await confirm(WRONG), /1 attempt is left/);
    expect((await confirm()).status).toBe(204);
  });

  test('the right PIN is accepted in the last second of its 180 seconds', async () => {
    const { confirm } = await aReport();
    checking.clock.advance(179);
    expect((await confirm()).status).toBe(204);
  });

  test('confirming again later succeeds and does not restart the delay of the status', async () => {
    const { confirm, integrationCode } = await aReport();
    await confirm();
    checking.clock.advance(600);
    expect((await confirm()).status).toBe(204);
    expect((await checking.check(people.positiveAfterPin, integrationCode)).body.status).toBe('Positive');
  });

  test('ten simultaneous confirmations all return 204', async () => {
    const { confirm } = await aReport();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
  });

  test('a confirmation applies only to its own search and person', async () => {
    const [first, second] = [await aReport(), await aReport()];
    await first.confirm();
    checking.clock.advance(2);
    expect((await checking.check(people.positiveAfterPin, second.integrationCode)).body.status).toBe('Unknown');
    expect((await checking.check(people.negativeAfterPin, first.integrationCode)).body.status).toBe('Unknown');
  });
});

describe('400 creditCheck.pinTriesUsedUp', () => {
  test('after three wrong PINs even the right one is refused until the PIN is renewed', async () => {
    const { confirm, renew, integrationCode } = await aReport();
    for (const message of [/2 attempts are left/, /1 attempt is left/, /no attempt is left/]) {
      expectWrong(await confirm(WRONG), message);
    }
    expectError(await confirm(), 'creditCheck.pinTriesUsedUp', { field: 'pinCode' });
    checking.clock.advance(2);
    expect((await checking.check(people.positiveAfterPin, integrationCode)).body.status).toBe('Unknown');
    expect((await renew()).status).toBe(204);
    expect((await confirm()).status).toBe(204);
  });

  test('only three of thirty simultaneous guesses are checked', async () => {
    const { confirm } = await aReport();
    const guesses = Array.from({ length: 30 }, (_, guess) => String(200_000 + guess));
    const answers = await Promise.all(guesses.map((guess) => confirm(guess)));
    const isWrong = ({ text }: Answer) => text.includes('The PIN is incorrect');
    expect(answers.filter(isWrong)).toHaveLength(3);
    for (const answer of answers.filter((each) => !isWrong(each))) {
      expectError(answer, 'creditCheck.pinTriesUsedUp');
    }
  });

  test('thirty simultaneous guesses that include the right PIN are limited to three attempts', async () => {
    const { confirm } = await aReport();
    const guesses = [...Array.from({ length: 29 }, (_, guess) => String(200_000 + guess)), PIN];
    const answers = await Promise.all(guesses.map((guess) => confirm(guess)));
    const wrong = answers.filter(({ text }) => text.includes('The PIN is incorrect'));
    expect(wrong.length).toBeLessThanOrEqual(3);
  });
});

describe('400 creditCheck.pinExpired', () => {
  test('the right PIN is refused after 180 seconds until it is renewed', async () => {
    const { confirm, renew } = await aReport();
    checking.clock.advance(180);
    expectError(await confirm(), 'creditCheck.pinExpired', { field: 'pinCode' });
    expect((await renew()).status).toBe(204);
    expect((await confirm()).status).toBe(204);
  });

  test('confirming an expired PIN does not use up an attempt', async () => {
    const { confirm } = await aReport();
    checking.clock.advance(180);
    for (let number = 0; number < 4; number += 1) expectError(await confirm(WRONG), 'creditCheck.pinExpired');
  });
});

test('400 creditCheck.wrongPin: a PIN with one changed digit and a PIN of zeros are refused', async () => {
  const { confirm } = await aReport();
  expectWrong(await confirm('123457'), /2 attempts/);
  expectWrong(await confirm('000000'), /1 attempt/);
});

test('400 creditCheck.invalidRequest: a malformed PIN does not use up an attempt', async () => {
  const { confirm } = await aReport();
  for (const pin of ['12345', '1234567', '12345a', ' 123456', '']) {
    expectError(await confirm(pin), 'creditCheck.invalidRequest', { field: 'pinCode' });
  }
  expect((await confirm()).status).toBe(204);
});

describe('400 creditCheck.unknownReference: an invalid creditcheckCode', () => {
  const unknown = { field: 'creditcheckCode', message: expect.any(String) };

  test('a creditcheckCode that was never issued is refused', async () => {
    const { integrationCode } = await aReport();
    expectError(await checking.confirm(999_999_999, integrationCode), 'creditCheck.unknownReference', unknown);
  });

  test('a creditcheckCode from a different search result is refused', async () => {
    const [{ code }, other] = [await aReport(), await checking.aCode()];
    expectError(await checking.confirm(code, other), 'creditCheck.unknownReference', unknown);
  });

  test('a creditcheckCode of a different agency is answered like an unknown one and uses up no attempt', async () => {
    const { code, integrationCode, confirm } = await aReport();
    const lodos = await checking.aCode('lodos');
    const ask = (creditcheckCode: number, given: string) =>
      checking.post('pin-confirm', { body: { creditcheckCode, pinCode: WRONG, integrationCode: given } }, 'lodos');
    for (let number = 0; number < 3; number += 1) {
      const foreign = await ask(code, lodos);
      expectError(foreign, 'creditCheck.unknownReference', unknown);
      expect(foreign.body).toEqual((await ask(999_999_999, lodos)).body);
      expectError(await ask(code, integrationCode), 'creditCheck.unknownReference', { field: 'integrationCode' });
    }
    expectWrong(await confirm(WRONG), /2 attempts/);
    expect((await confirm()).status).toBe(204);
  });

  test('a creditcheckCode that is 24 hours old is refused', async () => {
    const { confirm } = await aReport();
    await confirm();
    checking.clock.advance(24 * 60 * 60);
    expectError(await confirm(), 'creditCheck.unknownReference', unknown);
  });
});

describe('500 creditCheck.bureauDidNotAnswer: the PIN can still be confirmed after the bureau fails', () => {
  test.each(['slow', 'failing', 'down', 'offContract'] as const)(
    'a confirmation fails while the bureau is %s, and the same call succeeds afterwards',
    async (fault) => {
      const { confirm, integrationCode } = await aReport();
      expectWrong(await confirm(WRONG), /2 attempts/);
      checking.sandbox.faults.setNext('CREDITBUREAU', fault);
      expectError(await confirm(), 'creditCheck.bureauDidNotAnswer');
      expect((await confirm()).status).toBe(204);
      checking.clock.advance(2);
      expect((await checking.check(people.positiveAfterPin, integrationCode)).body.status).toBe('Positive');
    },
  );

  test('a right PIN that the bureau did not receive remains valid after 180 seconds, and a wrong PIN is refused', async () => {
    const { confirm } = await aReport();
    checking.sandbox.faults.setNext('CREDITBUREAU', 'failing');
    expectError(await confirm(), 'creditCheck.bureauDidNotAnswer');
    checking.clock.advance(600);
    expectError(await confirm(WRONG), 'creditCheck.pinExpired');
    expect((await confirm()).status).toBe(204);
  });

  test('the delay of the status starts when the PIN was right and does not restart with the next confirmation', async () => {
    const { confirm, integrationCode } = await aReport();
    const status = async () => (await checking.check(people.positiveAfterPin, integrationCode)).body.status;
    // The bureau processes the request, but its response is lost.
    checking.sandbox.faults.setNext('CREDITBUREAU', 'failing');
    expectError(await confirm(), 'creditCheck.bureauDidNotAnswer');
    checking.clock.advance(1.999);
    expect(await status()).toBe('Unknown');
    checking.clock.advance(0.001);
    expect(await status()).toBe('Positive');
    expect((await confirm()).status).toBe(204);
    expect(await status()).toBe('Positive');
  });
});

testRefusals(() => checking, {
  path: 'pin-confirm',
  bodyWith: async (integrationCode) => ({
    creditcheckCode: await checking.aReport(integrationCode),
    pinCode: PIN,
    integrationCode,
  }),
  wrong: [
    ['creditcheckCode', undefined],
    ['creditcheckCode', 99_999_999],
    ['creditcheckCode', '99999999'],
    ['creditcheckCode', '0123456789'],
    ['creditcheckCode', 123_456_789.5],
    ['creditcheckCode', null],
    ['pinCode', undefined],
    ['pinCode', 123_456],
  ],
});
