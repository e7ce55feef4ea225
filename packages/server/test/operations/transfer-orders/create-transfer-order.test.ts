import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { peopleOf } from '../../support/people.ts';
import { startService } from '../../support/service.ts';
import {
  companion,
  company,
  END_USER,
  type OrderChange,
  oneWay,
  orderedProduct,
  primary,
  roundTrip,
  startTransfers,
  type Transfers,
} from './transferring.ts';

let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers();
});
afterAll(() => transfers.stop());

const without = <Thing extends object>(thing: Thing, ...names: (keyof Thing)[]) =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name as keyof Thing)));

describe('201: the created order', () => {
  test('the order awaits payment of exactly the price of the search', async () => {
    const offer = await transfers.anOffer('horizon', {
      ...roundTrip,
      commission: { type: 'percentage', percentage: 10 },
    });
    const passengers = [primary, companion];
    const { status, body } = await transfers.order({
      offer,
      body: { passengers, flightNumber: 'TK1980', returnFlightNumber: 'TK1971', trackingID: 'HZN-2027-0143' },
    });
    const madeAt = transfers.clock.now().toISOString();
    expect(status).toBe(201);
    expect(body).toEqual({
      orderId: expect.stringMatching(/^TRF-[\w-]{22}$/),
      status: 'pendingPayment',
      language: 'en',
      trackingID: 'HZN-2027-0143',
      createdAt: madeAt,
      updatedAt: madeAt,
      availableActions: ['pay', 'completePassengers', 'changeFlight'],
      paymentRequirement: offer.product.pricing.paymentTotal,
      flightNumber: 'TK1980',
      returnFlightNumber: 'TK1971',
      product: orderedProduct(offer.product),
      terms: {
        agreedAt: madeAt,
        source: 'search',
        rules: offer.product.rules,
        legs: body.legs!.map(({ type, amount, cancellationPolicies }) => ({
          type,
          amount,
          cancellationPolicies,
          includedWaitingMinutes: type === 'oneway' ? 60 : 15,
          waitingPricePerMinute: { amount: 1500, currency: 'TRY' },
        })),
      },
      legs: [
        expect.objectContaining({ type: 'oneway', status: 'pendingPayment', pickupTime: roundTrip.pickupTime }),
        expect.objectContaining({ type: 'return', status: 'pendingPayment', pickupTime: roundTrip.returnPickupTime }),
      ],
      manifest: {
        status: 'incomplete',
        dueAt: '2027-06-10T07:00:00.000Z',
        missing: ['passengers[1].gender', 'passengers[1].nationality', 'passengers[2]', 'passengers[3]'],
      },
      passengers,
    });
    const [there, back] = body.legs!;
    expect(there!.amount.amount + back!.amount.amount).toBe(body.paymentRequirement!.amount);
    expect(there!.cancellationPolicies.map(({ type, until }) => [type, until])).toEqual([
      ['freeCancel', '2027-06-09T11:00:00+03:00'],
      ['halfRefund', '2027-06-10T05:00:00+03:00'],
    ]);
    expect(body.product.pricing.total).toEqual(body.paymentRequirement);
  });

  test('the amount to pay is returned on creation only', async () => {
    const { body } = await transfers.order();
    const { paymentRequirement, ...order } = body;
    expect(paymentRequirement!.amount).toBeGreaterThan(0);
    expect((await transfers.read(body.orderId)).body).toEqual(order);
  });

  test.each([
    ['tr', 'Gidiş', /iptal ücretsizdir/],
    ['de-AT, en;q=0.5', 'Hinfahrt', /Stornierung kostenlos/],
    ['fr', 'Outbound leg', /Cancellation is free/],
  ])('the order keeps the language in which it was created: %s', async (language, there, free) => {
    const offer = await transfers.anOffer();
    const { body } = await transfers.order({ offer, headers: { 'Accept-Language': language } });
    const { product } = (await transfers.read(body.orderId)).body;
    expect(product).toEqual(body.product);
    expect(product.pricing.fees[0]!.description).toBe(there);
    expect(product.cancellationPolicies[0]!.description).toMatch(free);
    expect(product.rules[0]!.description).toMatch(free);
  });

  test('the order uses the registered billing address or the one in the request', async () => {
    const [registered, custom] = [
      await transfers.ordered(),
      await transfers.ordered({ body: { billing: { ...company, firstName: 'Kaya Turizm' } } }),
    ];
    const { database } = transfers.service;
    const named = async (orderId: string) => {
      const { rows } = await database.pool.query('select * from transfer_order where id = $1', [orderId]);
      const { billing, endUserAddress } = peopleOf(database).transfer.read(rows[0]);
      return [billing.firstName, endUserAddress];
    };
    expect(await named(registered)).toEqual(['Horizon Travel A.Ş.', '203.0.113.24']);
    expect(await named(custom)).toEqual(['Kaya Turizm', '203.0.113.24']);
  });

  test.each<[string, OrderChange]>([
    ['for a traveller who turns 18 on the pick-up day', { passenger: { birthDate: '2009-06-10' } }],
    ['for a foreigner with an identity number', { passenger: { nationality: 'DE' } }],
    ['for a citizen with a passport', { passenger: { identityNumber: undefined, passportNo: 'U12345678' } }],
    ['for all passengers of the search', { body: { passengers: [primary, ...companions(3)] } }],
    ['with a phone number from an unassigned range', { passenger: { phone: '+10000000000' } }],
    ['billed to a person', { body: { billing: person() } }],
    ['billed to a private company', { body: { billing: person({ type: 'privateCompany', taxDivision: 'Konak' }) } }],
    [
      'billed abroad',
      {
        body: {
          billing: { ...without(company, 'adm2'), countryCode: 'DE', countryName: 'Germany', adm1: 'Bavaria' },
        },
      },
    ],
  ])('an order %s is accepted', async (_, change) => {
    expect((await transfers.order(change)).status).toBe(201);
  });
});

const companions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...companion, passportNo: `U1234567${index}` }));

function person(changes: Record<string, unknown> = {}) {
  return {
    ...without(company, 'taxDivision'),
    type: 'individual',
    firstName: 'Deniz',
    lastName: 'Kaya',
    taxIdentifier: '10000000146',
    ...changes,
  };
}

const withCompanion = (changes: Record<string, unknown>) => ({
  body: { passengers: [primary, { ...companion, ...changes }] },
});
const billedTo = (changes: Record<string, unknown>) => ({ body: { billing: { ...company, ...changes } } });

describe('400 request.invalid', () => {
  test.each<[string, OrderChange]>([
    ['searchId', { body: { searchId: undefined } }],
    ['searchId', { body: { searchId: 'a.b' } }],
    ['code', { body: { code: undefined } }],
    ['passengers', { body: { passengers: undefined } }],
    ['passengers', { body: { passengers: Array(101).fill(companion) } }],
    ['passengers[0].primary', { passenger: { primary: undefined } }],
    ['passengers[0].primary', { passenger: { primary: 'yes' } }],
    ['passengers', { body: { passengers: [] } }],
    ['passengers[0].firstName', { passenger: { firstName: undefined } }],
    ['passengers[0].firstName', { passenger: { firstName: ' ' } }],
    ['passengers[0].firstName', { passenger: { firstName: 'De\u202eniz' } }],
    ['passengers[1].lastName', withCompanion({ lastName: undefined })],
    ['passengers[1].lastName', withCompanion({ lastName: '\t' })],
    ['passengers[0].gender', { passenger: { gender: 'X' } }],
    ['passengers[0].birthDate', { passenger: { birthDate: '1990-02-30' } }],
    ['passengers[0].birthDate', { passenger: { birthDate: '2027-03-02' } }],
    ['passengers[1].birthDate', withCompanion({ birthDate: '1899-12-31' })],
    ['passengers[0].nationality', { passenger: { nationality: 'XX' } }],
    ['passengers[0].email', { passenger: { email: 'deniz' } }],
    ['passengers[0].phone', { passenger: { phone: '05321234567' } }],
    ['passengers[1].phone', withCompanion({ phone: '+90 532 123 45 67' })],
    ['passengers[0].identityNumber', { passenger: { identityNumber: '1000000014' } }],
    ['passengers[1].passportNo', withCompanion({ passportNo: 'a b c' })],
    ['passengers[0].seat', { passenger: { seat: 1 } }],
    ['billing.type', billedTo({ type: 'company' })],
    ['billing.firstName', billedTo({ firstName: ' ' })],
    ['billing.email', billedTo({ email: undefined })],
    ['billing.phone', billedTo({ phone: undefined })],
    ['billing.phone', billedTo({ phone: '0212 555 01 42' })],
    ['billing.countryCode', billedTo({ countryCode: undefined })],
    ['billing.countryName', billedTo({ countryName: undefined })],
    ['billing.adm1', billedTo({ adm1: undefined })],
    ['billing.line', billedTo({ line: undefined })],
    ['billing.line', billedTo({ line: 'No 1' })],
    ['billing.zipCode', billedTo({ zipCode: undefined })],
    ['billing.taxIdentifier', billedTo({ taxIdentifier: undefined })],
    ['billing.label', billedTo({ label: 'office' })],
    ['flightNumber', { body: { flightNumber: 'TK1980!' } }],
    ['signText', { body: { signText: ' ' } }],
    ['signText', { body: { signText: 'x'.repeat(61) } }],
    ['returnFlightNumber', { body: { returnFlightNumber: '' } }],
    ['price', { body: { price: 1 } }],
    ['paymentRequirement', { body: { paymentRequirement: { amount: 1, currency: 'TRY' } } }],
    ['passengers[0].firstName', { passenger: { firstName: 'De\u0000niz' } }],
    ['passengers[0].lastName', { passenger: { lastName: 'Ka\ud800ya' } }],
    ['X-Forwarded-For', { headers: { 'X-Forwarded-For': 'unknown' } }],
    ['X-Forwarded-For', { headers: { 'X-Forwarded-For': '203.0.113.24:8080' } }],
    ['Idempotency-Key', { headers: { 'Idempotency-Key': 'a b' } }],
  ])('400 request.invalid: the field %s is refused in %o', async (field, change) => {
    expectError(await transfers.order(change), 'request.invalid', { field });
  });

  test('the X-Forwarded-For header is required', async () => {
    const { searchId, product } = await transfers.anOffer();
    const answer = await transfers.service.api('POST', '/transfer/orders', {
      token: await transfers.tokenOf('horizon'),
      body: { searchId, code: product.code, passengers: [primary] },
    });
    expectError(answer, 'request.invalid', { field: 'X-Forwarded-For' });
  });

  test.each(['{"searchId":', '[]', 'null', '"order"'])('the body %s is refused', async (body) => {
    const answer = await transfers.service.api('POST', '/transfer/orders', {
      token: await transfers.tokenOf('horizon'),
      headers: END_USER,
      body,
    });
    expectError(answer, 'request.invalid');
  });
});

describe('422 transferOrder.ruleViolated', () => {
  test.each<[string, string, OrderChange]>([
    ['passengers', 'no primary passenger', { body: { passengers: [companion] } }],
    ['passengers[1].primary', 'two primary passengers', { body: { passengers: [primary, primary] } }],
    ['passengers', 'more passengers than the search had', { body: { passengers: [primary, ...companions(4)] } }],
    ['passengers[0].gender', 'a primary passenger who has none', { passenger: { gender: undefined } }],
    ['passengers[0].birthDate', 'a primary passenger who has none', { passenger: { birthDate: undefined } }],
    ['passengers[0].nationality', 'a primary passenger who has none', { passenger: { nationality: undefined } }],
    ['passengers[0].email', 'a primary passenger who has none', { passenger: { email: undefined } }],
    ['passengers[0].phone', 'a primary passenger who has none', { passenger: { phone: undefined } }],
    ['passengers[0].identityNumber', 'no document', { passenger: { identityNumber: undefined } }],
    ['passengers[1].identityNumber', 'no document', withCompanion({ passportNo: undefined })],
    ['passengers[0].passportNo', 'two documents', { passenger: { passportNo: 'U12345678' } }],
    ['passengers[1].passportNo', 'two documents', withCompanion({ identityNumber: '20000000282' })],
    ['passengers[0].identityNumber', 'a number of zeros', { passenger: { identityNumber: '00000000000' } }],
    ['passengers[1].passportNo', 'a number of zeros', withCompanion({ passportNo: '000000' })],
    [
      'passengers[0].birthDate',
      'a primary passenger who is 17 on the pick-up day',
      { passenger: { birthDate: '2009-06-11' } },
    ],
    [
      'passengers[2].passportNo',
      'the same passport for two passengers',
      { body: { passengers: [primary, companion, companion] } },
    ],
    ['billing.lastName', 'a person without a last name', { body: { billing: person({ lastName: undefined }) } }],
    [
      'billing.lastName',
      'a private company without a last name',
      { body: { billing: person({ type: 'privateCompany', taxDivision: 'Konak', lastName: undefined }) } },
    ],
    ['billing.taxDivision', 'a corporation without a tax office', billedTo({ taxDivision: undefined })],
    [
      'billing.taxDivision',
      'a private company without a tax office',
      { body: { billing: person({ type: 'privateCompany' }) } },
    ],
    ['billing.countryName', 'the name of a different country', billedTo({ countryName: 'Germany' })],
    ['billing.adm1', 'a province of a different country', billedTo({ adm1: 'Bavaria' })],
    ['billing.adm2', 'a district of a different province', billedTo({ adm1: 'Ankara' })],
    ['billing.taxIdentifier', 'a corporation with 11 digits', billedTo({ taxIdentifier: '10000000146' })],
    [
      'billing.taxIdentifier',
      'a person with 10 digits',
      { body: { billing: person({ taxIdentifier: '4630123450' }) } },
    ],
  ])('422 transferOrder.ruleViolated: the error names %s for %s', async (field, _, change) => {
    expectError(await transfers.order(change), 'transferOrder.ruleViolated', { field });
  });

  test('422 transferOrder.ruleViolated: a return flight on a one-way transfer is refused', async () => {
    const offer = await transfers.anOffer('horizon', oneWay);
    expect((await transfers.order({ offer, body: { flightNumber: 'TK1980' } })).status).toBe(201);
    const answer = await transfers.order({ offer, body: { returnFlightNumber: 'TK1971' } });
    expectError(answer, 'transferOrder.ruleViolated', { field: 'returnFlightNumber' });
  });

  test('check digits of identity numbers are verified with STRICT_NATIONAL_IDS=true', async () => {
    const { service, sandbox } = transfers;
    const strict = await startService({
      settings: { TRANSFER_SUPPLIER_BASE_URL: sandbox.url, STRICT_NATIONAL_IDS: 'true' },
      database: service.database,
      clock: service.clock,
    });
    try {
      const { searchId, product } = await transfers.anOffer();
      const strictly = async (identityNumber: string) =>
        strict.api('POST', '/transfer/orders', {
          token: await transfers.tokenOf('horizon'),
          headers: END_USER,
          body: { searchId, code: product.code, passengers: [{ ...primary, identityNumber }] },
        });
      expect((await strictly('10000000146')).status).toBe(201);
      expectError(await strictly('10000000147'), 'transferOrder.ruleViolated', {
        field: 'passengers[0].identityNumber',
      });
    } finally {
      await strict.stop();
    }
  });
});

describe('an agency without a billing address and without permission for custom billing', () => {
  test('422 transferOrder.noBillingAddress: an order without any billing address is refused', async () => {
    expectError(await transfers.order({ as: 'meridian' }), 'transferOrder.noBillingAddress');
  });

  test('403 transferOrder.customBillingNotAllowed: a billing address in the request is refused, valid or not', async () => {
    for (const billing of [company, { ...company, adm1: 'Bavaria' }]) {
      expectError(
        await transfers.order({ as: 'meridian', body: { billing } }),
        'transferOrder.customBillingNotAllowed',
      );
    }
  });
});

describe('404 transferSearch.offerNotFound', () => {
  const gone = expect.any(String);

  test('an unknown search and an unknown code cannot be ordered', async () => {
    const { product } = await transfers.anOffer();
    for (const body of [{ searchId: 'unknown' }, { code: 'unknown' }, { code: product.code, searchId: product.code }]) {
      const answer = await transfers.order({ body });
      expectError(answer, 'transferSearch.offerNotFound');
      expect(answer.body).toMatchObject({ details: gone });
    }
  });

  test('the code of a transfer from a different search cannot be ordered', async () => {
    const [first, second] = [await transfers.anOffer('horizon', roundTrip), await transfers.anOffer('horizon', oneWay)];
    const answer = await transfers.order({ offer: { searchId: first.searchId, product: second.product } });
    expectError(answer, 'transferSearch.offerNotFound');
  });

  test('a transfer from a search of a different agency is answered like one from an unknown search', async () => {
    const offer = await transfers.anOffer('horizon', roundTrip);
    const foreign = await transfers.order({ as: 'lodos', offer });
    expectError(foreign, 'transferSearch.offerNotFound');
    const unknown = await transfers.order({ as: 'lodos', offer, body: { searchId: 'unknown' } });
    expect(foreign.body).toEqual(unknown.body);
  });

  test('a transfer from a search made half an hour ago cannot be ordered', async () => {
    const offer = await transfers.anOffer('horizon', roundTrip);
    transfers.clock.advance(1_800);
    expectError(await transfers.order({ offer }), 'transferSearch.offerNotFound');
  });

  test('a transfer whose supplier needs more notice cannot be ordered', async () => {
    const pickupTime = new Date(transfers.clock.now().getTime() + 3_000_000).toISOString();
    const offer = await transfers.anOffer('horizon', { ...oneWay, pickupTime });
    transfers.clock.advance((Date.parse(offer.product.bookableUntil!) - transfers.clock.now().getTime()) / 1_000);
    expectError(await transfers.order({ offer }), 'transferSearch.offerNotFound');
  });
});

describe('an Idempotency-Key', () => {
  const countOrders = async () =>
    Number((await transfers.service.database.pool.query('select count(*) as count from transfer_order')).rows[0].count);
  const withKey = (key: string, change: OrderChange = {}): OrderChange => ({
    ...change,
    headers: { ...change.headers, 'Idempotency-Key': key },
  });

  test('201: the same key and body return the first response with the amount to pay, even after the search has expired', async () => {
    const offer = await transfers.anOffer('horizon', roundTrip);
    const first = await transfers.order(withKey('again', { offer }));
    const count = await countOrders();
    transfers.clock.advance(24 * 60 * 60 - 1);
    const again = await transfers.order(withKey('again', { offer }));
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await countOrders()).toBe(count);
  });

  test('201: the same key and body return the first response, even after the order was paid', async () => {
    const offer = await transfers.anOffer();
    const first = await transfers.order(withKey('paid', { offer }));
    expect((await transfers.pay(first.body.orderId)).body.status).toBe('reserved');
    expect((await transfers.order(withKey('paid', { offer }))).body).toEqual(first.body);
  });

  test('201: ten simultaneous requests with the same key create one order', async () => {
    const offer = await transfers.anOffer();
    const count = await countOrders();
    const answers = await Promise.all(Array.from({ length: 10 }, () => transfers.order(withKey('at-once', { offer }))));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await countOrders()).toBe(count + 1);
  });

  test('201: two agencies can use the same key for different orders', async () => {
    const first = await transfers.order(withKey('shared'));
    const lodos = await transfers.order(withKey('shared', { as: 'lodos' }));
    expect([first.status, lodos.status]).toEqual([201, 201]);
    expect(lodos.body.orderId).not.toBe(first.body.orderId);
  });

  test('201: a refused request does not use up its key', async () => {
    const offer = await transfers.anOffer();
    expect((await transfers.order(withKey('refused', { offer, passenger: { email: undefined } }))).status).toBe(422);
    expect((await transfers.order(withKey('refused', { offer }))).status).toBe(201);
  });

  test('422 order.idempotencyKeyReused: a key that was used with a different body is refused', async () => {
    const offer = await transfers.anOffer();
    await transfers.order(withKey('reused', { offer }));
    const answer = await transfers.order(withKey('reused', { offer, passenger: { firstName: 'Ada' } }));
    expectError(answer, 'order.idempotencyKeyReused', { field: 'Idempotency-Key' });
  });

  test('422 order.idempotencyKeyReused: of two simultaneous requests with different bodies, one creates an order', async () => {
    const offer = await transfers.anOffer();
    const answers = await Promise.all(
      ['Ada', 'Ida'].map((firstName) => transfers.order(withKey('both', { offer, passenger: { firstName } }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

test('document numbers and addresses of travellers do not appear in the log', async () => {
  await transfers.order({ body: { passengers: [primary, companion], billing: company } });
  const log = transfers.service.log.join('');
  for (const secret of [primary.identityNumber, companion.passportNo, primary.email, '203.0.113.24', company.line]) {
    expect(log).not.toContain(secret);
  }
});

describe('ordering a transfer with pick-up in half an hour', () => {
  const soon = () => new Date(transfers.clock.now().getTime() + 1_800_000).toISOString();
  const lateOffer = () => transfers.anOffer('horizon', { ...oneWay, pickupTime: soon(), passengerCount: 2 });
  const named = { ...companion, gender: 'F', nationality: 'TR' };

  test('the search result states that all passengers are already due', async () => {
    const { product } = await lateOffer();
    const dueAt = new Date(product.passengersDueAt!).getTime();
    expect(dueAt).toBeLessThanOrEqual(transfers.clock.now().getTime());
  });

  test('422 transferOrder.ruleViolated: a missing passenger and a missing field of a passenger are refused', async () => {
    const offer = await lateOffer();
    const dueAt = offer.product.passengersDueAt!;
    expectError(await transfers.order({ offer }), 'transferOrder.ruleViolated', {
      field: 'passengers',
      message: `must name all 2 passengers: they could be completed until ${dueAt}`,
    });
    expectError(
      await transfers.order({ offer, body: { passengers: [primary, companion] } }),
      'transferOrder.ruleViolated',
      {
        field: 'passengers[1].gender',
        message: `is required for every passenger after ${dueAt}`,
      },
    );
  });

  test('201: an order with all passengers has a complete manifest that is due at once', async () => {
    const offer = await lateOffer();
    const { status, body } = await transfers.order({ offer, body: { passengers: [primary, named] } });
    expect([status, body.manifest]).toEqual([
      201,
      { status: 'complete', dueAt: transfers.clock.now().toISOString(), missing: [] },
    ]);
  });
});
