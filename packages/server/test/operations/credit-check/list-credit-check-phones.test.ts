import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Checking, people, startChecking } from './checking.ts';
import { testRefusals } from './refusals.ts';

let checking: Checking;
beforeAll(async () => {
  checking = await startChecking();
});
afterAll(() => checking.stop());

const phoneList = [
  { key: 1, phone: '+90532*****67' },
  { key: 2, phone: '+90533*****43' },
];

test('200: returns two masked phone numbers', async () => {
  const answer = await checking.phones(people.positiveAfterPin, await checking.aCode());
  expect([answer.status, answer.body]).toEqual([200, { phoneList }]);
});

test('200: also returns the phone numbers of a person who needs no PIN', async () => {
  expect((await checking.phones(people.positive, await checking.aCode())).body).toEqual({ phoneList });
});

test('listing the phone numbers sends no SMS', async () => {
  const before = checking.sandbox.messages().length;
  await checking.phones(people.positiveAfterPin, await checking.aCode());
  expect(checking.sandbox.messages()).toHaveLength(before);
});

describe('500 creditCheck.bureauDidNotAnswer', () => {
  test('the list fails for a person about whom the bureau is silent', async () => {
    const answer = await checking.phones(people.silent, await checking.aCode());
    expectError(answer, 'creditCheck.bureauDidNotAnswer');
  });

  test('the list fails when the bureau fails, and the same call succeeds afterwards', async () => {
    const integrationCode = await checking.aCode();
    checking.sandbox.faults.setNext('CREDITBUREAU', 'failing');
    expectError(await checking.phones(people.positive, integrationCode), 'creditCheck.bureauDidNotAnswer');
    expect((await checking.phones(people.positive, integrationCode)).status).toBe(200);
  });
});

testRefusals(() => checking, {
  path: 'phone-list',
  bodyWith: (integrationCode) => ({ identityNumber: people.positive, integrationCode }),
  wrong: [
    ['identityNumber', undefined],
    ['identityNumber', 'abcdefghijk'],
  ],
});
