import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAILURES_TO_OPEN, OPEN_MILLISECONDS } from '../../src/connectors/call.ts';
import contract from '../../src/generated/openapi.json' with { type: 'json' };
import type { CarOrderList, CarResult, EventPage } from '../../src/generated/types.ts';
import { orderCar, readOrder } from '../operations/car-orders/ordering.ts';
import { foundCars } from '../operations/car-search/trip.ts';
import { type Paying, startPaying } from '../operations/payments/paying.ts';

const CANNOT_START_3D = '4131111111111117';

const guide = (name: string) =>
  readFileSync(new URL(`../../../../openapi/guides/${name}.md`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

let paying: Paying;
beforeAll(async () => {
  // Long deadlines, because vendors may be slow on a busy machine.
  paying = await startPaying({ VENDOR_DEADLINE_MS: '30000', VENDOR_RESERVATION_DEADLINE_MS: '30000' });
});
afterAll(() => paying.stop());

const read = async <Body>(path: string) =>
  (await paying.service.api<Body>('GET', path, { token: await paying.tokenOf('horizon') })).body;

test('the agency Ege Travel can pay for a car by card and not from its limit', async () => {
  expect(guide('staging')).toContain('may search for and order cars, and pay for them by card only');
  const token = await paying.tokenOf('ege');
  const { id } = await paying.order({ as: 'ege' });
  expect((await paying.payByLimit(id, 'ege')).status).toBe(403);
  expect((await paying.pay(id, { callbackUrl: 'http://localhost:3000/done' }, 'ege')).body.status).toBe('success');
  expect((await readOrder(paying.service, token, id)).body.orderedCarProduct.status).toBe('reserved');
});

test('EARLY10 lowers the prices of subsuppliers of a participating vendor', async () => {
  expect(guide('staging')).toContain('and the cars of their subsuppliers');
  const cars = await foundCars(paying.service, await paying.tokenOf('horizon'), {
    body: { campaignCode: 'EARLY10' },
  });
  const ofParents = (names: readonly string[]): readonly CarResult[] =>
    cars.filter(({ vendor }) => names.includes(vendor.name));
  const discounted = ofParents(['Anadolu Eco', 'Nordwind City', 'Pera Go']);
  expect(discounted.length).toBeGreaterThan(0);
  expect(discounted.filter(({ campaign }) => !campaign)).toEqual([]);
  expect(ofParents(['Bosfor Prime']).filter(({ campaign }) => campaign)).toEqual([]);
});

test('an order for Müller is found by muller and not by Mueller', async () => {
  expect(guide('car-rental')).toContain('so `muller` finds `Müller`; `Mueller` does not.');
  const [car] = await foundCars(paying.service, await paying.tokenOf('horizon'));
  const { body } = await orderCar(paying.service, await paying.tokenOf('horizon'), car!, {
    passenger: { lastName: 'Müller' },
  });
  const found = async (lastName: string) =>
    (await read<CarOrderList>(`/orders?lastName=${lastName}`)).results.map(({ id }) => id);
  expect(await found('muller')).toEqual([body.id]);
  expect(await found('Mueller')).toEqual([]);
});

describe('3D Secure', () => {
  test('payment.awaiting3ds is also sent if the bank cannot start 3D Secure', async () => {
    expect(guide('events')).toContain(
      '3D Secure starts; `payment.declined` follows immediately if the bank cannot start it',
    );
    const { lastPosition } = await read<EventPage>('/events?limit=1');
    await paying.pay((await paying.order()).id, { cardNumber: CANNOT_START_3D, isWith3DSecure: true });
    const { results } = await read<EventPage>(`/events?after=${lastPosition}&limit=100`);
    expect(results.map(({ type }) => type)).toEqual(['carOrder.pending', 'payment.awaiting3ds', 'payment.declined']);
  });

  test('a payment with the same card without isWith3DSecure replaces the open bank page', async () => {
    expect(guide('payments')).toContain('a different card, installment plan, `isWith3DSecure` or `callbackUrl`');
    const { id } = await paying.order();
    expect((await paying.pay(id, { isWith3DSecure: true })).body.status).toBe('redirect_required');
    expect((await paying.pay(id, { isWith3DSecure: false })).body.status).toBe('success');
    await paying.checkMoney();
  });
});

test('the guide states how long a failing supplier is skipped', () => {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
  expect(guide('pushed-and-polled')).toContain(
    `After ${words[FAILURES_TO_OPEN]} failures in a row, searches skip the vendor or supplier for ${OPEN_MILLISECONDS / 1000} seconds.`,
  );
});

test.each([
  ['NotPayableReason', 'payments'],
  ['UnknownOutcomeReason', 'payments'],
  ['TransferPayRefusal', 'transfers'],
  ['TransferReservationRefusal', 'transfers'],
  ['TransferCancelRefusal', 'transfers'],
  ['TransferChangeRefusal', 'transfers'],
] as const)('every value of %s is in a table of the guide %s', (schema, chapter) => {
  const { enum: reasons } = contract.components.schemas[schema];
  const rows = readFileSync(new URL(`../../../../openapi/guides/${chapter}.md`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(reasons.filter((reason) => !rows.some((row) => row.includes(`\`${reason}\``)))).toEqual([]);
});
