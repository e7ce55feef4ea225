import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { roundTrip, startTransfers } from '../operations/transfer-orders/transferring.ts';
import { adminOn } from '../support/admin.ts';
import { openDesk } from '../support/desk.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { portalAs } from '../support/portal.ts';
import type { TestService } from '../support/service.ts';

type Call = {
  readonly partyKind: string;
  readonly outcome: string;
  readonly times: number;
  readonly lastAt: string;
  readonly longestMilliseconds: number;
};
type Happening = { readonly what: string; readonly subject: string; readonly event: string; readonly call?: Call };

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterAll(() => paying.stop());

async function callsOf(service: TestService, orderId: string): Promise<Happening[]> {
  await service.writeExternalCalls();
  const desk = await openDesk(service);
  const { body } = await desk.call<{ timeline: Happening[] }>('GET', `/agencies/1/orders/${orderId}`);
  return body.timeline.filter(({ what }) => what === 'call');
}

const inWords = ({ subject, event, call }: Happening) =>
  `${call!.partyKind} ${subject} ${event} ${call!.outcome} ${call!.times}`;
const timeline = async (service: TestService, orderId: string) => (await callsOf(service, orderId)).map(inWords).sort();

test('the timeline of an order shows operators and agencies the external calls of its payment and cancellation', async () => {
  const { id } = await paying.order();
  await paying.pay(id);
  await paying.cancel(id);
  const calls = await callsOf(paying.service, id);
  expect(calls.map(inWords).sort()).toEqual([
    'processor PROCESSOR charge answered 1',
    'processor PROCESSOR lookUpBin answered 1',
    'processor PROCESSOR refundTransaction answered 1',
    'vendor TESTDRIVE cancelReservation answered 1',
    'vendor TESTDRIVE createReservation answered 1',
    'vendor TESTDRIVE findReservation answered 1',
  ]);
  const lastAt = paying.clock.now().toISOString();
  for (const { call } of calls) expect(call).toMatchObject({ lastAt, longestMilliseconds: expect.any(Number) });
  const viewer = await portalAs(paying.service, 'viewer');
  const { body } = await viewer.call<{ timeline: Happening[] }>('GET', `/agencies/1/orders/${id}`);
  expect(body.timeline.filter(({ what }) => what === 'call')).toEqual(calls);
});

test('a declined card counts as a response, and each payment has separate calls', async () => {
  const { id } = await paying.order();
  await paying.pay(id, { cardNumber: '4000000000000002' });
  await paying.pay(id);
  expect((await timeline(paying.service, id)).filter((call) => call.includes('charge'))).toEqual([
    'processor PROCESSOR charge answered 1',
    'processor PROCESSOR charge answered 1',
  ]);
});

test('failed calls to a vendor are recorded once an hour with their number', async () => {
  const { id } = await paying.order();
  paying.sandbox.faults.set('TESTDRIVE', 'down');
  await paying.pay(id);
  await paying.service.later(20);
  paying.sandbox.faults.reset();
  const calls = await callsOf(paying.service, id);
  const found = calls.filter(({ event }) => event === 'findReservation');
  expect(found).toHaveLength(1);
  expect(found[0]!.call).toMatchObject({ partyKind: 'vendor', outcome: 'unreachable' });
  expect(found[0]!.call!.times).toBeGreaterThan(1);
  const admin = adminOn(paying.service.database, paying.clock, externalSystemsAt(paying.sandbox.url));
  const { out } = await admin.run('getOrderTimeline', '--agencyId', '1', '--orderId', id);
  await admin.close();
  expect(out).toMatch(
    /^call +findReservation .* TESTDRIVE +times \d+, lastAt 2027-\S+Z, outcome unreachable, .* longestMilliseconds \d/m,
  );
  expect(out).toMatch(/^call +charge .* PROCESSOR +times 1, .* outcome answered, /m);
  await paying.service.later(120);
});

test('a reservation check is recorded only if it gets no response', async () => {
  const { id } = await paying.order();
  await paying.pay(id);
  const before = await timeline(paying.service, id);
  await paying.service.later(120);
  expect(await timeline(paying.service, id)).toEqual(before);
  paying.sandbox.faults.set('TESTDRIVE', 'down');
  await paying.service.later(120);
  paying.sandbox.faults.reset();
  const after = await timeline(paying.service, id);
  expect(after.filter((call) => !before.includes(call))).toEqual([
    expect.stringMatching(/^vendor TESTDRIVE findReservation unreachable \d+$/),
  ]);
});

test('a timeline contains no calls of other orders and none without an order', async () => {
  const [{ id: one }, { id: other }] = [await paying.order(), await paying.order()];
  await Promise.all([paying.pay(one), paying.payByLimit(other)]);
  expect(await timeline(paying.service, other)).toEqual(['vendor TESTDRIVE createReservation answered 1']);
  const { rows } = await paying.service.database.pool.query(
    "select distinct operation from outside_call where operation in ('searchOffers', 'checkOffer', 'readStatement')",
  );
  expect(rows).toEqual([]);
});

test('a transfer change that is requested from the supplier is in the timeline of its order', async () => {
  const transfers = await startTransfers();
  const orderId = await transfers.ordered({ offer: await transfers.anOffer('horizon', roundTrip) });
  await transfers.pay(orderId);
  await transfers.changeFlight(orderId, { flightNumber: 'TK1984' });
  const calls = await timeline(transfers.service, orderId);
  await transfers.stop();
  expect(calls).toEqual([
    expect.stringMatching(/^transferSupplier \w+ changeReservation answered 1$/),
    expect.stringMatching(/^transferSupplier \w+ createReservation answered 1$/),
  ]);
});
