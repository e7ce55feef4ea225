import { isError, type Result } from '@agency-booking/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Fault, startWorld, type World } from '../src/index.ts';
import {
  bookTransfer,
  card,
  dataOf,
  orderCar,
  orderTransfer,
  payTransfer,
  searchCars,
  searchTransfers,
} from './support.ts';

/** Deadlines so long that a test which waits for a silent party in real time would run out of time. */
const DEADLINES = [
  'VENDOR_DEADLINE_MS',
  'VENDOR_RESERVATION_DEADLINE_MS',
  'PROCESSOR_DEADLINE_MS',
  'BUREAU_DEADLINE_MS',
];
const HALF_AN_HOUR_MS = 1_800_000;
const PATIENT = { settings: Object.fromEntries(DEADLINES.map((name) => [name, '10000'])) };

let world: World;
beforeAll(async () => {
  world = await startWorld(PATIENT);
});
afterAll(() => world.close());
beforeEach(() => world.restoreAll());

const keyOf = (result: Result<unknown>) => (result.ok ? 'success' : result.error.key);

const statusOf = async (orderID: string) =>
  dataOf(await world.client().getOrder({ path: { orderID } })).statusHistory?.at(-1)?.status;
const transferOf = async (orderId: string) => dataOf(await world.client().getTransferOrder({ path: { orderId } }));

/** Pays once, because the client repeats calls with an unknown outcome. Returns the status or the error. */
async function payOnce(orderID: string, changes: Partial<typeof card> = {}): Promise<string> {
  const response = await fetch(`${world.url}/api/v1/payment/pay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await world.token()}` },
    body: JSON.stringify({ orderID, paymentType: 'creditCard', payWithCard: { ...card, ...changes } }),
  });
  const { key, status } = (await response.json()) as { readonly key?: string; readonly status: string };
  return key ?? status;
}

/** Pays for a new order, and returns to the service after 3D Secure. */
const card2d = (changes: Partial<typeof card>) => async () => payOnce((await orderCar(world)).id, changes);
const card3d = (cardNumber: string) => async () => {
  const { id } = await orderCar(world);
  await payOnce(id, { cardNumber, isWith3DSecure: true });
  await world.bank.approve();
  return statusOf(id);
};

/** Pays for a driver's car. Returns the result, and the status 90 seconds later. */
const carOf =
  (lastName: string, changes: Partial<typeof card> = {}) =>
  async () => {
    const { id } = await orderCar(world, { lastName });
    const paid = await payOnce(id, changes);
    await world.advance({ seconds: 90 });
    return [paid, await statusOf(id)];
  };

const cancelledCarOf = (lastName: string) => async () => {
  const { id } = await orderCar(world, { lastName });
  await payOnce(id);
  const { status } = dataOf(await world.client().cancelOrder({ path: { orderID: id } }));
  await world.advance({ seconds: 30 });
  return [status, await statusOf(id)];
};

/** Returns whether the amount is refunded before and after the bank accepts refunds. */
async function refusedRefund() {
  const { id } = await orderCar(world);
  await payOnce(id, { cardNumber: '4000000000005126' });
  dataOf(await world.client().cancelOrder({ path: { orderID: id } }));
  const isRefunded = () =>
    world.processor.transactions()[0]!.refundedAmount === world.processor.transactions()[0]!.money!.amount;
  await world.advance({ seconds: 30 });
  const before = isRefunded();
  world.processor.acceptRefunds(world.processor.transactions()[0]!.reference);
  await world.advance({ hours: 1 });
  return [before, isRefunded()];
}

/** Pays for a passenger's transfer. Returns the result, and the status 30 seconds later. */
const transferFor = (lastName: string) => async () => {
  const { orderId } = await bookTransfer(world, { lastName });
  const paid = await payTransfer(world, orderId);
  await world.advance({ seconds: 30 });
  return [keyOf(paid), (await transferOf(orderId)).status];
};

/** Pays for a passenger's round trip. Returns the status of the order and of its legs 30 seconds later. */
const legsOf = (lastName: string) => async () => {
  const { orderId } = await orderTransfer(world, { lastName });
  await world.advance({ seconds: 30 });
  const { status, legs } = await transferOf(orderId);
  return [status, ...legs!.map((leg) => `${leg.type} ${leg.status}`)];
};

/** Requests a pick-up half an hour later. Returns the result or the reason for the refusal, and the actual delay. */
const changedTransferOf = (lastName: string) => async () => {
  const { orderId } = await orderTransfer(world, { lastName });
  const pickupOf = async () => Date.parse((await transferOf(orderId)).legs![0]!.pickupTime);
  const before = await pickupOf();
  const body = { pickupTime: new Date(before + HALF_AN_HOUR_MS).toISOString() };
  const changed = await world.client().changeTransferFlight({ path: { orderId }, body });
  const refused = !changed.ok && isError(changed.error, 'transferChange.notPossible') && changed.error;
  return [refused ? refused.details.reason : keyOf(changed), (await pickupOf()) - before];
};

const cancelledTransferOf = (lastName: string) => async () => {
  const { orderId } = await orderTransfer(world, { lastName });
  const cancelled = await world.client().cancelTransferOrder({ path: { orderId } });
  await world.advance({ seconds: 30 });
  return [keyOf(cancelled), (await transferOf(orderId)).status];
};

const ridesOf = (lastName: string) => async () => {
  const { orderId } = await orderTransfer(world, { lastName });
  await world.advance({ seconds: 12 });
  const events = (await world.events()).filter(({ data }) => 'orderId' in data && data.orderId === orderId);
  return events.flatMap(({ type }) => (type.startsWith('ride.') ? type.slice('ride.'.length) : [])).join();
};

/** Checks the credit of a person, and again after a confirmed PIN if the result is unknown. */
const creditOf = (identityNumber: string) => async () => {
  const agency = world.client();
  const { integrationCode } = (await searchCars(world)).results.find((car) => car.isCreditcheckRequired)!;
  const person = { identityNumber, integrationCode };
  const check = async () => {
    const checked = await agency.checkCredit({ body: person });
    return checked.ok ? checked.data.status : checked.error.key;
  };
  const first = await check();
  if (first !== 'Unknown') return first;
  const { phoneList } = dataOf(await agency.listCreditCheckPhones({ body: person }));
  const licence = { birthDate: '1990-04-12', driverLicenseDate: '2012-05-01' };
  const phone = { phone: '+905321234567', phoneKey: phoneList[0]!.key };
  const { creditcheckCode } = dataOf(await agency.createCreditReport({ body: { ...person, ...licence, ...phone } }));
  const [pinCode] = /\d{6}/.exec(world.bureau.messages()[0]!.text)!;
  await agency.confirmCreditPin({ body: { creditcheckCode, pinCode: pinCode!, integrationCode } });
  return `Unknown, then ${await check()}`;
};

const LIKYA = 'Likya Rent a Car';
const CITYHOP = 'Cityhop';
const likya = (fault: Fault) => async () => {
  world.vendors.fail('LIKYA', fault);
  const { vendors, complete } = await searchCars(world);
  return [vendors!.find(({ vendor }) => vendor.name === LIKYA)?.outcome, complete];
};
const cityhop = (fault: Fault) => async () => {
  world.transferSuppliers.fail('CITYHOP', fault);
  const { suppliers, complete } = await searchTransfers(world);
  return [suppliers!.find(({ supplier }) => supplier.name === CITYHOP)?.outcome, complete];
};

const processor = (fault: Fault) => async () => {
  const { id } = await orderCar(world);
  world.processor.fail(fault);
  const paid = await payOnce(id);
  world.processor.restore();
  await world.advance({ seconds: 90 });
  return [paid, await payOnce(id)];
};

const bureau = (fault: Fault) => () => {
  world.bureau.fail(fault);
  return creditOf('10000000146')();
};

/** Requests a password reset while the mail service is failing. Returns the emails, and whether the call was repeated. */
const mail = (fault: Fault) => async () => {
  const [mails, calls] = [world.mail.sent().length, callsOf('MAIL')];
  world.mail.fail(fault);
  await fetch(`${world.url}/management/v1/password-resets`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'owner@horizon.example' }),
  });
  await world.advance();
  world.mail.restore();
  await world.advance({ hours: 1 });
  return [world.mail.sent().length - mails, callsOf('MAIL') - calls > 1];
};

const callsOf = (party: string) => world.calls().filter((call) => call.party === party).length;

/** Returns the rate at which a car priced in euros is converted after some days with these publications. */
const rates = (publishing: Parameters<World['rates']['publish']>[0]) => async () => {
  const own = await startWorld();
  try {
    own.rates.publish(publishing);
    await own.advance({ days: 8 });
    const { results } = await searchCars(own);
    return results.find(({ pricing }) => pricing.exchange?.from === 'EUR')?.pricing.exchange?.rate;
  } finally {
    await own.close();
  }
};

/** Pings an endpoint. Returns its deliveries' status at once, and a day after the receiver accepts messages again. */
const receiver = (answering: Parameters<World['receiver']['answer']>[0]) => async () => {
  const agency = world.client();
  const created = dataOf(await agency.createWebhookEndpoint({ body: { url: world.receiver.url, types: [] } }));
  const path = { endpointId: created.endpoint.id };
  const delivery = async () => dataOf(await agency.listWebhookDeliveries({ path })).results[0]?.status;
  world.receiver.accept(created.secret);
  world.receiver.answer(answering);
  await agency.pingWebhookEndpoint({ path });
  await world.advance();
  const first = await delivery();
  world.receiver.answer('taking');
  await world.advance({ days: 1 });
  const later = await delivery();
  await agency.deleteWebhookEndpoint({ path });
  return [first, later];
};

type Row = readonly [input: string, act: () => Promise<unknown>, promised: unknown];

/** The promises of `openapi/guides/staging.md`, by party. */
const promises: Readonly<Record<string, readonly Row[]>> = {
  card: [
    ['5528790000000008', card2d({}), 'success'],
    ['5528790000000008 with 3D Secure', card3d('5528790000000008'), 'reserved'],
    ['5526080000000006', card2d({ cardNumber: '5526080000000006', installment: 6 }), 'success'],
    ['5890040000000016', card2d({ cardNumber: '5890040000000016' }), 'redirect_required'],
    ['5890040000000016 with 3D Secure', card3d('5890040000000016'), 'reserved'],
    ['9792030000000000', card2d({ cardNumber: '9792030000000000' }), 'success'],
    ['374427000000003', card2d({ cardNumber: '374427000000003', cvc: '1234' }), 'success'],
    ['5400010000000004', card2d({ cardNumber: '5400010000000004' }), 'redirect_required'],
    ['5400010000000004 with 3D Secure', card3d('5400010000000004'), 'reserved'],
    ['4129111111111111', card2d({ cardNumber: '4129111111111111' }), 'cardPayment.declined'],
    ['4111111111111129', card2d({ cardNumber: '4111111111111129' }), 'cardPayment.insufficientFunds'],
    ['4125111111111115', card2d({ cardNumber: '4125111111111115' }), 'cardPayment.cardExpired'],
    ['4111111111111112', card2d({ cardNumber: '4111111111111112' }), 'cardPayment.invalidCardNumber'],
    ['4124111111111116', card2d({ cardNumber: '4124111111111116' }), 'cardPayment.invalidCvc'],
    [
      '4131111111111117',
      card2d({ cardNumber: '4131111111111117', isWith3DSecure: true }),
      'cardPayment.threeDSecureFailed',
    ],
    ['4000000000002081', carOf('Kaya', { cardNumber: '4000000000002081' }), ['cardPayment.outcomeUnknown', 'reserved']],
    ['4000000000005126', refusedRefund, [false, true]],
    ['4000008400001629', card3d('4000008400001629'), 'pending'],
  ],
  'vendor and the driver': [
    ['Refused', carOf('Refused'), ['failed', 'failed']],
    ['Slow', carOf('Slow'), ['success', 'reserved']],
    ['Timeout', carOf('Timeout'), ['success', 'reserved']],
    ['Broken', carOf('Broken'), ['cardPayment.outcomeUnknown', 'failed']],
    ['Dropped', carOf('Dropped'), ['success', 'cancelled']],
    ['Kaya', carOf('Kaya'), ['success', 'reserved']],
    ['Cancelrefused', cancelledCarOf('Cancelrefused'), ['failed', 'reserved']],
    ['Cancelpending', cancelledCarOf('Cancelpending'), ['pending', 'cancelled']],
  ],
  'transfer supplier and the passenger': [
    ['Refused', transferFor('Refused'), ['transferPay.reservationFailed', 'failed']],
    ['Slow', transferFor('Slow'), ['success', 'reserved']],
    ['Timeout', transferFor('Timeout'), ['success', 'reserved']],
    ['Broken', transferFor('Broken'), ['transferPay.reservationFailed', 'failed']],
    ['Dropped', transferFor('Dropped'), ['success', 'canceled']],
    ['Droppedoneway', legsOf('Droppedoneway'), ['reserved', 'oneway canceled', 'return reserved']],
    ['Droppedreturn', legsOf('Droppedreturn'), ['reserved', 'oneway reserved', 'return canceled']],
    ['Changerefused', changedTransferOf('Changerefused'), ['supplierRefused', 0]],
    ['Repriced', changedTransferOf('Repriced'), ['priceChanged', 0]],
    ['Kaya', changedTransferOf('Kaya'), ['success', HALF_AN_HOUR_MS]],
    ['Cancelrefused', cancelledTransferOf('Cancelrefused'), ['transferCancel.notPossible', 'reserved']],
    ['Cancelpending', cancelledTransferOf('Cancelpending'), ['transferCancel.notPossible', 'canceled']],
    ['Driven', ridesOf('Driven'), 'assigned,departed,arrived,passengerOnBoard,completed'],
    ['Latedriver', ridesOf('Latedriver'), 'assigned,departed,delayed,arrived,passengerOnBoard,completed'],
    ['Noshow', ridesOf('Noshow'), 'assigned,departed,arrived,noShow'],
  ],
  'credit bureau and the person': [
    ['10000000146', creditOf('10000000146'), 'Positive'],
    ['20000000282', creditOf('20000000282'), 'Negative'],
    ['30000000328', creditOf('30000000328'), 'Positive With Young Driver'],
    ['40000000464', creditOf('40000000464'), 'Unknown, then Positive'],
    ['50000000500', creditOf('50000000500'), 'Unknown, then Negative'],
    ['60000000646', creditOf('60000000646'), 'Unknown, then Positive With Young Driver'],
    ['70000000782', creditOf('70000000782'), 'creditCheck.bureauDidNotAnswer'],
    ['12345678902', creditOf('12345678902'), 'Positive'],
    ['12345678901', creditOf('12345678901'), 'Unknown, then Positive'],
  ],
  'vendor LIKYA': [
    ['slow', likya('slow'), ['late', false]],
    ['failing', likya('failing'), ['failed', false]],
    ['down', likya('down'), ['failed', false]],
    ['offContract', likya('offContract'), ['failed', false]],
  ],
  'transfer supplier CITYHOP': [
    ['slow', cityhop('slow'), ['late', false]],
    ['failing', cityhop('failing'), ['failed', false]],
    ['down', cityhop('down'), ['failed', false]],
    ['offContract', cityhop('offContract'), ['failed', false]],
  ],
  processor: [
    ['slow', processor('slow'), ['payment.processorDidNotAnswer', 'success']],
    ['failing', processor('failing'), ['payment.processorDidNotAnswer', 'success']],
    ['down', processor('down'), ['payment.processorDidNotAnswer', 'success']],
    ['offContract', processor('offContract'), ['payment.processorDidNotAnswer', 'success']],
  ],
  bureau: [
    ['slow', bureau('slow'), 'creditCheck.bureauDidNotAnswer'],
    ['failing', bureau('failing'), 'creditCheck.bureauDidNotAnswer'],
    ['down', bureau('down'), 'creditCheck.bureauDidNotAnswer'],
    ['offContract', bureau('offContract'), 'creditCheck.bureauDidNotAnswer'],
  ],
  'mail service': [
    ['slow', mail('slow'), [1, true]],
    ['failing', mail('failing'), [1, true]],
    ['down', mail('down'), [1, true]],
    ['offContract', mail('offContract'), [1, true]],
  ],
  'exchange rates': [
    ['usual', rates('usual'), '50'],
    ['overdue', rates('overdue'), '50'],
    ['outdated', rates('outdated'), undefined],
    ['jumped', rates('jumped'), '50'],
  ],
  'webhook receiver': [
    ['taking', receiver('taking'), ['delivered', 'delivered']],
    ['slow', receiver('slow'), ['delivered', 'delivered']],
    ['silent', receiver('silent'), ['pending', 'delivered']],
    ['failing', receiver('failing'), ['pending', 'delivered']],
    ['redirecting', receiver('redirecting'), ['pending', 'delivered']],
    ['gone', receiver('gone'), ['givenUp', 'givenUp']],
  ],
};

const rows = Object.entries(promises).flatMap(([party, each]) =>
  each.map(([input, ...rest]) => [party, input, ...rest] as const),
);

test.each(rows)('the %s with %s gives what the staging chapter promises', async (_party, _input, act, promised) => {
  expect(await act()).toEqual(promised);
});
