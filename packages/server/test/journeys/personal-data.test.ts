import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/database/open.ts';
import type { CarOrder, CarOrderList, TransferOrder, TransferOrderList } from '../../src/generated/types.ts';
import { orderCar } from '../operations/car-orders/ordering.ts';
import { foundCars } from '../operations/car-search/trip.ts';
import { comeBack, type Paying, startPaying, visitBank } from '../operations/payments/paying.ts';
import { company, roundTrip } from '../operations/transfer-orders/transferring.ts';
import { openTestDatabase } from '../support/database.ts';
import { makeDataFolder } from '../support/embedded-database.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { keysWith } from '../support/people.ts';
import { startService } from '../support/service.ts';

const DAY_SECONDS = 86_400;

/** Guest whose name, address and numbers occur nowhere else. */
const guest = {
  firstName: 'Zülfinaz',
  lastName: 'Kurtuluşgil',
  email: 'zulfinaz@kurtulusgil.example',
  nationality: 'TR',
  phone: '+905557788991',
  birthDate: '1971-03-29',
  identityNumber: '71234567890',
};
const companion = { primary: false, firstName: 'Menekşe', lastName: 'Altınyaprak', passportNo: 'ZX99887766' };
const invoice = { line: 'Gizlibahçe Sokağı 42', email: 'muhasebe@kurtulusgil.example', phone: '+905557788992' };
const home = {
  lat: 41.03712,
  lon: 28.98513,
  name: 'Zambak Konağı',
  address: 'Zambakçı Yokuşu 9',
  hotelName: 'Pansiyon Saklıköy',
  driverNote: 'Zile üç kez bas',
};
const END_USER = { 'X-Forwarded-For': '198.51.100.177' };
const PAYER = { 'X-Forwarded-For': '198.51.100.178' };
const callbackUrl = 'https://booking.horizon.example/done?guest=zulfinaz-77';
const FLIGHT = 'XQ7788';
const SIGN = 'Zülfi & Co';

const distinctive = [
  guest.firstName,
  guest.lastName,
  guest.email,
  guest.phone,
  guest.birthDate,
  guest.identityNumber,
  companion.firstName,
  companion.lastName,
  companion.passportNo,
  ...Object.values(invoice),
  home.name,
  home.address,
  home.hotelName,
  home.driverNote,
  SIGN,
  '28.98513',
  END_USER['X-Forwarded-For'],
  PAYER['X-Forwarded-For'],
  'zulfinaz-77',
  FLIGHT,
];

let folder: string;
let database: Database;
let paying: Paying;
let token: string;
let carId: string;
let transferId: string;
let bankPage: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'people-'));
  if (!process.env.TEST_DATABASE_URL) await makeDataFolder(join(folder, 'data'));
  database = process.env.TEST_DATABASE_URL
    ? await openTestDatabase()
    : await openDatabase({ database: { kind: 'embedded', folder: join(folder, 'data') }, environment: 'staging' });
  paying = await startPaying({ ERASURES_FILE: join(folder, 'erasures') }, { database });
  token = await paying.tokenOf('horizon');
  carId = await rentedAndCancelled();
  transferId = await riddenAndCanceled();
});
afterAll(async () => {
  await paying.stop();
  await database.close();
  await rm(folder, { recursive: true });
});

const send = <Body>(method: string, path: string, options: object = {}) =>
  paying.service.api<Body>(method, path, { token, ...options });

async function rentedAndCancelled(): Promise<string> {
  const cars = await foundCars(paying.service, token);
  const car = cars.find(({ vendor, isCreditcheckRequired }) => vendor.name === 'Test Drive' && !isCreditcheckRequired)!;
  const billing = { ...company, ...invoice };
  const { body } = await orderCar(paying.service, token, car, {
    passenger: guest,
    body: { billing },
    headers: END_USER,
  });
  const paid = await paying.pay(body.id, { isWith3DSecure: true, callbackUrl, cardHolderName: guest.firstName });
  bankPage = paid.body.threeDSHtmlContent!;
  await comeBack(paying, body.id, await visitBank(paying, bankPage));
  expect((await paying.cancel(body.id)).body.success).toBe(true);
  return body.id;
}

async function riddenAndCanceled(): Promise<string> {
  const passengers = { adults: 1, children: [{ age: 17 }] };
  const trip = { ...roundTrip, dropoff: home, passengerCount: 2, passengers };
  const { body: found } = await send<{ searchId: string; products: { code: string }[] }>('POST', '/transfer/search', {
    body: trip,
  });
  const order = await send<TransferOrder>('POST', '/transfer/orders', {
    headers: END_USER,
    body: {
      searchId: found.searchId,
      code: found.products[0]!.code,
      flightNumber: FLIGHT,
      signText: SIGN,
      passengers: [{ ...guest, primary: true, gender: 'F' }, companion],
      billing: { ...company, ...invoice },
    },
  });
  const { orderId } = order.body;
  const paid = await send('POST', `/transfer/orders/${orderId}/pay`, {
    headers: PAYER,
    body: { paymentType: 'limit' },
  });
  expect(paid.status).toBe(200);
  expect((await send('POST', `/transfer/orders/${orderId}/cancel`)).status).toBe(200);
  return orderId;
}

const readCar = () => send<CarOrder>('GET', `/order/${carId}`);
const readTransfer = () => send<TransferOrder>('GET', `/transfer/orders/${transferId}`);
const namesFound = async () => {
  const lastName = encodeURIComponent(guest.lastName);
  const cars = await send<CarOrderList>('GET', `/orders?lastName=${lastName}`);
  const transfers = await send<TransferOrderList>('GET', `/transfer/orders?lastName=${lastName}`);
  return [...cars.body.results.map(({ id }) => id), ...transfers.body.results.map(({ orderId }) => orderId)];
};

/** Returns every row of every table as text. Also decodes binary values, and decompresses them if possible. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ text: string }>(`select to_jsonb(t)::text as text from ${name} t`);
    for (const { text } of rows)
      texts.push(text, ...[...text.matchAll(/\\\\x([0-9a-f]+)/g)].map(([, hex]) => asText(hex!)));
  }
  return texts.join('\n');
}

function asText(hex: string): string {
  const bytes = Buffer.from(hex, 'hex');
  try {
    return zstdDecompressSync(bytes).toString();
  } catch {
    return bytes.toString();
  }
}

/** Returns the IDs of those orders and payments that still have encrypted data or search keys. */
async function sealedOf(...orderIds: string[]): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select id from car_order where id = any($1) and personal_sealed is not null
     union all select id from transfer_order where id = any($1) and personal_sealed is not null
     union all select id from payment_attempt where order_id = any($1) and (context_sealed is not null or challenge_sealed is not null)
     union all select order_id from order_person where order_id = any($1)
     union all select order_id from order_last_name where order_id = any($1)`,
    [orderIds],
  );
  return rows.map(({ id }) => id);
}

const found = (text: string) => distinctive.filter((value) => text.includes(value));

describe('personal data after orders, payments and cancellations', () => {
  test('the database, the log and the security events contain no personal data in plain text', async () => {
    const everything = await wholeDatabase();
    for (const shown of [carId, transferId]) expect(everything).toContain(shown);
    expect(found(everything)).toEqual([]);
    expect(found(paying.service.log.join(''))).toEqual([]);
    expect(found(JSON.stringify(paying.service.securityEvents))).toEqual([]);
  });

  test.skipIf(process.env.TEST_DATABASE_URL)(
    'the files of the embedded database contain no personal data in plain text',
    async () => {
      await database.pool.query('checkpoint');
      const files = await readdir(join(folder, 'data'), { recursive: true, withFileTypes: true });
      const holding = new Set<string>();
      for (const file of files.filter((entry) => entry.isFile())) {
        const bytes = await readFile(join(file.parentPath, file.name));
        for (const value of [carId, ...distinctive]) if (bytes.includes(value)) holding.add(value);
      }
      expect([...holding]).toEqual([carId]);
    },
  );

  test('the agency can read all personal data of its orders and find them by name', async () => {
    const { identityNumber: _, birthDate: __, ...shown } = guest;
    expect((await readCar()).body.passenger).toEqual(shown);
    const { passengers, product, flightNumber, signText } = (await readTransfer()).body;
    expect(passengers).toEqual([{ ...guest, primary: true, gender: 'F' }, companion]);
    expect([product.appointment.dropoff, flightNumber, signText]).toEqual([home, FLIGHT, SIGN]);
    expect(product.appointment.passengers).toEqual({ adults: 1, children: [{ age: 17 }] });
    expect(await namesFound()).toEqual([carId, transferId]);
  });
});

describe('requests of a data subject', () => {
  const { firstName, lastName, birthDate, identityNumber } = guest;

  test.each([
    ['an identity number', { identityNumber }, true],
    ['a name in any spelling and a date of birth', { firstName: 'ZULFINAZ', lastName: 'kurtulusgil', birthDate }, true],
    ['a name and a different date of birth', { firstName, lastName, birthDate: '1971-03-30' }, false],
    ['a different identity number', { identityNumber: '71234567891' }, false],
  ])('searching for a person by %s returns only matching orders', async (_, subject, isFound) => {
    const orders = await paying.service.personalData.findPerson(subject);
    expect(orders.map(({ orderId }) => orderId)).toEqual(isFound ? [carId, transferId] : []);
  });

  test('an export contains all data of a person and none of the fellow travellers', async () => {
    const [transfer] = await paying.service.personalData.exportPerson({ passportNo: 'zx99887766' });
    expect(transfer).toMatchObject({ kind: 'transfer', orderId: transferId, travellers: [companion] });
    expect(JSON.stringify(transfer)).not.toMatch(/Zülfi|Gizlibahçe|198\.51/);
    const [car] = await paying.service.personalData.exportPerson({ orderId: carId });
    expect(car).toMatchObject({
      kind: 'car',
      travellers: [guest],
      invoice,
      endUserAddress: END_USER['X-Forwarded-For'],
      payment: { type: 'creditCard' },
    });
  });
});

describe('erasure of personal data', () => {
  test('personal data of an order that is still needed is kept, and no erasure is recorded', async () => {
    const cars = await foundCars(paying.service, token);
    const car = cars.find(({ isCreditcheckRequired }) => !isCreditcheckRequired)!;
    const { id } = (await orderCar(paying.service, token, car)).body;
    const { personalData } = paying.service;
    const request = { subject: { orderId: id }, reason: 'personAsked' } as const;
    expect(await personalData.erasePerson(request)).toEqual([{ orderId: id, erasure: 'stillNeeded' }]);
    expect(await personalData.listErasures()).toEqual([]);
  });

  test("personal data is erased once at the person's request, and the order is readable with placeholders", async () => {
    const before = (await readCar()).body;
    const { personalData } = paying.service;
    const subject = { orderId: carId };
    expect(await personalData.erasePerson({ subject, reason: 'personAsked' })).toEqual([
      { orderId: carId, erasure: 'erased' },
    ]);
    const after = await readCar();
    expect([after.status, after.body]).toEqual([
      200,
      {
        ...before,
        personalDataErasedAt: paying.clock.now().toISOString(),
        passenger: {
          firstName: 'erased',
          lastName: 'erased',
          email: 'erased@erased.invalid',
          nationality: 'ZZ',
          phone: '+10000000',
        },
        billing: { type: 'corporateCompany', firstName: 'erased' },
      },
    ]);
    expect(await sealedOf(carId)).toEqual([]);
    expect(await namesFound()).toEqual([transferId]);
    expect(await personalData.erasePerson({ subject, reason: 'personAsked' })).toEqual([]);
    await paying.checkMoney();
  });

  test('erased data that returns from a backup is erased again at the next start', async () => {
    const people = {
      passenger: guest,
      billing: { ...company, ...invoice },
      endUserAddress: END_USER['X-Forwarded-For'],
    };
    await database.pool.query(
      'update car_order set personal_sealed = $2, personal_data_erased_at = null where id = $1',
      [carId, keysWith().personalData.seal(people, carId)],
    );
    await database.pool.query('delete from erasure');
    expect((await readCar()).body.passenger.firstName).toBe(guest.firstName);

    const settings = { ...externalSystemsAt(paying.sandbox.url), ERASURES_FILE: join(folder, 'erasures') };
    const restarted = await startService({ clock: paying.clock, database, settings });
    await restarted.stop();
    expect((await readCar()).body.passenger.firstName).toBe('erased');
    expect(await sealedOf(carId)).toEqual([]);
    expect(await paying.service.personalData.listErasures()).toMatchObject([{ orderId: carId, reason: 'personAsked' }]);
  });

  test('personal data is erased 90 days after an order is over, and not earlier', async () => {
    const { eraseOld } = paying.service.personalData;
    const before = (await readTransfer()).body;
    paying.clock.advance(90 * DAY_SECONDS);
    token = await paying.tokenOf('horizon');
    await eraseOld();
    expect((await readTransfer()).body.personalDataErasedAt).toBeUndefined();
    paying.clock.advance(1);
    await eraseOld();

    const { body, status } = await readTransfer();
    const { flightNumber: _, signText: __, manifest: ____, ...rest } = before;
    const { passengers: ___, ...appointment } = before.product.appointment;
    const nearby = { pickup: { lat: 41.26, lon: 28.74 }, dropoff: { lat: 41.04, lon: 28.99 } };
    expect([status, body]).toEqual([
      200,
      {
        ...rest,
        personalDataErasedAt: paying.clock.now().toISOString(),
        updatedAt: paying.clock.now().toISOString(),
        product: { ...before.product, appointment: { ...appointment, ...nearby } },
        passengers: [true, false].map((primary) => ({ primary, firstName: 'erased', lastName: 'erased' })),
      },
    ]);
    expect(await sealedOf(transferId)).toEqual([]);
    expect(await namesFound()).toEqual([]);
    const listed = await send<TransferOrderList>('GET', '/transfer/orders');
    expect(listed.body.results).toEqual([body]);
    await paying.checkMoney();
  });
});
