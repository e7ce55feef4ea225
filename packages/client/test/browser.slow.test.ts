/** Calls the mock service from a page through the client, as a front-end developer does before the back end exists. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mock, startMock } from '../../../scripts/mock/mock.ts';
import { launchBrowser, leavesOutBrowser, openWindow } from '../../server/test/support/browser.ts';

const PAGE = `<!doctype html>
<title>Find a car</title>
<ul></ul>
<script type="module">
  import { createAgencyClient, isError } from './client.js';
  const baseUrl = new URLSearchParams(location.search).get('api');
  const agency = createAgencyClient({ baseUrl, key: 'ak_mine', secret: 'sk_mine_0123456789abcdef0123', retries: 0 });
  const asking = (example) => createAgencyClient({
    baseUrl, key: 'ak_mine', secret: 'sk_mine_0123456789abcdef0123', retries: 0,
    fetch(request) {
      if (!request.url.includes('/auth/')) request.headers.set('Prefer', example);
      return fetch(request);
    },
  });
  const lines = [];
  const point = { lat: 41.2613, lon: 28.74195 };
  const found = await agency.searchCars({
    headers: { 'X-Currency': 'TRY' },
    body: {
      checkInDateTime: '2027-06-10T10:00:00+03:00', checkInLocation: point,
      checkOutDateTime: '2027-06-13T10:00:00+03:00', checkOutLocation: point,
      age: '30+', country: 'TR', paymentType: 'creditCard',
    },
  });
  const [car] = found.data.results;
  lines.push(car.brand.name + ' ' + car.model.name);
  lines.push(found.requestId ? 'request id' : 'no request id');
  const order = await agency.createOrder({
    headers: { 'X-Forwarded-For': '203.0.113.24' },
    body: {
      paymentType: 'creditCard', searchID: car.searchID, code: car.code,
      passenger: {
        firstName: 'Deniz', lastName: 'Kaya', email: 'deniz.kaya@example.com', nationality: 'TR',
        phone: '+905321234567', birthDate: '1990-04-12', identityNumber: '10000000146',
      },
    },
  });
  lines.push(order.data.orderedCarProduct.status);
  const limited = await asking('code=429').listCreditLimits();
  lines.push(isError(limited.error, 'rateLimit.exceeded') + ' ' + limited.error.retryAfterSeconds);
  document.querySelector('ul').append(...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
</script>`;

describe.skipIf(leavesOutBrowser)('the client in a browser', () => {
  let mock: Mock;
  let site: Server;
  beforeAll(async () => {
    mock = await startMock({ port: 0 });
    const client = await bundledClient();
    site = createServer(({ url }, response) => {
      const isClient = url === '/client.js';
      response.writeHead(200, { 'Content-Type': isClient ? 'text/javascript' : 'text/html' });
      response.end(isClient ? client : PAGE);
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(async () => {
    site?.close();
    await mock?.stop();
  });

  test('a page of a different origin calls the mock and reads its response headers', async () => {
    const browser = await launchBrowser();
    try {
      const { page, complaints } = await openWindow(browser);
      const { port } = site.address() as AddressInfo;
      await page.goto(`http://localhost:${port}/?api=${encodeURIComponent(mock.api)}`);
      await page.locator('li').first().waitFor();
      expect(await page.locator('li').allTextContents()).toEqual(['Renault Clio', 'request id', 'pending', 'true 42']);
      // The browser itself logs the 429 response that the test provokes.
      expect(complaints.filter((complaint) => !complaint.includes('429'))).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

async function bundledClient(): Promise<string> {
  const input = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  const bundled = await rolldown({ input, platform: 'browser' });
  const { output } = await bundled.generate({ format: 'esm' });
  await bundled.close();
  return output[0].code;
}
