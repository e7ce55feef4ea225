import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createAgencyClient, UnexpectedResponseError } from '../src/index.ts';
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
  'the client refuses to start with the baseUrl %j',
  (baseUrl) => {
    expect(() => clientAt(baseUrl)).toThrow(/^baseUrl: ".*" must be an address such as https:/);
  },
);

test('a refused connection is reported at once with the address', async () => {
  const { agency, retries } = clientAt(await addressOfNobody());
  await expect(agency.listFuelTypes()).rejects.toThrow(/^http:.* did not respond \(ECONNREFUSED\)\. Check baseUrl/);
  expect(retries).toEqual([]);
});

test('an unknown host is reported with the address', async () => {
  const { agency, retries } = clientAt('http://no-such-host.invalid/api/v1');
  await expect(agency.listFuelTypes()).rejects.toThrow('http://no-such-host.invalid/api/v1 did not respond');
  expect(retries.length).toBeLessThan(3);
});

test('a service that has responded before is called again before its failure is reported', async () => {
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
  await expect(agency.listFuelTypes()).rejects.toThrow('may or may not have been carried out');
  expect(tries).toBe(2);
});

test('an HTML page in place of JSON is reported at once', async () => {
  const { url, stop } = await startSite();
  const { agency, retries } = clientAt(url);
  await expect(agency.listFuelTypes()).rejects.toThrow(`${url}/auth/login returned text/html instead of JSON`);
  expect(retries).toEqual([]);
  await stop();
});

test.each([
  ['declared as JSON', { 'Content-Type': 'application/json' }],
  ['without a media type', {}],
])('an HTML page %s is reported at once by its address', async (_how, headers) => {
  const { url, stop } = await startSite({ ...headers, 'X-Request-Id': 'req_7' });
  const { agency, retries } = clientAt(url);
  const error = await agency.listFuelTypes().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnexpectedResponseError);
  expect(error).toMatchObject({
    name: 'UnexpectedResponseError',
    message: `${url}/auth/login returned a body that is not JSON. Check baseUrl.`,
    url: `${url}/auth/login`,
    status: 200,
    requestId: 'req_7',
  });
  expect(retries).toEqual([]);
  await stop();
});

test('a timeout names the address and the number of seconds', async () => {
  const silent = createServer(() => {});
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const agency = createAgencyClient({ baseUrl, key: KEY, secret: SECRET, timeoutSeconds: 0.05, retries: 0 });
  await expect(agency.listFuelTypes()).rejects.toMatchObject({
    name: 'TimeoutError',
    message: `${baseUrl}/auth/login did not respond within 0.05 seconds`,
  });
  silent.closeAllConnections();
  silent.close();
});

test('404: the error for a base URL without the base path names the requested address', async () => {
  service = await startStubService(() => ({ status: 200, body: [] }));
  const { origin } = new URL(service.baseUrl);
  const { agency } = clientAt(origin);
  expect(await agency.listFuelTypes()).toMatchObject({
    ok: false,
    error: { description: expect.stringContaining(`Check baseUrl. The request was sent to ${origin}/auth/login`) },
  });
});

async function startSite(headers: Record<string, string> = { 'Content-Type': 'text/html' }) {
  const server = createServer((_request, response) => void response.writeHead(200, headers).end('<h1>'));
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
