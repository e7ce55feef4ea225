import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Checking, PHONE, people, startChecking } from '../../operations/credit-check/checking.ts';

let checking: Checking;
beforeAll(async () => {
  checking = await startChecking();
});
afterAll(() => checking.stop());

const statusOf = async (person: string, code: string) => (await checking.check(person, code)).body.status;

test.each([
  [people.positive, 'Positive'],
  [people.negative, 'Negative'],
  [people.youngDriver, 'Positive With Young Driver'],
  [people.positiveAfterPin, 'Unknown'],
])('the credit status of %s is %s at the first check', async (person, status) => {
  expect(await statusOf(person, await checking.aCode())).toBe(status);
});

describe('Unknown', () => {
  async function reported(person: string) {
    const integrationCode = await checking.aCode();
    const { body } = await checking.phones(person, integrationCode);
    const before = checking.sandbox.messages().length;
    const report = await checking.report(person, integrationCode, { phoneKey: body.phoneList[0]!.key });
    const code = report.body.creditcheckCode;
    return { integrationCode, code, sent: () => checking.sandbox.messages().slice(0, -before || undefined) };
  }

  test('the status stays Unknown after a report, whose PIN goes to the chosen phone', async () => {
    const person = people.positiveAfterPin;
    const { integrationCode, sent } = await reported(person);
    expect(sent()).toMatchObject([{ phone: PHONE }]);
    expect(await statusOf(person, integrationCode)).toBe('Unknown');
  });

  test.each([
    [people.positiveAfterPin, 'Positive'],
    [people.negativeAfterPin, 'Negative'],
    [people.youngDriverAfterPin, 'Positive With Young Driver'],
  ])('%s becomes %s within a minute after the PIN is confirmed', async (person, status) => {
    const { integrationCode, code } = await reported(person);
    expect((await checking.confirm(code, integrationCode)).status).toBe(204);
    expect(await statusOf(person, integrationCode)).toBe('Unknown');
    checking.clock.advance(60);
    expect(await statusOf(person, integrationCode)).toBe(status);
  });

  test('the status stays Unknown after the PIN is renewed, and a new PIN is sent', async () => {
    const person = people.positiveAfterPin;
    const { integrationCode, code, sent } = await reported(person);
    expect((await checking.renew(code, integrationCode)).status).toBe(204);
    expect(sent()).toHaveLength(2);
    expect(await statusOf(person, integrationCode)).toBe('Unknown');
  });

  test('400: a wrong PIN and an unlisted phone key are refused', async () => {
    const { integrationCode, code } = await reported(people.positiveAfterPin);
    expect((await checking.confirm(code, integrationCode, '654321')).body).toMatchObject({ code: 1002 });
    const wrongKey = await checking.report(people.positiveAfterPin, integrationCode, { phoneKey: 99 });
    expect(wrongKey.body).toMatchObject({ code: 1003 });
  });

  test('a listed phone is masked', async () => {
    const { body } = await checking.phones(people.positiveAfterPin, await checking.aCode());
    for (const { phone } of body.phoneList) expect(phone).toMatch(/\*{3,}/);
  });
});
