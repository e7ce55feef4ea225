import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createAgencyClient } from '../src/index.ts';
import { KEY, SECRET, type StubService, startStubService } from './stub-service.ts';

let service: StubService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

function clientAt(baseUrl: string) {
  const retries: unknown[] = [];
  const agency = createAgencyClient({ baseUrl, key: KEY, secret: SECRET, onRetry: (event) => retries.push(event) });
  return { agency, retries };
}

test.each(['', 'localhost:8080/api/v1', '/api/v1', 'api.example.com', 'ftp://api.example.com', 'http://'])(
  'baseUrl %j is refused when the client is made',
  (baseUrl) => {
    expect(() => clientAt(baseUrl)).toThrow(/^baseUrl: ".*" is no address such as https:/);
  },
);

test('nobody listens: told at once, with the address', async () => {
  const { agency, retries } = clientAt(await addressOfNobody());
  await expect(agency.listFuelTypes()).rejects.toThrow(
    /^No answer came from http:.* \(ECONNREFUSED\)\. Is baseUrl right/,
  );
  expect(retries).toEqual([]);
});

test('there is no such host: told at once, with the address', async () => {
  const { agency, retries } = clientAt('http://no-such-host.invalid/api/v1');
  await expect(agency.listFuelTypes()).rejects.toThrow('No answer came from http://no-such-host.invalid/api/v1');
  expect(retries.length).toBeLessThan(3);
});

test('a service that has answered before is asked again, and then it is told', async () => {
  service = await startStubService(() => ({ status: 200, body: [] }));
  const { baseUrl } = service;
  const agency = createAgencyClient({
    baseUrl,
    key: KEY,
    secret: SECRET,
    longestWaitSeconds: 0.01,
    onRetry: () => tries++,
  });
  let tries = 0;
  await agency.listFuelTypes();
  await service.stop();
  service = undefined;
  await expect(agency.listFuelTypes()).rejects.toThrow('Whether the call was carried out is not known');
  expect(tries).toBe(2);
});

test('a web page instead of an answer: told at once', async () => {
  const { url, stop } = await startSite();
  const { agency, retries } = clientAt(url);
  await expect(agency.listFuelTypes()).rejects.toThrow(`${url}/auth/login answers with text/html, not with JSON`);
  expect(retries).toEqual([]);
  await stop();
});

test('404: an address without the base path says which address was asked', async () => {
  service = await startStubService(() => ({ status: 200, body: [] }));
  const { origin } = new URL(service.baseUrl);
  const { agency } = clientAt(origin);
  expect(await agency.listFuelTypes()).toMatchObject({
    ok: false,
    error: { description: expect.stringContaining(`Is baseUrl right? Asked was ${origin}/auth/login`) },
  });
});

async function startSite() {
  const server = createServer((_request, response) => void response.setHeader('Content-Type', 'text/html').end('<h1>'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function addressOfNobody(): Promise<string> {
  const { url, stop } = await startSite();
  await stop();
  return `${url}/api/v1`;
}
