import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';

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

test('acceptExchangeRate 204: rates that jumped are held until an operator accepts them', async () => {
  paying.sandbox.publisher.set('jumped');
  await paying.service.exchangeRates.fetchRates();
  const [held, used] = await list();
  expect([held!.standing, used!.standing]).toEqual(['held', 'inUse']);
  expect((await desk.call('POST', `/exchange-rates/${held!.id}/accept`)).status).toBe(204);
  expect((await list())[0]).toMatchObject({ id: held!.id, standing: 'inUse', acceptedBy: desk.email });
  expect(await desk.audit(1)).toMatchObject([{ action: 'acceptRate', subject: `rates ${held!.id}` }]);
});
