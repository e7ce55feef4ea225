import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterCode, goToBank, wayBack } from '../../packages/sandbox/test/bank-browser.ts';
import { operations } from '../../packages/server/src/generated/operations.ts';
import { agencies } from '../../packages/server/test/support/agencies.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { redocly } from '../generate/redocly.ts';
import { startMock } from '../mock/mock.ts';
import { respect, type Steps } from './respect.ts';

const CALLBACK_URL = 'http://localhost:3000/paid';
const dates = {
  pickUp: '2027-06-10T10:00:00+03:00',
  dropOff: '2027-06-13T10:00:00+03:00',
  returnPickUp: '2027-06-13T06:00:00+03:00',
};
const HOOK_URL = 'http://localhost:3000/hooks';
const inputs = { ...agencies.horizon, ...dates, callbackUrl: CALLBACK_URL, returnUrl: CALLBACK_URL, hookUrl: HOOK_URL };

// The clock does not advance, so a confirmed PIN must take effect immediately.
const { service, stop } = await startStaging({ CREDIT_CHECK_DELAY_SECONDS: '0' });
const server = `${service.url}/api/v1`;
afterAll(stop);

/** Workflows without customer interaction. */
const STRAIGHT = [
  'book-and-pay',
  'pay-on-the-page',
  'cancel-a-rental',
  'credit-checked-rental',
  'transfer-and-cancel',
  'follow-events',
  'fill-the-forms',
];
const INTERRUPTED = ['pay-with-3d-secure'];

test('every workflow of the Arazzo document is tested', () => {
  const folder = fileURLToPath(new URL('../../openapi/workflows/', import.meta.url));
  const files = globSync('*.arazzo.yaml', { cwd: folder }).map((file) => basename(file, '.arazzo.yaml'));
  expect(files.sort()).toEqual([...STRAIGHT, ...INTERRUPTED].sort());
});

test('every operation is a step of a workflow, except the finish address of the page after the bank', () => {
  const folder = new URL('../../openapi/workflows/', import.meta.url);
  const texts = [...STRAIGHT, ...INTERRUPTED].map((name) =>
    readFileSync(new URL(`${name}.arazzo.yaml`, folder), 'utf8'),
  );
  const steps = new Set(texts.join('').match(/(?<=operationId: )\w+/g));
  expect(Object.keys(operations).filter((id) => !steps.has(id))).toEqual(['finish3ds']);
});

test('every workflow is valid Arazzo', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await redocly(
    ['lint', ...[...STRAIGHT, ...INTERRUPTED].map((name) => `openapi/workflows/${name}.arazzo.yaml`)],
    root,
  );
});

describe('workflows at the service', () => {
  let ran: Awaited<ReturnType<typeof respect>>;
  beforeAll(async () => {
    ran = await respect({ names: [...STRAIGHT, ...INTERRUPTED], skip: 'finish-3d-secure', server, inputs });
  });

  test.each(STRAIGHT)('the workflow %s succeeds at the service', (name) => {
    expect(failedOf(ran.get(name)!)).toEqual([]);
  });

  test('pay-with-3d-secure runs with the customer visiting the bank in between', async () => {
    const name = 'pay-with-3d-secure';
    const begun = ran.get(name)!;
    expect(failedOf(begun)).toEqual([]);
    const answerOf = <Body>(step: string) => begun.get(step)!.body as Body;
    const page = answerOf<{ threeDSHtmlContent: string }>('pay').threeDSHtmlContent;
    const brought = await visitBank(page);

    const finishing = {
      accessToken: answerOf<{ accessToken: string }>('login').accessToken,
      orderID: answerOf<{ id: string }>('order').id,
      paymentId: brought.paymentId!,
      transactionId: brought.transactionId!,
    };
    const ended = await respect({ names: [name], skip: 'begin-3d-secure', server, inputs: finishing });
    expect(ended.get(name)!.get('read-order')).toMatchObject({ status: 'success' });
  });
});

/** The other workflows need a server that stores orders, payments and cancellations. */
test('book-and-pay runs on the mock', async () => {
  const mock = await startMock({ port: 0 });
  try {
    const ran = await respect({ names: ['book-and-pay'], server: mock.api, inputs });
    expect(failedOf(ran.get('book-and-pay')!)).toEqual([]);
  } finally {
    await mock.stop();
  }
});

const failedOf = (steps: Steps) => [...steps.values()].filter(({ status }) => status !== 'success');

/** Acts as the customer's browser: opens the bank's page, enters the code, and returns the resulting fields. */
async function visitBank(page: string): Promise<Record<string, string>> {
  const url = /<form [^>]*action="([^"]*)"/.exec(page)![1]!;
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const challenge = { url, fields: fields.map(([, name, value]) => ({ name: name!, value: value! })) };
  const back = await enterCode(await goToBank({ challenge }), '123456');
  return wayBack(back).fields;
}
