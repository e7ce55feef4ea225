import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anOffer, VENDORS, type VendorServer } from '../../faults/vendor-server.ts';
import { expectError } from '../../support/expect-error.ts';
import { startService, type TestService } from '../../support/service.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { foundCars, searchCars, threeDays } from './trip.ts';

const { service, vendors, token, stop } = await startWithVendors();
beforeEach(() => vendors.reset());
afterAll(stop);

const price = (currency: 'TRY' | 'EUR', net: number, fees: number[] = [], payableAtDesk = 0) => ({
  currency,
  net,
  discount: 0,
  fees: fees.map((amount, at) => ({ kind: (['oneWay', 'airport', 'youngDriver'] as const)[at]!, amount })),
  payableAtDesk,
});
const model = (name: string) => ({ ...anOffer('X').vehicle, model: name });
/** Removes the cars of all vendors that are not in `offers`. */
const only = (offers: Record<string, Parameters<VendorServer['offer']>[1]>) => {
  for (const code of VENDORS) vendors.offer(code, offers[code] ?? []);
};

describe('200', () => {
  test('a time without an offset is accepted with a warning, and the same search with an offset has none', async () => {
    const local = await searchCars(service, token, { body: { checkInDateTime: '2027-06-10T07:00:00' } });
    const message = expect.stringMatching(
      /^has no UTC offset and was read as UTC: send the local time with its offset/,
    );
    expect(local.body.warnings).toEqual([{ field: 'checkInDateTime', message }]);
    const utc = await searchCars(service, token, { body: { checkInDateTime: '2027-06-10T07:00:00Z' } });
    expect([utc.status, utc.body.count, utc.body.warnings]).toEqual([200, local.body.count, undefined]);
  });

  test('swapped coordinates are accepted with a warning, whether there are cars or not', async () => {
    const message = expect.stringMatching(/is near one if lat and lon are swapped/);
    const swapped = { checkInLocation: { lat: 28.7519, lon: 41.2753 } };
    for (const offers of [[], [anOffer('BOSFOR')]]) {
      only({ BOSFOR: offers });
      const { body } = await searchCars(service, token, { body: swapped });
      expect(body.warnings).toEqual([{ field: 'checkInLocation', message }]);
      expect((await searchCars(service, token)).body).not.toHaveProperty('warnings');
    }
  });

  test('a car is returned with all of its fields', async () => {
    only({ BOSFOR: [anOffer('BOSFOR', { price: price('TRY', 540_000, [45_000], 85_000) })] });
    const [car] = await foundCars(service, token, { body: { commission: { type: 'percentage', percentage: 10 } } });
    const office = {
      id: 'BOSFOR-IST',
      location: { name: 'Istanbul Airport', city: 'Istanbul' },
      deliveryType: { id: 2, name: 'Havalimanı Ofisi' },
      openingHours: [{ date: '2027-06-10', from: '00:00', to: '24:00' }],
      point: { lat: 41.275278, lon: 28.751944 },
      timeZone: 'Europe/Istanbul',
    };
    expect(car).toEqual({
      code: expect.stringMatching(/^[\w-]{22}$/),
      searchID: expect.stringMatching(/^[\w-]{22}$/),
      applicableForFullCredit: true,
      appointment: {
        checkInDateTime: '2027-06-10T10:00:00+03:00',
        checkInLocalDateTime: '2027-06-10T10:00:00+03:00',
        checkInOffice: office,
        checkOutDateTime: '2027-06-13T10:00:00+03:00',
        checkOutLocalDateTime: '2027-06-13T10:00:00+03:00',
        checkOutOffice: office,
      },
      brand: { id: expect.any(Number), name: 'Renault' },
      model: { id: expect.any(Number), name: 'Clio' },
      class: { id: 3, name: 'Ekonomik' },
      segment: { id: 2, name: 'Ekonomik' },
      fuel: { id: 1, name: 'Benzin' },
      fuelPolicy: { id: 1, name: 'Dolu al, dolu bırak' },
      transmission: { id: 1, name: 'Manuel' },
      customClassName: 'Ekonomik',
      sippCode: 'EDMR',
      isCreditcheckRequired: false,
      integrationCode: expect.stringMatching(/^[\w-]{1,64}$/),
      seatCount: 5,
      rentalDurationInDays: 3,
      imageURL: 'http://127.0.0.1/clio.svg',
      images: [{ url: 'http://127.0.0.1/clio.svg', alt: 'Renault Clio' }],
      includedCoverages: {
        collision: true,
        theft: true,
        thirdParty: true,
        glassTyreHeadlight: false,
        personalAccident: false,
        roadsideAssistance: true,
      },
      pricing: {
        net: { amount: 540_000, currency: 'TRY' },
        fee: { amount: 45_000, currency: 'TRY' },
        commission: { amount: 54_000, currency: 'TRY' },
        total: { amount: 639_000, currency: 'TRY' },
        vendorTotal: { amount: 85_000, currency: 'TRY' },
        paymentTotal: { amount: 554_000, currency: 'TRY' },
        breakdown: [
          { type: 'rent', amount: { amount: 500_000, currency: 'TRY' }, dueAt: 'payment' },
          { type: 'rent', amount: { amount: 40_000, currency: 'TRY' }, dueAt: 'desk' },
          { type: 'oneWay', amount: { amount: 45_000, currency: 'TRY' }, dueAt: 'desk' },
          { type: 'commission', amount: { amount: 54_000, currency: 'TRY' }, dueAt: 'payment' },
        ],
      },
      vendor: { id: 3, name: 'Bosfor Car Hire', displayName: 'Bosfor' },
      rules: [
        { name: 'Minimum driver age', type: 'minDriverAge', minDriverAge: 21 },
        { name: 'Deposit', type: 'deposit', deposit: { amount: 500_000, currency: 'TRY' } },
        { type: 'mileageLimit', description: 'Includes 300 km per day.' },
        { type: 'freeCancellation', description: 'Cancellation is free until 48 hours before pick-up.' },
        { type: 'lateCancellation', description: 'Cancelling before pick-up costs TRY\u00a01,950.00.' },
        { type: 'licenseHeld', description: 'A class B licence, held for at least 1 year.' },
        { type: 'excess', description: 'The driver pays up to TRY\u00a020,000.00 for damage to the car.' },
        { type: 'openingHours', description: 'On June 10, 2027, the office is open from 00:00 to 24:00.' },
      ],
      rentalConditions: {
        productInformationPDF: 'http://127.0.0.1/product-information.pdf',
        termsConditionPDF: 'http://127.0.0.1/terms.pdf',
        minimumAge: 21,
        licenseRequirement: 'A class B licence, held for at least 1 year.',
      },
      conditions: {
        mileage: { type: 'perDay', includedKm: 300 },
        deposit: { amount: { amount: 500_000, currency: 'TRY' } },
        driver: { minAge: 21, licenceYears: 1 },
        excess: [{ coverage: 'collision', amount: { amount: 2_000_000, currency: 'TRY' } }],
        cancellation: [
          { until: '2027-06-08T10:00:00+03:00', fee: { amount: 0, currency: 'TRY' } },
          { until: '2027-06-10T10:00:00+03:00', fee: { amount: 195_000, currency: 'TRY' } },
        ],
      },
      deliveryType: { id: 2, name: 'Havalimanı Ofisi' },
    });
  });

  test('offices and terms contain the details that the vendor provides, in the currency of the search', async () => {
    const { pickUpOffice, conditions } = anOffer('BOSFOR');
    const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
    const lira = (amount: number) => ({ amount, currency: 'TRY' });
    const instructions = { tr: 'Ofisi arayın.', en: 'Call the office.', de: 'Rufen Sie an.' };
    const reached = {
      address: 'İstanbul Havalimanı, İstanbul',
      phone: '+908500001234',
      iataCode: 'IST',
      access: 'callForPickup',
    } as const;
    const office = { ...pickUpOffice, ...reached, instructions, outOfHours: { available: true, fee: euro(2_000) } };
    const mileage = { limit: 100, unit: 'milesPerRental', extraPrice: euro(32) } as const;
    const terms = {
      ...conditions,
      mileage,
      maxDriverAge: 75,
      youngDriver: { belowAge: 25, fee: euro(1_500) },
      depositCards: ['credit' as const],
      crossBorder: { allowed: true, countries: ['BG', 'GR'], fee: euro(3_500) },
    };
    only({ BOSFOR: [anOffer('BOSFOR', { pickUpOffice: office, conditions: terms })] });
    const [car] = await foundCars(service, token, { headers: { 'Accept-Language': 'tr' } });
    expect(car!.appointment.checkInOffice).toMatchObject({
      ...reached,
      instructions: 'Ofisi arayın.',
      outOfHours: { available: true, fee: lira(100_000) },
    });
    expect(car!.appointment.checkOutOffice).not.toHaveProperty('access');
    expect(car!.conditions).toMatchObject({
      // 100 miles are 160.9 km, and 16 lira per mile are 9.94 per kilometre.
      mileage: { type: 'perRental', includedKm: 160, extraKmPrice: lira(994) },
      deposit: { cardTypes: ['credit'] },
      driver: { minAge: 21, maxAge: 75, licenceYears: 1, youngDriverFee: { belowAge: 25, amount: lira(75_000) } },
      crossBorder: { allowed: true, countries: ['BG', 'GR'], fee: lira(175_000) },
    });
    const [plain] = await foundCars(service, token);
    expect(plain!.appointment.checkInOffice.instructions).toBe('Call the office.');
  });

  const weekly = { campaignCode: 'WEEKLY15', checkOutDateTime: '2027-06-17T10:00:00+03:00' };
  test.each([
    ['de', 'Kleinwagen, Benzin, Schaltgetriebe, Kleinwagen, Kleinwagen, Voll abholen, voll zurückgeben'],
    ['fr, tr;q=0.3', 'Ekonomik, Benzin, Manuel, Ekonomik, Ekonomik, Dolu al, dolu bırak'],
    ['en-GB, tr;q=0.3', 'Economy, Petrol, Manual, Economy, Economy, Full to full'],
    ['fr', 'Ekonomik, Benzin, Manuel, Ekonomik, Ekonomik, Dolu al, dolu bırak'],
    ['*', 'Ekonomik, Benzin, Manuel, Ekonomik, Ekonomik, Dolu al, dolu bırak'],
  ])('with Accept-Language %j the car is described as %s', async (language, names) => {
    only({ BOSFOR: [anOffer('BOSFOR')] });
    const [car] = await foundCars(service, token, { headers: { 'Accept-Language': language } });
    const named = [car!.class, car!.fuel, car!.transmission, car!.segment, { name: car!.customClassName }];
    expect([...named, car!.fuelPolicy].map(({ name }) => name).join(', ')).toBe(names);
  });

  test.each([
    [
      'de',
      'Ab einer Woche, 15 % Rabatt',
      [
        'Mindestalter',
        'Der Fahrer darf höchstens 75 Jahre alt sein.',
        'Kaution',
        '300 km pro Tag sind inbegriffen.',
        'Bis 48 Stunden vor der Abholung ist die Stornierung kostenlos.',
        'Bis zur Abholung kostet die Stornierung 1.950,00\u00a0TRY.',
        'Ein Führerschein der Klasse B, seit mindestens 1 Jahr im Besitz.',
        'Bei Schäden am Fahrzeug zahlt der Fahrer höchstens 20.000,00\u00a0TRY.',
        'Fahrten ins Ausland sind nur in diese Länder erlaubt: Bulgarien, Griechenland. Dafür werden am Schalter 1.500,00\u00a0TRY berechnet.',
        'Am 10. Juni 2027 ist die Station von 00:00 bis 24:00 Uhr geöffnet.',
        'Bis 2 Stunden vor der Abholung buchbar.',
        'Die Mindestmietdauer beträgt 24 Stunden.',
      ],
    ],
    [
      'tr',
      'Bir hafta ve üzeri, %15 indirim',
      [
        'Minimum sürücü yaşı',
        'Sürücü en fazla 75 yaşında olabilir.',
        'Depozito',
        'Günde 300 km dahildir.',
        'Alıştan 48 saat öncesine kadar iptal ücretsizdir.',
        'Alış saatine kadar yapılan iptallerde TRY\u00a01.950,00 ücret alınır.',
        'En az 1 yıllık B sınıfı ehliyet.',
        'Araç hasarında sürücü en fazla TRY\u00a020.000,00 öder.',
        'Araçla yurt dışında yalnızca şu ülkelere gidilebilir: Bulgaristan, Yunanistan. Ofiste TRY\u00a01.500,00 ücret alınır.',
        'Ofis 10 Haziran 2027 tarihinde 00:00–24:00 arasında açıktır.',
        'Alıştan 2 saat öncesine kadar kiralanabilir.',
        'En kısa kiralama süresi 24 saattir.',
      ],
    ],
    [
      'en',
      'A week or more, 15 % off',
      [
        'Minimum driver age',
        'The driver must be no older than 75.',
        'Deposit',
        'Includes 300 km per day.',
        'Cancellation is free until 48 hours before pick-up.',
        'Cancelling before pick-up costs TRY\u00a01,950.00.',
        'A class B licence, held for at least 1 year.',
        'The driver pays up to TRY\u00a020,000.00 for damage to the car.',
        'The car may be driven abroad only in these countries: Bulgaria, Greece. The fee at the desk is TRY\u00a01,500.00.',
        'On June 10, 2027, the office is open from 00:00 to 24:00.',
        'Can be booked up to 2 hours before pick-up.',
        'The minimum rental period is 24 hours.',
      ],
    ],
  ])(
    'with Accept-Language %s campaign, rules and conditions are described in that language',
    async (language, campaign, rules) => {
      const crossBorder = {
        allowed: true,
        countries: ['BG', 'GR'],
        fee: { amount: 150_000, currency: 'TRY' as const },
      };
      const conditions = {
        ...anOffer('X').conditions,
        noticeHours: 2,
        minRentalHours: 24,
        maxDriverAge: 75,
        crossBorder,
      };
      const applied = { code: 'WEEKLY15', name: 'Haftalık', percentage: 15 };
      only({ BOSFOR: [anOffer('BOSFOR', { campaign: applied, conditions })] });
      const [car] = await foundCars(service, token, { body: weekly, headers: { 'Accept-Language': language } });
      expect(car?.campaign?.name).toBe(campaign);
      expect(car?.rules.map((rule) => ('name' in rule ? rule.name : rule.description))).toEqual(rules);
      expect(rules).toContain(car?.rentalConditions.licenseRequirement);
    },
  );

  test('every main vendor is asked once, with the criteria of the agency', async () => {
    await searchCars(service, token, { body: { age: '24', campaignCode: 'EARLY10' } });
    expect(vendors.requests.map(({ vendorCode }) => vendorCode).sort()).toEqual([...VENDORS].sort());
    expect(vendors.requests[0]?.body).toEqual({
      pickUp: { point: threeDays.checkInLocation, dateTime: threeDays.checkInDateTime },
      dropOff: { point: threeDays.checkOutLocation, dateTime: threeDays.checkOutDateTime },
      driverAge: 24,
      residenceCountry: 'TR',
      radiusMetres: 50_000,
      campaignCode: 'EARLY10',
    });
  });

  test.each([
    ['in lower case', '2027-06-10t10:00:00z', '2027-06-10T10:00:00Z'],
    ['in a leap second', '2027-06-30T23:59:60Z', '2027-07-01T00:00:00Z'],
  ])('a time written %s is accepted', async (_, checkInDateTime, asRead) => {
    const body = { checkInDateTime, checkOutDateTime: '2027-07-03T10:00:00Z' };
    const [car] = await foundCars(service, token, { body });
    expect(car?.appointment.checkInDateTime).toBe(asRead);
  });

  test('times without an offset are read as UTC', async () => {
    only({ BOSFOR: [anOffer('BOSFOR')] });
    const body = { checkInDateTime: '2027-06-10T10:00:00', checkOutDateTime: '2027-06-13T13:00:00+03:00' };
    const [car] = await foundCars(service, token, { body });
    expect(car?.appointment.checkInDateTime).toBe('2027-06-10T10:00:00Z');
    expect(car?.appointment.checkInLocalDateTime).toBe('2027-06-10T13:00:00+03:00');
    expect(car?.appointment.checkOutDateTime).toBe('2027-06-13T13:00:00+03:00');
    expect(car?.rentalDurationInDays).toBe(3);
  });

  test('a car that several vendors offer comes from the cheapest of the nearest vendors', async () => {
    only({
      ANADOLU: [anOffer('ANADOLU', { price: price('TRY', 400_000) })],
      BOSFOR: [anOffer('BOSFOR', { price: price('TRY', 300_000) }), anOffer('BOSFOR', { vehicle: model('Megane') })],
      PERA: [
        anOffer('PERA', {
          price: price('TRY', 100_000),
          pickUpOffice: { ...anOffer('PERA').pickUpOffice, point: { lat: 41.1, lon: 28.9 } },
        }),
      ],
    });
    const cars = await foundCars(service, token);
    expect(cars.map(({ vendor, model }) => `${vendor.name}: ${model.name}`)).toEqual([
      'Bosfor Car Hire: Clio',
      'Bosfor Car Hire: Megane',
    ]);
  });

  test('prices are converted to X-Currency, by default TRY, at the rates of the service', async () => {
    only({ BOSFOR: [anOffer('BOSFOR', { price: price('EUR', 10_000, [1_000], 2_000) })] });
    const totals = async (headers?: Record<string, string>) => {
      const [car] = await foundCars(service, token, headers && { headers });
      return [car?.pricing.total, car?.pricing.vendorTotal];
    };
    expect(await totals()).toEqual([
      { amount: 550_000, currency: 'TRY' },
      { amount: 100_000, currency: 'TRY' },
    ]);
    expect(await totals({ 'X-Currency': 'EUR' })).toEqual([
      { amount: 11_000, currency: 'EUR' },
      { amount: 2_000, currency: 'EUR' },
    ]);
    // 10000 × 50 ÷ 57.5 = 8695.65, 1000 × 50 ÷ 57.5 = 869.57.
    expect(await totals({ 'X-Currency': 'GBP' })).toEqual([
      { amount: 9_566, currency: 'GBP' },
      { amount: 1_739, currency: 'GBP' },
    ]);
  });

  test('a fixed commission is added to every car', async () => {
    only({ BOSFOR: [anOffer('BOSFOR', { price: price('TRY', 300_000) })] });
    const commission = { type: 'fixed', fixed: { amount: 25_000, currency: 'TRY' } };
    const [car] = await foundCars(service, token, { body: { commission } });
    expect(car?.pricing.commission.amount).toBe(25_000);
    expect(car?.pricing.total.amount).toBe(325_000);
  });

  test('a commission affects neither the choice of the cheapest car nor the prices of a different search', async () => {
    only({ BOSFOR: [anOffer('BOSFOR', { price: price('TRY', 300_000) })] });
    await searchCars(service, token, { body: { commission: { type: 'percentage', percentage: 100 } } });
    const [car] = await foundCars(service, await service.loginAs('meridian'));
    expect(car?.pricing.commission.amount).toBe(0);
  });

  test('a car for older drivers is returned only if the driver is old enough', async () => {
    const { conditions } = anOffer('X');
    only({ BOSFOR: [anOffer('BOSFOR', { conditions: { ...conditions, minDriverAge: 25 } })] });
    expect(await foundCars(service, token, { body: { age: '24' } })).toHaveLength(0);
    expect(await foundCars(service, token, { body: { age: '25' } })).toHaveLength(1);
    expect(await foundCars(service, token, { body: { age: '30+' } })).toHaveLength(1);
  });

  test('fullCredit returns only cars that can be paid entirely with credit', async () => {
    const { conditions } = anOffer('X');
    only({
      BOSFOR: [
        anOffer('BOSFOR', { conditions: { ...conditions, applicableForFullCredit: false } }),
        anOffer('BOSFOR', { vehicle: model('Megane') }),
      ],
    });
    const cars = await foundCars(service, token, { body: { fullCredit: true } });
    expect(cars.map(({ model }) => model.name)).toEqual(['Megane']);
  });

  test('the result is empty if no vendor has a car', async () => {
    only({});
    expect((await searchCars(service, token)).body).toEqual({
      count: 0,
      results: [],
      complete: true,
      vendors: expect.any(Array),
    });
  });

  test('unknown fields in a vendor response do not appear in the result', async () => {
    const { coverages, vehicle } = anOffer('X');
    const chatty = { coverages: { ...coverages, secret: 'x' }, vehicle: { ...vehicle, secret: 'x' }, secret: 'x' };
    only({ BOSFOR: [anOffer('BOSFOR', chatty as object)] });
    const answer = await searchCars(service, token);
    expect(answer.body.count).toBe(1);
    expect(answer.text).not.toContain('secret');
  });

  test('codes cannot be guessed from one another and differ between searches', async () => {
    const codes = async () => (await foundCars(service, token)).flatMap(({ code, searchID }) => [code, searchID]);
    const both = [...(await codes()), ...(await codes())];
    expect(new Set(both).size).toBe(4);
  });
});

describe('200: vendors without a valid response are left out of the result', () => {
  let hasty: TestService;
  beforeAll(async () => {
    hasty = await startService({ settings: { VENDOR_BASE_URL: vendors.url, VENDOR_DEADLINE_MS: '250' } });
  });
  afterEach(() => vendors.reset());
  afterAll(() => hasty.stop());

  test('two unreachable vendors, a late one and an invalid response are left out and counted in the metrics', async () => {
    for (const code of VENDORS) vendors.offer(code, [anOffer(code, { vehicle: model(code) })]);
    vendors.behave('TESTDRIVE', 'hangsUp');
    vendors.behave('ANADOLU', 'fails');
    vendors.behave('BOSFOR', 'silent');
    vendors.behave('EGERENT', 'offContract');
    const cars = await foundCars(hasty, await hasty.loginAs('horizon'));
    expect(cars.map(({ model }) => model.name).sort()).toEqual(VENDORS.slice(4));
    const metrics = await (await fetch(`${hasty.url}/metrics`)).text();
    const counted = (vendor: string, outcome: string) =>
      expect(metrics).toContain(
        `http_client_request_duration_seconds_count{party="${vendor}",operation="searchOffers",outcome="${outcome}"} 1`,
      );
    counted('TESTDRIVE', 'unreachable');
    counted('ANADOLU', 'failed');
    counted('BOSFOR', 'late');
    counted('EGERENT', 'offContract');
    counted('PERA', 'answered');
  });

  test('500 carSearch.noVendorAnswered: a search fails if all vendors are down', async () => {
    for (const code of VENDORS) vendors.behave(code, 'fails');
    expectError(await searchCars(hasty, await hasty.loginAs('horizon')), 'carSearch.noVendorAnswered');
  });
});

describe('400 request.invalid', () => {
  const point = (changes: object) => ({ ...threeDays.checkInLocation, ...changes });
  test.each<[string, string, Record<string, unknown>]>([
    ['no pick-up time', 'checkInDateTime', { checkInDateTime: undefined }],
    ['a pick-up time that is a number', 'checkInDateTime', { checkInDateTime: 1_812_614_400 }],
    ['a date as pick-up time', 'checkInDateTime', { checkInDateTime: '2027-06-10' }],
    ['an empty pick-up time', 'checkInDateTime', { checkInDateTime: '' }],
    ['pick-up on 31 February', 'checkInDateTime', { checkInDateTime: '2027-02-31T10:00:00+03:00' }],
    ['pick-up at hour 25', 'checkInDateTime', { checkInDateTime: '2027-06-10T25:00:00+03:00' }],
    ['pick-up at an offset of 99 hours', 'checkInDateTime', { checkInDateTime: '2027-06-10T10:00:00+99:00' }],
    ['pick-up in the past', 'checkInDateTime', { checkInDateTime: '2027-02-10T10:00:00+03:00' }],
    [
      'pick-up in two years',
      'checkInDateTime',
      { checkInDateTime: '2029-06-10T10:00:00Z', checkOutDateTime: '2029-06-12T10:00:00Z' },
    ],
    ['no drop-off time', 'checkOutDateTime', { checkOutDateTime: undefined }],
    ['drop-off before pick-up', 'checkOutDateTime', { checkOutDateTime: '2027-06-09T10:00:00+03:00' }],
    ['drop-off at pick-up', 'checkOutDateTime', { checkOutDateTime: '2027-06-10T07:00:00Z' }],
    ['drop-off after 91 days', 'checkOutDateTime', { checkOutDateTime: '2027-09-09T10:00:00+03:00' }],
    ['drop-off on 31 June', 'checkOutDateTime', { checkOutDateTime: '2027-06-31T10:00:00+03:00' }],
    ['no age', 'age', { age: undefined }],
    ['an age of 17', 'age', { age: '17' }],
    ['an age of 30', 'age', { age: '30' }],
    ['an age as a number', 'age', { age: 25 }],
    ['no country', 'country', { country: undefined }],
    ['a country in lower case', 'country', { country: 'tr' }],
    ['a country that does not exist', 'country', { country: 'ZZ' }],
    ['no payment type', 'paymentType', { paymentType: undefined }],
    ['an unknown payment type', 'paymentType', { paymentType: 'cash' }],
    ['no pick-up point', 'checkInLocation', { checkInLocation: undefined }],
    ['a pick-up point that is null', 'checkInLocation', { checkInLocation: null }],
    ['a latitude beyond the pole', 'checkInLocation.lat', { checkInLocation: point({ lat: 90.1 }) }],
    ['a latitude as text', 'checkInLocation.lat', { checkInLocation: point({ lat: '41' }) }],
    ['a longitude beyond the date line', 'checkOutLocation.lon', { checkOutLocation: point({ lon: -180.5 }) }],
    ['a point with a name', 'checkInLocation.name', { checkInLocation: point({ name: 'Istanbul' }) }],
    ['a commission without type', 'commission.type', { commission: { percentage: 10 } }],
    ['a percentage commission without percentage', 'commission.percentage', { commission: { type: 'percentage' } }],
    ['a percentage above 100', 'commission.percentage', { commission: { type: 'percentage', percentage: 100.1 } }],
    ['a percentage below 0', 'commission.percentage', { commission: { type: 'percentage', percentage: -1 } }],
    ['a fixed commission without amount', 'commission.fixed', { commission: { type: 'fixed' } }],
    [
      'a fixed commission with a fraction of a kuruş',
      'commission.fixed.amount',
      { commission: { type: 'fixed', fixed: { amount: 0.5, currency: 'TRY' } } },
    ],
    [
      'a fixed commission below 0',
      'commission.fixed.amount',
      { commission: { type: 'fixed', fixed: { amount: -1, currency: 'TRY' } } },
    ],
    [
      'a fixed commission above the maximum',
      'commission.fixed.amount',
      { commission: { type: 'fixed', fixed: { amount: 1_000_000_001, currency: 'TRY' } } },
    ],
    [
      'a fixed commission in a different currency',
      'commission.fixed.currency',
      { commission: { type: 'fixed', fixed: { amount: 100, currency: 'EUR' } } },
    ],
    [
      'a fixed commission in an unknown currency',
      'commission.fixed.currency',
      { commission: { type: 'fixed', fixed: { amount: 100, currency: 'XXX' } } },
    ],
    ['an unknown campaign', 'campaignCode', { campaignCode: 'LATE99' }],
    ['a campaign of 65 letters', 'campaignCode', { campaignCode: 'A'.repeat(65) }],
    ['an empty campaign', 'campaignCode', { campaignCode: '' }],
    ['fullCredit as text', 'fullCredit', { fullCredit: 'true' }],
    ['an unknown field', 'seats', { seats: 5 }],
  ])('a search with %s is refused', async (_, field, body) => {
    const answer = await searchCars(service, token, { body });
    expectError(answer, 'request.invalid', { field });
  });

  test.each(['XXX', 'try', '', 'TRY,EUR'])(
    '400 request.invalid: the header X-Currency with %j is refused',
    async (currency) => {
      expectError(await searchCars(service, token, { headers: { 'X-Currency': currency } }), 'request.invalid', {
        field: 'X-Currency',
      });
    },
  );

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a word', '"search"'],
    ['text with a lone surrogate and a NUL', '{"country":"\\ud800\\u0000"}'],
  ])('a body that is %s is refused', async (_, body) => {
    const answer = await service.api('POST', '/search/point', { token, body });
    expectError(answer, 'request.invalid');
    expect((answer.body as { details?: { field: string } }).details?.field).toBeTruthy();
  });

  test('any value in any field returns either cars or the name of the invalid field', async () => {
    const anyField = fc.constantFrom(
      ...Object.keys(threeDays),
      'commission',
      'campaignCode',
      'fullCredit',
      '__proto__',
    );
    const dateTime = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    const anyValue = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), dateTime, fc.double());
    await fc.assert(
      fc.asyncProperty(anyField, anyValue, async (field, value) => {
        const answer = await searchCars(service, token, { body: { [field]: value } });
        if (answer.status !== 200) {
          expectError(answer, 'request.invalid');
          expect(answer.body).toMatchObject({ details: { field: expect.stringMatching(/./) } });
        }
      }),
      { numRuns: 150 },
    );
    vendors.reset();
  });

  test('an invalid search is sent to no vendor', () => {
    expect(vendors.requests).toEqual([]);
  });
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await service.api('POST', '/search/point', { body: threeDays }), 'token.invalid');
});

test('403 carSearch.fullCreditNotAllowed: an agency without full credit cannot search for it', async () => {
  const answer = await searchCars(service, await service.loginAs('meridian'), { body: { fullCredit: true } });
  expectError(answer, 'carSearch.fullCreditNotAllowed');
  expect(vendors.requests).toEqual([]);
});
