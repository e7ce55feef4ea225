import { afterAll, describe, expect, test } from 'vitest';
import { startStaging } from '../../server/test/support/staging.ts';
import { startSandbox } from '../src/main.ts';

let serviceUrl: string | undefined;
const { service, sandbox, stop } = await startStaging({}, { sandbox: { serviceUrl: () => serviceUrl } });
serviceUrl = service.url;
afterAll(stop);

const look = async () => (await fetch(`${sandbox.url}/events`)).text();
const press = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/console/agency/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

async function pingAnswered(answering: string): Promise<{ status: number | undefined; isEnabled: boolean }> {
  await press('endpoint', { do: 'receive' });
  await press('answering', { answering });
  await press('endpoint', { do: 'ping' });
  await service.sendWebhooks();
  return { status: sandbox.receiver.received()[0]?.status, isEnabled: (await look()).includes('is enabled.') };
}

test('the feed of the agency is shown with the newest event first', async () => {
  const page = await look();
  expect(page).toContain('Event feed of Horizon Travel <span class="count">latest 5</span>');
  expect(page.indexOf('5 creditRecord.opened')).toBeLessThan(page.indexOf('1 creditRecord.opened'));
  expect(page).toContain('No webhooks are sent here.');
});

test('a ping is sent, its signature is verified, and the service shows the delivery', async () => {
  expect((await press('endpoint', { do: 'receive' })).status).toBe(303);
  expect((await press('endpoint', { do: 'ping' })).status).toBe(303);
  await service.sendWebhooks();
  expect(sandbox.receiver.received()[0]).toMatchObject({
    event: { type: 'webhookEndpoint.pinged', position: 6 },
    status: 204,
  });
  await press('endpoint', { do: 'ping' });
  const page = await look();
  for (const words of [
    `localhost:${sandbox.port}/agency/hooks</code> is enabled.`,
    'Returned 204',
    '1 attempt · 204 in',
  ])
    expect(page).toContain(words);
});

test.each([
  ['taking', 204, true],
  ['slow', 204, true],
  ['failing', 500, true],
  ['redirecting', 302, true],
  ['gone', 410, false],
])('a receiver that is %s answers with status %i', async (answering, status, isEnabled) => {
  expect(await pingAnswered(answering)).toEqual({ status, isEnabled });
});

test('a webhook receiver that never answers still shows the received message', async () => {
  await press('answering', { answering: 'silent' });
  const leaving = AbortSignal.timeout(300);
  const sent = fetch(`${sandbox.url}/agency/hooks`, { method: 'POST', body: '{}', signal: leaving });
  await expect(sent).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(sandbox.receiver.received()[0]).toMatchObject({ event: undefined, status: undefined });
  await press('answering', { answering: 'taking' });
});

test('400: a message that is not signed with the secret of the endpoint is refused', async () => {
  const answer = await fetch(`${sandbox.url}/agency/hooks`, { method: 'POST', body: '{"id":"evt_1"}' });
  expect(answer.status).toBe(400);
  expect(await look()).toContain('Invalid signature');
});

test('after a stop no webhooks are sent, and a ping is refused', async () => {
  await press('endpoint', { do: 'stop' });
  expect(await look()).toContain('No webhooks are sent here.');
  const answer = await press('endpoint', { do: 'ping' });
  expect([answer.status, await answer.text()]).toEqual([
    502,
    'No webhook endpoint is registered. Select “Receive webhooks here” first.\n',
  ]);
});

describe('invalid actions of the agency page', () => {
  test.each([
    ['endpoint', { do: 'shout' }, 'do: must be one of receive, stop, ping.\n'],
    ['endpoint', { do: 'constructor' }, 'do: must be one of receive, stop, ping.\n'],
    ['answering', { answering: 'loud' }, /^answering: must be one of taking, slow,/],
  ])('400: the form %s with %j is refused', async (path, fields, words) => {
    const answer = await press(path, fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(words);
  });

  test.each([
    [undefined, 'The sandbox was started without the service.'],
    ['http://127.0.0.1:9', 'http://127.0.0.1:9/api/v1 did not respond'],
  ])('a service at %s is reported as unreadable', async (url, words) => {
    const alone = await startSandbox({ port: 0, serviceUrl: () => url });
    const page = await (await fetch(`${alone.url}/events`)).text();
    await alone.close();
    expect(page).toContain(`The feed cannot be read: ${words}`);
  });
});
