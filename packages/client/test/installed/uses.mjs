// Uses the installed package with the service at BASE_URL, on the Node version that runs this file.
import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function use({ createAgencyClient, isError, needs3ds, read3dsReturn, show3ds }, { fileTokens }) {
  const { BASE_URL: baseUrl, KEY: key, SECRET: secret } = process.env;
  const agency = createAgencyClient({ baseUrl, key, secret });

  const [first, second] = await Promise.all([agency.listFuelTypes(), agency.listCarClasses()]);
  assert.equal(first.ok && second.ok, true);

  const place = await agency.getLocation({ path: { placeId: 'gone' } });
  assert.equal(place.ok, false);
  assert.equal(isError(place.error, 'place.notFound'), true);
  assert.equal(place.error.requestId, 'req_1');

  // The first response to this request is 429 with Retry-After: 0.
  assert.equal((await agency.listSuppliers()).ok, true);

  const order = await agency.createOrder({ headers: { 'X-Forwarded-For': '203.0.113.24' }, body: {} });
  assert.match(order.data.idempotencyKey, /^[0-9a-f]{32}$/);

  await assert.rejects(agency.listFuelTypes({ signal: AbortSignal.abort() }), { name: 'AbortError' });

  // The service never responds to this request.
  const hurried = createAgencyClient({ baseUrl, key, secret, timeoutSeconds: 0.3, retries: 0 });
  await assert.rejects(hurried.listDeliveryTypes(), { name: 'TimeoutError' });

  const leaving = new AbortController();
  const left = agency.listDeliveryTypes({ signal: leaving.signal });
  leaving.abort(new Error('left'));
  await assert.rejects(left, { message: 'left' });

  assert.equal(read3dsReturn('/done?status=success&orderId=CAR-1').orderId, 'CAR-1');
  const payment = { status: 'redirect_required', is3dsSecure: true, threeDSHtmlContent: '<p>' };
  assert.equal(needs3ds(payment), true);
  assert.throws(() => show3ds(payment), /There is no page in this environment/);

  const tokens = fileTokens(join(await mkdtemp(join(tmpdir(), 'uses-')), 'tokens.json'));
  const sharing = () => createAgencyClient({ baseUrl, key, secret, tokens });
  assert.equal((await sharing().listFuelTypes()).ok, true);
  assert.equal((await sharing().listFuelTypes()).ok, true);

  const nowhere = createAgencyClient({ baseUrl: 'http://127.0.0.1:9/api/v1', key, secret });
  await assert.rejects(nowhere.listFuelTypes(), { name: 'TypeError', message: /^http:\S+ did not respond/ });

  console.log(`all well on Node ${process.versions.node}`);
}
