import { afterAll, expect, test } from 'vitest';
import { agencies } from '../../server/test/support/agencies.ts';
import { startStaging } from '../../server/test/support/staging.ts';
import { deniz } from '../../server/test/support/travellers.ts';
import { createAgencyClient } from '../src/index.ts';

const { service, stop } = await startStaging();
afterAll(stop);

/** Drops the first response from a path. `answers` contains all responses from that path. */
function losing(path: string) {
  const answers: { id?: string }[] = [];
  const agency = createAgencyClient({
    baseUrl: `${service.url}/api/v1`,
    ...agencies.horizon,
    async fetch(request) {
      const answer = await fetch(request);
      if (new URL(request.url).pathname !== `/api/v1${path}`) return answer;
      answers.push((await answer.clone().json()) as { id?: string });
      if (answers.length === 1) throw new TypeError('fetch failed');
      return answer;
    },
  });
  return { agency, answers };
}

type Agency = ReturnType<typeof losing>['agency'];

async function orderCar(agency: Agency) {
  const point = { lat: 41.2613, lon: 28.74195 };
  const found = await agency.searchCars({
    body: {
      checkInDateTime: '2027-06-10T10:00:00+03:00',
      checkInLocation: point,
      checkOutDateTime: '2027-06-13T10:00:00+03:00',
      checkOutLocation: point,
      age: '30+',
      country: 'TR',
      paymentType: 'limit',
    },
  });
  if (!found.ok) throw new Error(found.error.description);
  const car = found.data.results.find(
    ({ vendor, isCreditcheckRequired }) => vendor.name === 'Test Drive' && !isCreditcheckRequired,
  )!;
  const ordered = await agency.createOrder({
    headers: { 'X-Forwarded-For': '203.0.113.24' },
    body: {
      paymentType: 'limit',
      searchID: car.searchID,
      code: car.code,
      passenger: deniz,
    },
  });
  if (!ordered.ok) throw new Error(ordered.error.description);
  return ordered.data;
}

test('an order is requested again after a lost response and is created only once', async () => {
  const { agency, answers } = losing('/order');
  const order = await orderCar(agency);
  expect(answers.map(({ id }) => id)).toEqual([order.id, order.id]);
});

test('a payment is not sent again after a lost response, and the order shows its outcome', async () => {
  const { agency, answers } = losing('/payment/pay');
  const { id } = await orderCar(agency);
  await expect(agency.payOrder({ body: { orderID: id, paymentType: 'limit' } })).rejects.toThrow(
    'may or may not have been carried out',
  );
  expect(answers).toHaveLength(1);
  expect(await agency.getOrder({ path: { orderID: id } })).toMatchObject({
    ok: true,
    data: { orderedCarProduct: { status: 'reserved' } },
  });
});
