import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createMailConnector } from '../../src/connectors/mail.ts';
import { json, startObedientServer } from '../support/party-server.ts';

const stays = new AbortController().signal;
const message = { reference: 'mai_1', to: 'ada@portal.example', subject: 'Hello', text: 'A link.' };
const server = await startObedientServer();
let connector: ReturnType<typeof createMailConnector>;
beforeEach(() => {
  connector = createMailConnector({ baseUrl: server.url, key: 'test', deadlineMilliseconds: 2_000, observe: () => {} });
});
afterEach(() => connector.close());
afterAll(() => server.close());

test('an accepted message is reported as accepted, and an undeliverable one as refused', async () => {
  server.willReply(json({ reference: 'mai_1' }));
  expect(await connector.sendMail(message, stays)).toEqual({ answered: true, answer: 'accepted' });
  server.willReply(json({ key: 'message.refused', code: 422, description: 'Nobody is there.' }, 422));
  expect(await connector.sendMail(message, stays)).toEqual({ answered: true, answer: 'refused' });
});

test.each([
  ['a failure', json({ key: 'server.error', code: 500, description: 'Down.' }, 500), 'failed'],
  ['a receipt for a different message', json({ reference: 'mai_2' }), 'offContract'],
  ['a wrong key', json({ key: 'key.invalid', code: 401, description: 'Unknown.' }, 401), 'refused'],
] as const)('%s is treated as no response', async (_what, reply, reason) => {
  server.willReply(reply);
  expect(await connector.sendMail(message, stays)).toMatchObject({ answered: false, reason });
});
