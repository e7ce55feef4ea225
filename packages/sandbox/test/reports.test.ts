import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STAGING_REPORT_SECRETS } from '@agency-booking/connector-contracts/parties';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { reportSecretsIn } from '../src/traffic/reports.ts';
import { NOW, startVendors } from './vendors.ts';

type Received = { readonly url: string; readonly headers: Record<string, string>; readonly body: string };

let now = NOW;
let answers: number[] = [];
const received: Received[] = [];
const waits: { readonly milliseconds: number; readonly pass: () => void }[] = [];

const service = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ url: request.url!, headers: request.headers as Record<string, string>, body });
  response.writeHead(answers.shift() ?? 202).end();
}).listen(0, '127.0.0.1');
await once(service, 'listening');
afterAll(() => void service.close());

let serviceUrl: string;
beforeEach(() => {
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  answers = [];
  received.length = 0;
  waits.length = 0;
});

const vendors = await startVendors({
  now: () => now,
  wait: (milliseconds) => new Promise<void>((pass) => waits.push({ milliseconds, pass })),
  serviceUrl: () => serviceUrl,
});
const [offer] = await vendors.offers('TESTDRIVE');

async function reserve(reference: string, lastName = 'Kaya'): Promise<string> {
  const driver = {
    firstName: 'Deniz',
    lastName,
    email: 'deniz.kaya@example.com',
    phone: '+905321234567',
    nationality: 'TR',
    birthDate: '1990-04-12',
    identityNumber: '10000000146',
  };
  const body = JSON.stringify({ reference, offerCode: offer!.offerCode, extras: [], driver });
  const answer = await vendors.call<{ reservationId: string }>('/vendors/TESTDRIVE/reservations', {
    method: 'POST',
    body,
  });
  return answer.body.reservationId;
}

test('the vendor sends a signed report five seconds after reserving for a driver called Dropped', async () => {
  await reserve('rsv:dropped', 'Dropped');
  expect([waits.map(({ milliseconds }) => milliseconds), received]).toEqual([[5_000], []]);
  now = new Date(now.getTime() + 5_000);
  waits[0]!.pass();
  await expect.poll(() => received).toHaveLength(1);
  const { url, headers, body } = received[0]!;
  expect([url, JSON.parse(body)]).toEqual([
    '/connectors/v1/parties/TESTDRIVE/reservation-changes',
    { reference: 'rsv:dropped' },
  ]);
  const secret = reportSecretsIn(STAGING_REPORT_SECRETS).get('TESTDRIVE')!;
  expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(headers['webhook-id']!, now, body));
});

test('a drop on the console is reported at once, and repeated under the same ID while the service fails', async () => {
  const reservationId = await reserve('rsv:console');
  answers = [500];
  await fetch(`${vendors.sandbox.url}/console/reservations/${reservationId}/drop`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: vendors.sandbox.url },
  });
  await expect.poll(() => waits).toHaveLength(1);
  waits[0]!.pass();
  await expect.poll(() => received).toHaveLength(2);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('an unreachable service gets three report attempts, and the sandbox keeps running', async () => {
  serviceUrl = 'http://127.0.0.1:1';
  vendors.sandbox.dropReservation(await reserve('rsv:nobody'));
  for (const tries of [1, 2]) {
    await expect.poll(() => waits).toHaveLength(tries);
    waits[tries - 1]!.pass();
  }
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([1_000, 5_000]);
  expect((await vendors.search('TESTDRIVE')).status).toBe(200);
});
