import { lookup } from 'node:dns/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../../../test/support/webhook-receiver.ts';
import { refusalOf } from './address.ts';
import { createWebhookSender } from './sender.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const messageTo = (url: string) => ({
  url,
  id: 'evt_1',
  sentAt: new Date('2027-03-01T09:00:00Z'),
  body: '{}',
  secrets: [SECRET],
});

/** Addresses that point to this machine, a private network, cloud metadata or no host. */
const HOSTILE = [
  'http://hooks.example/',
  'ftp://hooks.example/',
  'file:///etc/passwd',
  'gopher://hooks.example/',
  'data:,x',
  'https://',
  'hooks.example',
  '//hooks.example/',
  'https://[::1',
  'https://999.1.1.1/',
  'https://user@hooks.example/',
  'https://user:secret@hooks.example/',
  'https://:secret@hooks.example/',
  'https://hooks.example:22/',
  'https://hooks.example:80/',
  'https://hooks.example:5432/',
  'https://hooks.example:6379/',
  'https://localhost/',
  'https://LOCALHOST/',
  'http://localhost:8080/',
  'https://localhost:8443/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.255.255.254/',
  'https://0.0.0.0/',
  'https://0/',
  'https://0x7f.1/',
  'https://１２７.0.0.1/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0xa9fea9fe/',
  'https://2852039166/',
  'https://192.0.0.192/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://198.51.100.7/',
  'https://203.0.113.24/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::127.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001::1]/',
  'https://[2001:db8::1]/',
  'https://[100::1]/',
  'https://[4000::1]/',
];

/** IP addresses to which a harmless-looking host name may resolve. The sender also checks the DNS result. */
const LEADS_TO = [
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.20.0.5',
  '192.168.0.10',
  '169.254.169.254',
  '100.100.100.200',
  '224.0.0.251',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  'fe80::1',
  'fd12:3456::1',
  '64:ff9b::a9fe:a9fe',
  '2002:a00:1::',
  'ff02::fb',
];

describe('webhook addresses that agencies may not use', () => {
  test.each(HOSTILE)('the webhook address %s is refused', async (url) => {
    expect(refusalOf(url, { allowsLocalhost: false })).toEqual(expect.any(String));
    const send = createWebhookSender({
      allowsLocalhost: false,
      resolve: () => Promise.reject(new Error('nobody looks it up')),
    });
    expect(await send(messageTo(url))).toMatchObject({ silence: 'address' });
  });

  test.each(LEADS_TO)('a host name that resolves to %s is refused', async (address) => {
    const family = address.includes(':') ? 6 : 4;
    const resolve = async () => [{ address, family }];
    const send = createWebhookSender({ allowsLocalhost: false, resolve });
    expect(await send(messageTo('https://hooks.example/'))).toMatchObject({ silence: 'address' });
  });

  test('a host name is refused if any of its addresses is private', async () => {
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    const send = createWebhookSender({ allowsLocalhost: false, resolve });
    expect(await send(messageTo('https://hooks.example/'))).toMatchObject({ silence: 'address' });
  });

  test('the lists contain at least sixty refused addresses', () => {
    expect(HOSTILE.length + LEADS_TO.length).toBeGreaterThanOrEqual(60);
  });
});

test.each([
  'https://hooks.example/',
  'https://hooks.example:8443/a?b=c',
  'https://93.184.215.14/',
  'https://[2606:4700::1111]/',
])('the webhook address %s is accepted', (url) => {
  expect(refusalOf(url, { allowsLocalhost: false })).toBeUndefined();
});

describe('webhook addresses in staging', () => {
  test('staging accepts localhost and connects to the address of its only lookup', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const send = createWebhookSender({ allowsLocalhost: true, resolve });
    expect(await send(messageTo(receiver.url))).toEqual({ latencyMilliseconds: expect.any(Number), statusCode: 204 });
    expect([asked, receiver.take().length]).toEqual([1, 1]);
  });

  test('staging refuses localhost if it does not resolve to this machine', async () => {
    const send = createWebhookSender({
      allowsLocalhost: true,
      resolve: async () => [{ address: '93.184.215.14', family: 4 }],
    });
    expect(await send(messageTo(receiver.url))).toMatchObject({ silence: 'address' });
  });

  test('staging refuses other private addresses', async () => {
    const send = createWebhookSender({ allowsLocalhost: true });
    expect(await send(messageTo(`http://127.0.0.1:${receiver.port}/`))).toMatchObject({ silence: 'address' });
  });
});

test('only the status of a response is read, however long the body is', async () => {
  let written = 0;
  const endless = createServer((_request, response) => {
    const write = () => {
      while (!response.destroyed && written < 100_000_000) {
        written += 65_536;
        if (!response.write(Buffer.alloc(65_536))) return void response.once('drain', write);
      }
    };
    write();
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as AddressInfo;
  const send = createWebhookSender({ allowsLocalhost: true });
  expect(await send(messageTo(`http://localhost:${port}/`))).toMatchObject({ statusCode: 200 });
  expect(written).toBeLessThan(20_000_000);
  endless.closeAllConnections();
  await new Promise((resolve) => endless.close(resolve));
});

test('a server that does not answer in time is reported as a timeout', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const send = createWebhookSender({ allowsLocalhost: true, patienceMilliseconds: 100 });
  expect(await send(messageTo(`http://localhost:${port}/`))).toMatchObject({ silence: 'timeout' });
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

test('a host name that does not exist is reported as unreachable', async () => {
  const send = createWebhookSender({ allowsLocalhost: false, resolve: () => lookup('nobody.invalid', { all: true }) });
  expect(await send(messageTo('https://nobody.invalid/'))).toMatchObject({ silence: 'unreachable' });
});
