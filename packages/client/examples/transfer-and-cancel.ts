/** Books a hotel transfer and the return journey, pays for them on credit and cancels them before the deadline. */
import { isError } from '@agency-booking/client';
import { agency, at, customer, driver, istanbulAirport, orStop, price } from './shared.ts';

const { products, searchId, complete, suppliers } = orStop(
  await agency.searchTransfers({
    body: {
      type: 'round',
      pickup: { ...istanbulAirport, name: 'Istanbul Airport', iataCode: 'IST' },
      dropoff: { lat: 41.037, lon: 28.9851, name: 'The Marmara Taksim', driverNote: 'Side entrance' },
      pickupTime: at(30, '11:00'),
      returnPickupTime: at(33, '06:00'),
      passengerCount: 2,
      passengers: { adults: 1, children: [{ age: 5 }] },
      luggage: { suitcases: 2 },
      extras: [{ type: 'childSeat' }],
      commission: { type: 'percentage', percentage: 10 },
    },
  }),
);
const outcomes = suppliers.map(({ supplier, outcome }) => `${supplier.name}: ${outcome}`);
console.log(complete ? 'All suppliers responded' : outcomes.join(', '));
const transfer = products[0]!;
const { vehicle, pricing, extras = [], cancellationPolicies } = transfer;
console.log(`${vehicle.name}, ${vehicle.seatCount} seats, ${price(pricing.total)}`);
for (const { count, description, price: each } of extras) {
  console.log(`  ${count > 0 ? `${count} ×` : 'could have'} ${description}, ${price(each)} each`);
}
for (const { description } of cancellationPolicies) console.log(`  ${description}`);

const order = orStop(
  await agency.createTransferOrder({
    headers: customer,
    body: {
      searchId,
      code: transfer.code,
      passengers: [
        { primary: true, gender: 'F', ...driver },
        { primary: false, firstName: 'Ada', lastName: 'Kaya', passportNo: 'U12345678' },
      ],
      flightNumber: 'TK1980',
      returnFlightNumber: 'TK1971',
      signText: 'Kaya family',
    },
  }),
);
const path = { orderId: order.orderId };
console.log(`${order.orderId} is ${order.status}, ${price(order.paymentRequirement!)} to pay`);

const before = await creditIn(order.paymentRequirement!.currency);
const paid = orStop(await agency.payTransferOrder({ path, headers: customer, body: { paymentType: 'limit' } }));
console.log(`It is ${paid.status} as ${paid.vendorReservationId}`);

const again = await agency.payTransferOrder({ path, headers: customer, body: { paymentType: 'limit' } });
if (!again.ok && isError(again.error, 'transferPay.alreadyPaid')) {
  console.log(`Paying ${again.error.details.orderId} twice is refused with ${again.error.code}`);
}

const { refundAmount, legs = [] } = orStop(await agency.checkTransferCancelEligibility({ path }));
console.log(`A cancellation gives back ${refundAmount ? price(refundAmount) : 'nothing'}`);
for (const leg of legs) console.log(`  ${leg.type}: ${leg.refundAmount ? price(leg.refundAmount) : 'not cancellable'}`);
const { orderStatus } = orStop(await agency.cancelTransferOrder({ path, body: { legs: ['return'] } }));
console.log(`Without its return leg, the order is ${orderStatus}`);
const canceled = orStop(await agency.cancelTransferOrder({ path }));
const after = await creditIn(order.paymentRequirement!.currency);
console.log(`It is ${canceled.status}; the credit is ${after === before ? 'as it was' : 'not what it was'}`);

async function creditIn(currency: string): Promise<number> {
  const { remaining } = orStop(await agency.listCreditLimits());
  return remaining.filter((record) => record.currency === currency).reduce((sum, { amount }) => sum + amount, 0);
}
