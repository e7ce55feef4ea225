import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { adminOn } from '../../support/admin.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { deniz } from '../../support/travellers.ts';

let paying: Paying;
let desk: Desk;
let orderId: string;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
  ({ id: orderId } = await paying.order());
});
afterAll(() => paying.stop());

test('200: returns the orders of a person without personal data', async () => {
  const { status, body } = await desk.call<{ results: object[] }>('POST', '/people/find', { orderId });
  expect([status, body.results]).toMatchObject([200, [{ orderId, kind: 'car', agencyId: 1, status: 'pending' }]]);
  expect(JSON.stringify(body)).not.toMatch(/kaya/i);
  expect((await desk.call('POST', '/people/find', { passportNo: 'U99999999' })).body).toEqual({ results: [] });
});

test('422 change.refused: a name without a date of birth does not identify a person', async () => {
  const message = 'Specify orderId, identityNumber or passportNo, or firstName, lastName and birthDate together.';
  expectPortalError(await desk.call('POST', '/people/find', { lastName: 'Kaya' }), 'change.refused', message);
});

test('the orders of a person are found by name and by identity number, without personal data', async () => {
  const admin = adminOn(paying.service.database, paying.clock);
  const orderIds = [orderId, (await paying.order()).id].sort();
  const find = async (...person: string[]) =>
    (await admin.json<{ results: { orderId: string }[] }>('findPerson', ...person)).results;
  const { birthDate, identityNumber } = deniz;
  for (const person of [
    ['--firstName', 'DENIZ', '--lastName', 'Kaya', '--birthDate', birthDate],
    ['--identityNumber', identityNumber],
  ]) {
    const found = await find(...person);
    expect(found.map((one) => one.orderId).sort()).toEqual(orderIds);
    expect(JSON.stringify(found)).not.toMatch(/Deniz|Kaya/);
  }
  expect(await find('--passportNo', 'U12345678')).toEqual([]);
  await admin.close();
});
