import { expect, test } from 'vitest';
import { startWorld, type World } from '../src/index.ts';
import { orderCar, orderTransfer, payByCard } from './support.ts';

/** Records every response of a world, including its headers, as sent to the client. */
async function transcriptOf(seed: string): Promise<readonly string[]> {
  const world = await startWorld({ seed });
  const answers: string[] = [];
  const { fetch } = globalThis;
  const { origin } = new URL(world.url);
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    if (response.url.startsWith(origin)) answers.push(await recorded(response.clone(), world));
    return response;
  };
  try {
    await lifeOf(world);
  } finally {
    globalThis.fetch = fetch;
    await world.close();
  }
  return answers;
}

async function recorded(response: Response, { url, receiver }: World): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  const text = `${response.status} ${JSON.stringify(headers)} ${await response.text()}`;
  const sandbox = new URL(receiver.url).port;
  return text.replaceAll(new URL(url).port, '<port>').replaceAll(sandbox, '<sandbox port>');
}

async function lifeOf(world: World): Promise<void> {
  const agency = world.client();
  const endpoint = await agency.createWebhookEndpoint({ body: { url: world.receiver.url, types: [] } });
  if (!endpoint.ok) throw new Error(endpoint.error.key);
  world.receiver.accept(endpoint.data.secret);
  world.receiver.answer('failing');
  const order = await orderCar(world);
  await payByCard(world, order.id, { cardNumber: '4129111111111111' });
  await payByCard(world, order.id, { isWith3DSecure: true });
  await world.bank.approve();
  await orderTransfer(world, { lastName: 'Dropped' });
  await world.advance({ hours: 6 });
  world.receiver.answer('taking');
  await world.advance({ days: 3 });
  await agency.getOrder({ path: { orderID: order.id } });
  await agency.listOrders({});
  await world.events();
  await agency.listWebhookDeliveries({ path: { endpointId: endpoint.data.endpoint.id } });
}

test('two worlds with the same seed, clock and calls give the same answers', async () => {
  const [first, second] = [await transcriptOf('one'), await transcriptOf('one')];
  expect(first.length).toBeGreaterThan(12);
  expect(second).toEqual(first);
});

test('a different seed gives different IDs', async () => {
  const idOf = async (seed: string) => {
    const world = await startWorld({ seed });
    const { id } = await orderCar(world).finally(world.close);
    return id;
  };
  expect(await idOf('one')).not.toBe(await idOf('two'));
});
