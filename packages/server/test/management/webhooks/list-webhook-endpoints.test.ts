import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWebhooks, type Webhooks } from './webhooks.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.stop());
afterEach(() => webhooks.removeAll());

test('200: returns the endpoints of the agency only, oldest first, without their secrets', async () => {
  const { endpoint: theirs } = (await webhooks.partner.create({}, 'lodos')).body;
  const first = await webhooks.make({ description: 'The back office' });
  webhooks.clock.advance(1);
  const second = await webhooks.make();
  expect(await webhooks.list()).toEqual([first.endpoint, second.endpoint]);
  await webhooks.partner.remove(theirs.id, 'lodos');
});

test('200: the health of an endpoint shows since when it fails, its last error, the next attempt and its success rate', async () => {
  const { id } = (await webhooks.make({ types: ['webhookEndpoint.pinged'] })).endpoint;
  const ping = async (status: number) => {
    webhooks.receiver.answer({ status });
    await webhooks.partner.ping(id);
    await webhooks.sendLater(1);
  };
  await ping(204);
  const healthy = { endpointId: id, waiting: 0, last24Hours: { delivered: 1, failed: 0 } };
  expect(await webhooks.health()).toEqual([{ ...healthy, last7Days: healthy.last24Hours }]);

  webhooks.clock.advance(2 * 86_400);
  await ping(500);
  const at = webhooks.clock.now().toISOString();
  const [failing] = await webhooks.health();
  expect(failing).toMatchObject({
    ...{ failingSince: at, lastError: { at, statusCode: 500, problem: 'status' }, waiting: 1 },
    ...{ last24Hours: { delivered: 0, failed: 1 }, last7Days: { delivered: 1, failed: 1 } },
  });
  expect(failing!.nextTryAt! > at).toBe(true);

  await webhooks.partner.update(id, { status: 'disabled' });
  expect((await webhooks.health())[0]).not.toHaveProperty('nextTryAt');
});

test("200: the health of another agency's endpoints is not returned", async () => {
  const { endpoint: theirs } = (await webhooks.partner.create({}, 'lodos')).body;
  expect(await webhooks.health()).toEqual([]);
  await webhooks.partner.remove(theirs.id, 'lodos');
});
