import { afterAll, describe, expect, test } from 'vitest';
import { orderCar } from '../operations/car-orders/ordering.ts';
import { searchCars } from '../operations/car-search/trip.ts';
import { expectError } from '../support/expect-error.ts';
import { startWithVendors } from '../support/vendor-service.ts';

const { service, token, stop } = await startWithVendors();
afterAll(stop);

const car = { searchID: 'none', code: 'none' } as Parameters<typeof orderCar>[2];
const orders = (from: string) => service.api('GET', `/orders?pickupFrom=${encodeURIComponent(from)}`, { token });

describe('400 request.invalid: a date that does not exist', () => {
  test.each([
    [
      'date in a body',
      'passenger.birthDate',
      () => orderCar(service, token, car, { passenger: { birthDate: '1990-02-31' } }),
    ],
    [
      'date-time',
      'checkInDateTime',
      () => searchCars(service, token, { body: { checkInDateTime: '2027-02-31T10:00:00+03:00' } }),
    ],
    [
      'local date-time',
      'checkInDateTime',
      () => searchCars(service, token, { body: { checkInDateTime: '2027-02-31T10:00:00' } }),
    ],
    [
      '29 February of a common year',
      'checkInDateTime',
      () => searchCars(service, token, { body: { checkInDateTime: '2027-02-29T10:00:00Z' } }),
    ],
    ['date-time in a query', 'pickupFrom', () => orders('2027-13-01T00:00:00Z')],
  ])('the message about a %s says that the date does not exist', async (_, field, send) => {
    const message = expect.stringMatching(/^must be a date.+; this date does not exist$/);
    expectError(await send(), 'request.invalid', { field, message });
  });

  test('a date in a different format is refused without this remark', async () => {
    const { body } = await orders('1 March 2027');
    expect(body).toMatchObject({ details: { message: expect.not.stringMatching(/exist/) } });
  });
});
