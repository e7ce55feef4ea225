import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { CarOrder } from '../../../src/generated/types.ts';
import { anOffer } from '../../faults/vendor-server.ts';
import { expectError } from '../../support/expect-error.ts';
import { peopleOf } from '../../support/people.ts';
import { startService } from '../../support/service.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { aCar, company, END_USER, foreigner, type OrderChange, orderCar, passenger, readOrder } from './ordering.ts';

const { service, vendors, token, stop } = await startWithVendors();
beforeEach(() => vendors.reset());
afterAll(stop);

const carOf = (changes?: Parameters<typeof anOffer>[1], search?: Parameters<typeof aCar>[2]) =>
  aCar({ service, vendors, token }, changes, search);

async function order(change?: OrderChange, as = token) {
  return orderCar(service, as, await aCar({ service, vendors, token: as }), change);
}

const lateInUtc = { checkInDateTime: '2027-06-09T21:30:00Z', checkOutDateTime: '2027-06-12T21:30:00Z' };

const conditions = (changes: Partial<ReturnType<typeof anOffer>['conditions']>) => ({
  conditions: { ...anOffer('').conditions, ...changes },
});

describe('201: the created order', () => {
  test('the order and its items are pending and have the prices of the search', async () => {
    const car = await carOf({}, { body: { commission: { type: 'percentage', percentage: 10 } } });
    const { status, body } = await orderCar(service, token, car, {
      body: { extraProducts: [{ code: 'BABY_SEAT', quantity: 2 }], trackingID: 'HZN-2027-0142' },
    });
    expect(status).toBe(201);
    const times = { createdAt: '2027-03-01T09:00:00.000Z', updatedAt: '2027-03-01T09:00:00.000Z' };
    const item = { status: 'pending', vendorCancelled: false, trackingID: 'HZN-2027-0142', ...times };
    const { birthDate, identityNumber, ...shown } = passenger;
    expect(body).toEqual({
      id: expect.stringMatching(/^CAR-[\w-]{22}$/),
      status: 'open',
      paymentType: 'creditCard',
      paymentCurrency: 'TRY',
      language: 'en',
      ...times,
      availableActions: ['pay', 'cancel'],
      statusHistory: [{ status: 'pending', at: times.createdAt }],
      // The price of the car and of two units of the extra.
      paymentRequirement: { amount: 46_100 + 2 * 66_000, currency: 'TRY' },
      terms: {
        agreedAt: times.createdAt,
        source: 'quote',
        cancellation: car.conditions!.cancellation,
        conditions: car.conditions,
        insurances: [],
        includedCoverages: car.includedCoverages,
        fuelPolicy: { id: car.fuelPolicy.id, name: expect.any(String) },
        rules: expect.arrayContaining([{ type: 'deposit', name: 'Deposit', deposit: car.conditions!.deposit.amount }]),
        rentalConditions: { ...car.rentalConditions, licenseRequirement: expect.any(String) },
      },
      passenger: shown,
      billing: {
        type: 'individual',
        firstName: 'Deniz',
        lastName: 'Kaya',
        email: 'deniz.kaya@example.com',
        phone: '+905321234567',
      },
      orderedCarProduct: {
        ...item,
        id: expect.any(Number),
        quantity: 1,
        isFullCredit: false,
        isLimitedCredit: false,
        car: {
          code: car.code,
          searchID: car.searchID,
          brand: { id: expect.any(Number), name: 'Renault' },
          model: { id: expect.any(Number), name: 'Clio' },
          class: { id: expect.any(Number), name: expect.any(String) },
          imageURL: 'http://127.0.0.1/clio.svg',
          vendor: car.vendor,
          appointment: car.appointment,
          conditions: car.conditions,
          cancellation: car.conditions!.cancellation,
          // The total is the net price (1,000), the fee (45,000) and 10% of the net price.
          pricing: {
            total: { amount: 46_100, currency: 'TRY' },
            paymentTotal: { amount: 46_100, currency: 'TRY' },
            breakdown: car.pricing.breakdown,
          },
        },
      },
      orderedExtraProducts: [
        {
          ...item,
          id: expect.any(Number),
          quantity: 2,
          extraProduct: {
            code: 'BABY_SEAT',
            name: 'Child seat',
            type: 'equipment',
            pricing: { total: { amount: 66_000, currency: 'TRY' } },
          },
        },
      ],
    });
    expect(await readOrder(service, token, body.id)).toMatchObject({ status: 200, body });
  });

  test.each([
    ['de-AT, en;q=0.5', 'de', 'Kleinwagen', 'Kindersitz', 'Station am Flughafen'],
    ['tr', 'tr', 'Ekonomik', 'Bebek koltuğu', 'Havalimanı Ofisi'],
    ['en', 'en', 'Economy', 'Child seat', 'At the airport desk'],
    ['fr', 'en', 'Ekonomik', 'Child seat', 'Havalimanı Ofisi'],
  ])('with Accept-Language %j is in %s, and keeps the names of it', async (header, language, carClass, seat, desk) => {
    const extraProducts = [{ code: 'BABY_SEAT', quantity: 1 }];
    const { body } = await order({ body: { extraProducts }, headers: { 'Accept-Language': header } });
    const read = (await readOrder(service, token, body.id)).body;
    for (const { orderedCarProduct, orderedExtraProducts, ...rest } of [body, read]) {
      expect(rest.language).toBe(language);
      expect(orderedCarProduct.car.class).toEqual({ id: 3, name: carClass });
      expect(orderedExtraProducts[0]!.extraProduct.name).toBe(seat);
      expect(orderedCarProduct.car.appointment!.checkInOffice.deliveryType).toEqual({ id: 2, name: desk });
    }
  });

  test('the order keeps the flight number and the metadata of the agency in the sequence in which it was sent', async () => {
    const added = {
      arrivalFlightNumber: 'TK 1980',
      metadata: [
        { name: 'basket', value: 'B-20417' },
        { name: 'a.note_of-ours', value: 'İstanbul’da karşılama' },
      ],
    };
    const { status, body } = await order({ body: added });
    expect(status).toBe(201);
    expect((await readOrder(service, token, body.id)).body).toMatchObject(added);
  });

  test('the order uses the currency of the search', async () => {
    const car = await carOf({}, { headers: { 'X-Currency': 'EUR' } });
    const { body } = await orderCar(service, token, car);
    expect(body.paymentCurrency).toBe('EUR');
    expect(body.orderedCarProduct.car.pricing.total).toEqual({ amount: 920, currency: 'EUR' });
  });

  test('the vendor is asked once whether the car is still available, and for extras only if the order has any', async () => {
    const car = await carOf();
    vendors.requests.length = 0;
    await orderCar(service, token, car);
    expect(vendors.requests.map(({ path }) => path)).toEqual(['/vendors/TESTDRIVE/offers/TESTDRIVE-clio']);
  });

  test('an order can be placed with `isFullCredit`', async () => {
    const { body } = await order({ body: { paymentType: 'limit', isFullCredit: true } });
    expect(body.paymentType).toBe('limit');
    expect(body.orderedCarProduct).toMatchObject({ isFullCredit: true, isLimitedCredit: false });
  });

  test('an order can be placed with limited credit, even for a car that does not support full credit', async () => {
    const car = await carOf(conditions({ applicableForFullCredit: false }));
    const { body } = await orderCar(service, token, car, { body: { paymentType: 'limit', isLimitedCredit: true } });
    expect(body.orderedCarProduct).toMatchObject({ isFullCredit: false, isLimitedCredit: true });
  });

  test('an order billed to a company returns the type and name of the company, but not its address and tax number', async () => {
    const { status, body } = await order({ body: { billing: company } });
    expect(status).toBe(201);
    expect(body.billing).toEqual({ type: 'corporateCompany', firstName: 'Horizon Travel A.Ş.' });
  });

  test.each([
    ['a passport', foreigner],
    ['an identity number for foreigners', { nationality: 'SY', identityNumber: '99123456740' }],
    ['a passport from Kosovo', { ...foreigner, nationality: 'XK' }],
    ['an identity number with wrong check digits', { identityNumber: '10000000147' }],
    ['a phone number from an unassigned range', { phone: '+10000000000' }],
  ])('an order for a traveller with %s is accepted', async (_, traveller) => {
    expect((await order({ passenger: traveller })).status).toBe(201);
  });

  test.each([
    ['who reaches the searched age on the pick-up day', { age: '21' }, '2006-06-10'],
    ['who is older than searched, at the shown price', { age: '21' }, '1990-04-12'],
    // In Istanbul it is already the 10th.
    ['who is old enough in the time zone of the pick-up point', { age: '21', ...lateInUtc }, '2006-06-10'],
  ])('an order for a driver %s is accepted', async (_, search, birthDate) => {
    const car = await carOf({}, { body: search });
    expect((await orderCar(service, token, car, { passenger: { birthDate } })).status).toBe(201);
  });

  test.each([
    { countryName: 'Turkey', adm1: 'istanbul', adm2: 'sisli' },
    { countryName: 'Türkei', adm1: '34', adm2: undefined },
    { countryName: 'Almanya', countryCode: 'DE', adm1: 'Bavaria', adm2: 'whatever', taxIdentifier: 'DE 123/456' },
    { countryName: 'Singapore', countryCode: 'SG', adm1: 'Singapore', taxIdentifier: 'M12345678A' },
    { countryName: 'England', countryCode: 'GB', adm1: 'Greater London', taxIdentifier: 'GB999999973' },
    { countryName: 'Kosova', countryCode: 'XK', adm1: 'Prishtina', taxIdentifier: '810123456' },
    { type: 'privateCompany', taxIdentifier: '10000000146' },
    { type: 'individual', lastName: 'Kaya', taxDivision: undefined, taxIdentifier: undefined },
  ])('an order billed to %o is accepted', async (address) => {
    expect((await order({ body: { billing: { ...company, ...address } } })).status).toBe(201);
  });
});

describe('400 request.invalid: what a field says by itself', () => {
  test.each<[string, OrderChange]>([
    ['paymentType', { body: { paymentType: 'cash' } }],
    ['searchID', { body: { searchID: 'a.b' } }],
    ['code', { body: { code: undefined } }],
    ['extraProducts[0].quantity', { body: { extraProducts: [{ code: 'BABY_SEAT', quantity: 0 }] } }],
    ['extraProducts[1].code', { body: { extraProducts: [{ code: 'BABY_SEAT', quantity: 1 }, { quantity: 1 }] } }],
    ['arrivalFlightNumber', { body: { arrivalFlightNumber: 'TK1980!' } }],
    ['metadata', { body: { metadata: Array.from({ length: 21 }, (_, at) => ({ name: `n${at}`, value: 'x' })) } }],
    ['metadata[0].name', { body: { metadata: [{ name: 'with blank', value: 'x' }] } }],
    ['metadata[0].value', { body: { metadata: [{ name: 'long', value: 'x'.repeat(201) }] } }],
    ['passenger', { body: { passenger: undefined } }],
    ['passenger.firstName', { passenger: { firstName: undefined } }],
    ['passenger.firstName', { passenger: { firstName: ' ' } }],
    ['passenger.firstName', { passenger: { firstName: 'Deniz\r\nKaya' } }],
    ['passenger.firstName', { passenger: { firstName: '\u200b' } }],
    ['passenger.lastName', { passenger: { lastName: '\u202eayaK' } }],
    ['passenger.lastName', { passenger: { lastName: 'Ka\u001bya' } }],
    ['passenger.lastName', { passenger: { lastName: '\t' } }],
    ['passenger.email', { passenger: { email: 'deniz' } }],
    ['passenger.nationality', { passenger: { nationality: 'XX' } }],
    ['passenger.phone', { passenger: { phone: '05321234567' } }],
    ['passenger.birthDate', { passenger: { birthDate: '1990-02-30' } }],
    ['passenger.birthDate', { passenger: { birthDate: '2027-03-02' } }],
    ['passenger.birthDate', { passenger: { birthDate: '1899-12-31' } }],
    ['passenger.identityNumber', { passenger: { identityNumber: '1000000014' } }],
    ['passenger.passportNo', { passenger: { passportNo: 'a b c' } }],
    ['passenger.gender', { passenger: { gender: 'F' } }],
    ['billing.type', { body: { billing: { ...company, type: 'company' } } }],
    ['billing.firstName', { body: { billing: { ...company, firstName: ' ' } } }],
    ['billing.phone', { body: { billing: { ...company, phone: '0212 555 01 42' } } }],
    ['billing.countryCode', { body: { billing: { ...company, countryCode: 'tr' } } }],
    ['billing.adm1', { body: { billing: { ...company, adm1: undefined } } }],
    ['billing.taxIdentifier', { body: { billing: { ...company, taxIdentifier: '<script>' } } }],
    ['isFullCredit', { body: { isFullCredit: 'yes' } }],
    ['trackingID', { body: { trackingID: ' x' } }],
    ['price', { body: { price: 1 } }],
    ['passenger.firstName', { passenger: { firstName: 'De\u0000niz' } }],
    ['passenger.lastName', { passenger: { lastName: 'Ka\ud800ya' } }],
    ['billing.line', { body: { billing: { ...company, line: 'x'.repeat(301) } } }],
    ['X-Forwarded-For', { headers: { 'X-Forwarded-For': 'unknown' } }],
    ['X-Forwarded-For', { headers: { 'X-Forwarded-For': '203.0.113.24:8080' } }],
    ['Idempotency-Key', { headers: { 'Idempotency-Key': 'a b' } }],
  ])('400 request.invalid: the field %s is refused in %o', async (field, change) => {
    expectError(await order(change), 'request.invalid', { field });
  });

  test('the X-Forwarded-For header is required', async () => {
    const { searchID, code } = await carOf();
    const body = { paymentType: 'creditCard', searchID, code, passenger };
    const answer = await service.api('POST', '/order', { token, body });
    expectError(answer, 'request.invalid', { field: 'X-Forwarded-For' });
  });

  test('an address that a trusted proxy adds to X-Forwarded-For is ignored', async () => {
    const behind = await startService({
      settings: { VENDOR_BASE_URL: vendors.url, TRUST_PROXY_HOPS: '1' },
      database: service.database,
      clock: service.clock,
    });
    try {
      const from = async (address: string) =>
        orderCar(behind, token, await carOf(), { headers: { 'X-Forwarded-For': address } });
      expect((await from('203.0.113.24, 198.51.100.7')).status).toBe(201);
      expectError(await from('198.51.100.7'), 'request.invalid', { field: 'X-Forwarded-For' });
    } finally {
      await behind.stop();
    }
  });
});

describe('403 carOrder.creditTypeNotAllowed: an agency without the permission cannot order with credit', () => {
  test.each([
    ['isFullCredit', { paymentType: 'limit', isFullCredit: true }],
    ['isLimitedCredit', { paymentType: 'limit', isLimitedCredit: true }],
    ['paymentType', { paymentType: 'limit' }],
  ])('an order with %s is refused', async (field, body) => {
    const meridian = await service.loginAs('meridian');
    expectError(await order({ body }, meridian), 'carOrder.creditTypeNotAllowed', { field });
    expect((await order({}, meridian)).status).toBe(201);
  });
});

describe('404 carOrder.offerUnavailable', () => {
  test('a car from an unknown search cannot be ordered', async () => {
    const car = await carOf();
    expectError(await orderCar(service, token, { ...car, searchID: 'unknown' }), 'carOrder.offerUnavailable', {
      reason: 'expired',
    });
  });

  test('the code of a car from a different search cannot be ordered', async () => {
    const [first, second] = [await carOf(), await carOf()];
    expectError(
      await orderCar(service, token, { searchID: first.searchID, code: second.code }),
      'carOrder.offerUnavailable',
      { reason: 'expired' },
    );
  });

  test('a car from a search of a different agency is answered like a car from an unknown search', async () => {
    const lodos = await service.loginAs('lodos');
    const foreign = await orderCar(service, lodos, await carOf());
    expectError(foreign, 'carOrder.offerUnavailable', { reason: 'expired' });
    const unknown = await orderCar(service, lodos, { searchID: 'unknown', code: 'unknown' });
    expect(foreign.body).toEqual(unknown.body);
  });

  test('a car from a search made 15 minutes ago cannot be ordered', async () => {
    const car = await carOf();
    service.clock.advance(900);
    expectError(await orderCar(service, token, car), 'carOrder.offerUnavailable', { reason: 'expired' });
  });

  test('a car that the vendor no longer has cannot be ordered', async () => {
    const car = await carOf();
    vendors.offer('TESTDRIVE', []);
    expectError(await orderCar(service, token, car), 'carOrder.offerUnavailable', { reason: 'soldOut' });
  });

  test('a car that costs more by now', async () => {
    const car = await carOf();
    vendors.offer('TESTDRIVE', [anOffer('TESTDRIVE')]);
    expectError(await orderCar(service, token, car), 'carOrder.offerUnavailable', { reason: 'priceChanged' });
  });

  test('an offer that the vendor no longer recognizes cannot be ordered', async () => {
    const car = await carOf();
    vendors.behave('TESTDRIVE', 'refuses');
    expectError(await orderCar(service, token, car), 'carOrder.offerUnavailable', { reason: 'soldOut' });
    const body = { extraProducts: [{ code: 'BABY_SEAT', quantity: 1 }] };
    expectError(await orderCar(service, token, car, { body }), 'carOrder.offerUnavailable', { reason: 'soldOut' });
  });
});

describe('422 carOrder.ruleViolated', () => {
  const extras = (...extraProducts: [code: string, quantity: number][]) => ({
    body: { extraProducts: extraProducts.map(([code, quantity]) => ({ code, quantity })) },
  });
  const billing = (changes: Record<string, unknown>) => ({ body: { billing: { ...company, ...changes } } });

  test.each<[string, string, OrderChange]>([
    [
      'isLimitedCredit',
      'both credit types',
      { body: { paymentType: 'limit', isFullCredit: true, isLimitedCredit: true } },
    ],
    ['paymentType', 'full credit by card', { body: { isFullCredit: true } }],
    ['paymentType', 'limited credit by card', { body: { isLimitedCredit: true } }],
    ['passenger.identityNumber', 'a citizen without identity number', { passenger: { identityNumber: undefined } }],
    [
      'passenger.identityNumber',
      'a citizen with a passport only',
      { passenger: { identityNumber: undefined, passportNo: 'U12345678' } },
    ],
    ['passenger.passportNo', 'a foreigner without documents', { passenger: { ...foreigner, passportNo: undefined } }],
    ['passenger.passportNo', "a foreigner with a citizen's number", { passenger: { nationality: 'DE' } }],
    ['passenger.birthDate', 'a driver one day younger than searched', { passenger: { birthDate: '1997-06-11' } }],
    ['extraProducts[1].code', 'an unknown extra', extras(['BABY_SEAT', 1], ['ROOF_BOX', 1])],
    ['extraProducts[1].code', 'an extra twice', extras(['BABY_SEAT', 1], ['BABY_SEAT', 1])],
    ['extraProducts[0].quantity', 'more than the maximum', extras(['BABY_SEAT', 3])],
    [
      'metadata[1].name',
      'a metadata name twice',
      { body: { metadata: ['1', '2'].map((value) => ({ name: 'basket', value })) } },
    ],
    ['billing.countryName', 'the name of a different country', billing({ countryName: 'Germany' })],
    ['billing.adm1', 'a province of a different country', billing({ adm1: 'Bavaria' })],
    ['billing.adm1', 'an unknown state', billing({ countryName: 'Germany', countryCode: 'DE', adm1: 'İstanbul' })],
    ['billing.adm2', 'a district of a different province', billing({ adm1: 'Ankara' })],
    ['billing.taxDivision', 'a company without tax office', billing({ taxDivision: undefined })],
    ['billing.taxIdentifier', 'a company without tax number', billing({ taxIdentifier: undefined })],
    ['billing.taxIdentifier', 'a corporation with 11 digits', billing({ taxIdentifier: '10000000146' })],
    [
      'billing.taxIdentifier',
      'a private company with 9 digits',
      billing({ type: 'privateCompany', taxIdentifier: '123456789' }),
    ],
    ['billing.taxIdentifier', 'a person with 10 digits', billing({ type: 'individual' })],
  ])('422 carOrder.ruleViolated: the error names %s for %s', async (field, _, change) => {
    expectError(await order(change), 'carOrder.ruleViolated', { field });
  });

  test('422 carOrder.ruleViolated: a car that does not support full credit is refused', async () => {
    const car = await carOf(conditions({ applicableForFullCredit: false }));
    const answer = await orderCar(service, token, car, { body: { paymentType: 'limit', isFullCredit: true } });
    expectError(answer, 'carOrder.ruleViolated', { field: 'isFullCredit' });
  });

  test.each([
    ['no check was passed', {}, 'must have passed the credit check'],
    ['the driver has only a passport', foreigner, "a foreigner's begins with 99"],
  ])(
    '422 carOrder.ruleViolated: a car that requires a credit check is refused when %s',
    async (_, traveller, message) => {
      const car = await carOf(conditions({ requiresCreditCheck: true }));
      const answer = await orderCar(service, token, car, { passenger: traveller });
      const details = { field: 'passenger.identityNumber', message: expect.stringContaining(message) };
      expectError(answer, 'carOrder.ruleViolated', details);
    },
  );

  test('422 carOrder.ruleViolated: a driver who is older at pick-up than the vendor accepts is refused', async () => {
    const car = await carOf(conditions({ maxDriverAge: 75 }));
    const born = (birthDate: string) => orderCar(service, token, car, { passenger: { birthDate } });
    expect((await born('1951-06-11')).status).toBe(201);
    expectError(await born('1951-06-10'), 'carOrder.ruleViolated', {
      field: 'passenger.birthDate',
      message: 'must make the driver at most 75 years old at pick-up',
    });
  });

  test('422 carOrder.ruleViolated: a driver of 20 is refused at the price for 30 and older, and accepted after a new search', async () => {
    const twenty = { passenger: { birthDate: '2006-06-11' } };
    const car = conditions({ minDriverAge: 18 });
    const answer = await orderCar(service, token, await carOf(car), twenty);
    expectError(answer, 'carOrder.ruleViolated', {
      field: 'passenger.birthDate',
      message: 'must make the driver at least 30 years old at pick-up, as searched; search again with age 20',
    });
    const again = await carOf(car, { body: { age: '20' } });
    expect((await orderCar(service, token, again, twenty)).status).toBe(201);
  });

  test('check digits of identity and tax numbers are verified with STRICT_NATIONAL_IDS=true', async () => {
    const strict = await startService({
      settings: { VENDOR_BASE_URL: vendors.url, STRICT_NATIONAL_IDS: 'true' },
      database: service.database,
      clock: service.clock,
    });
    try {
      const strictly = async (change: OrderChange) => orderCar(strict, token, await carOf(), change);
      expect((await strictly({ body: { billing: company } })).status).toBe(201);
      expectError(await strictly({ passenger: { identityNumber: '10000000147' } }), 'carOrder.ruleViolated', {
        field: 'passenger.identityNumber',
      });
      expectError(await strictly(billing({ taxIdentifier: '4630123458' })), 'carOrder.ruleViolated', {
        field: 'billing.taxIdentifier',
      });
    } finally {
      await strict.stop();
    }
  });
});

describe('an Idempotency-Key', () => {
  const countOrders = async () =>
    (await service.database.pool.query<{ count: number }>('select count(*) as count from car_order')).rows[0]!.count;
  const withKey = (key: string, change: OrderChange = {}) => ({
    ...change,
    headers: { ...change.headers, 'Idempotency-Key': key },
  });

  test('201: the same key and body return the first response, even after the search has expired', async () => {
    const car = await carOf();
    const first = await orderCar(service, token, car, withKey('again'));
    const count = await countOrders();
    service.clock.advance(24 * 60 * 60 - 1);
    const again = await orderCar(service, token, car, withKey('again'));
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await countOrders()).toBe(count);
  });

  test('201: the same key and body return the first response, even after the order was cancelled', async () => {
    const car = await carOf();
    const first = await orderCar(service, token, car, withKey('cancelled'));
    await service.api('POST', `/order/${first.body.id}/cancel`, { token });
    expect((await orderCar(service, token, car, withKey('cancelled'))).body).toEqual(first.body);
  });

  test('201: ten simultaneous requests with the same key create one order', async () => {
    const car = await carOf();
    const count = await countOrders();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => orderCar(service, token, car, withKey('at-once'))),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await countOrders()).toBe(Number(count) + 1);
  });

  test('201: a key creates a new order after 24 hours', async () => {
    const first = await orderCar(service, token, await carOf(), withKey('tomorrow'));
    service.clock.advance(24 * 60 * 60);
    const next = await orderCar(service, token, await carOf(), withKey('tomorrow'));
    expect(next.status).toBe(201);
    expect(next.body.id).not.toBe(first.body.id);
  });

  test('201: two agencies can use the same key for different orders', async () => {
    const first = await order(withKey('shared'));
    const lodos = await order(withKey('shared'), await service.loginAs('lodos'));
    expect(lodos.status).toBe(201);
    expect(lodos.body.id).not.toBe(first.body.id);
  });

  test('201: a refused request does not use up its key', async () => {
    const car = await carOf();
    expect((await orderCar(service, token, car, withKey('refused', { passenger: { nationality: 'DE' } }))).status).toBe(
      422,
    );
    expect((await orderCar(service, token, car, withKey('refused'))).status).toBe(201);
  });

  test('422 order.idempotencyKeyReused: a key that was used with a different body is refused', async () => {
    const car = await carOf();
    await orderCar(service, token, car, withKey('reused'));
    const answer = await orderCar(service, token, car, withKey('reused', { passenger: { firstName: 'Ada' } }));
    expectError(answer, 'order.idempotencyKeyReused', { field: 'Idempotency-Key' });
  });

  test('422 order.idempotencyKeyReused: of two simultaneous requests with different bodies, one creates an order', async () => {
    const car = await carOf();
    const answers = await Promise.all(
      ['Ada', 'Ida'].map((firstName) => orderCar(service, token, car, withKey('both', { passenger: { firstName } }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('each request without a key creates a separate order', async () => {
    const car = await carOf();
    const [first, second] = [await orderCar(service, token, car), await orderCar(service, token, car)];
    expect(first.body.id).not.toBe(second.body.id);
  });
});

test('500 carOrder.vendorDidNotAnswer: the vendor fails when the car or its extras are checked', async () => {
  const car = await carOf();
  vendors.behave('TESTDRIVE', 'fails');
  expectError(await orderCar(service, token, car), 'carOrder.vendorDidNotAnswer');
  const body = { extraProducts: [{ code: 'BABY_SEAT', quantity: 1 }] };
  expectError(await orderCar(service, token, car, { body }), 'carOrder.vendorDidNotAnswer');
  service.takeErrors();
});

test('document numbers and addresses of travellers do not appear in the log', async () => {
  await order({ headers: END_USER });
  await order({ passenger: foreigner });
  const log = service.log.join('');
  for (const secret of [passenger.identityNumber, foreigner.passportNo, passenger.email, END_USER['X-Forwarded-For']]) {
    expect(log).not.toContain(secret);
  }
});

test('an order has the prices of its search, and its cancellation fee is at most the price', async () => {
  const { body } = await order();
  const stored = await service.database.pool.query('select * from car_order where id = $1', [(body as CarOrder).id]);
  const cancellation = [
    { until: '2027-06-08T10:00:00+03:00', fee: { amount: 0, currency: 'TRY' } },
    { until: '2027-06-10T10:00:00+03:00', fee: { amount: 46_000, currency: 'TRY' } },
  ];
  expect(stored.rows).toEqual([expect.objectContaining({ amount: 46_000, cancellation })]);
  expect(peopleOf(service.database).car.read(stored.rows[0]).endUserAddress).toBe('203.0.113.24');
});
