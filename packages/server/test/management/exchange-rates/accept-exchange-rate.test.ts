import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';

let paying: Paying;
let desk: Desk;
beforeAll(async () => {
  paying = await startPaying();
  paying.clock.set(new Date('2027-03-02T09:00:00Z'));
  desk = await openDesk(paying.service);
});
afterAll(() => paying.stop());

type Rates = { readonly id: number; readonly standing: string; readonly acceptedBy?: string };
const list = async () => (await desk.call<{ results: Rates[] }>('GET', '/exchange-rates')).body.results;

test('404 exchangeRates.notFound: exchange rates that were never published cannot be accepted', async () => {
  expectPortalError(await desk.call('POST', '/exchange-rates/999999/accept'), 'exchangeRates.notFound');
});

test('422 change.refused: exchange rates that need no decision cannot be accepted', async () => {
  const { id } = (await list())[0]!;
  const message = `Rates ${id} are not held for review.`;
  expectPortalError(await desk.call('POST', `/exchange-rates/${id}/accept`), 'change.refused', message);
});

test('204: rates that jumped are held until an operator accepts them', async () => {
  paying.sandbox.publisher.set('jumped');
  await paying.service.exchangeRates.fetchRates();
  const [held, used] = await list();
  expect([held!.standing, used!.standing]).toEqual(['held', 'inUse']);
  expect((await desk.call('POST', `/exchange-rates/${held!.id}/accept`)).status).toBe(204);
  expect((await list())[0]).toMatchObject({ id: held!.id, standing: 'inUse', acceptedBy: desk.email });
  expect(await desk.audit(1)).toMatchObject([{ action: 'acceptRate', subject: `rates ${held!.id}` }]);
});
