/** Searches for a car, orders it, pays by card with 3D Secure and cancels the order. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needs3ds, read3dsReturn } from '@agency-booking/client';
import { confirmAtBank } from './sandbox-bank.ts';
import { agency, at, customer, driver, orStop, price } from './shared.ts';

const [place] = orStop(await agency.searchLocations({ query: { query: 'istanbul airport' } }));
const { name, point } = orStop(await agency.getLocation({ path: { placeId: place!.placeId } }));
console.log(`Pick-up at ${name}`);

const { results } = orStop(
  await agency.searchCars({
    body: {
      checkInDateTime: at(30, '10:00'),
      checkInLocation: point,
      checkOutDateTime: at(33, '10:00'),
      checkOutLocation: point,
      age: '30+',
      country: 'TR',
      paymentType: 'creditCard',
      commission: { type: 'percentage', percentage: 10 },
    },
  }),
);
// On staging, only the test vendor accepts payments.
const car = results.find(
  ({ vendor, isCreditcheckRequired }) => vendor.name === 'Test Drive' && !isCreditcheckRequired,
)!;
console.log(`${car.brand.name} ${car.model.name} for ${price(car.pricing.total)}`);

const offer = { searchID: car.searchID, code: car.code };
const extras = orStop(await agency.listExtraProducts({ path: offer }));
const childSeat = extras.find(({ code }) => code === 'BABY_SEAT')!;

const order = orStop(
  await agency.createOrder({
    headers: customer,
    body: {
      paymentType: 'creditCard',
      ...offer,
      extraProducts: [{ code: childSeat.code, quantity: 1 }],
      passenger: driver,
    },
  }),
);
console.log(`Ordered with a ${childSeat.name}: ${order.id}`);

const cardNumber = '5528790000000008';
const card = orStop(
  await agency.getInstallmentInfo({ body: { orderID: order.id, binNumber: cardNumber.slice(0, 6) } }),
);
const plan = card.installmentPrices.find(({ number }) => number === 3)!;
console.log(`${plan.number} installments of ${price(plan.price)} on a ${card.cardFamily} card`);

const payment = orStop(
  await agency.payOrder({
    body: {
      orderID: order.id,
      paymentType: 'creditCard',
      payWithCard: {
        cardNumber,
        expireMonth: '12',
        expireYear: String(new Date().getFullYear() + 2),
        cardHolderName: 'Deniz Kaya',
        cvc: '123',
        installment: plan.number,
        isWith3DSecure: true,
        callbackUrl: 'http://localhost:5173/checkout/done?cart=142',
      },
    },
  }),
);
if (!needs3ds(payment)) throw new Error('The bank did not ask');

// Your server would send this page to the customer's browser. The example simulates the customer here.
const cameBackTo = await confirmAtBank(payment.threeDSHtmlContent, process.env.BASE_URL ?? 'http://localhost:8080');
const came = read3dsReturn(cameBackTo)!;
console.log(`The customer is back with ${came.status}: ${came.description}`);

// Any browser can forge the return URL, so read the result from the order.
const paid = orStop(await agency.getOrder({ path: { orderID: came.orderId } }));
const { status, vendorReservationID } = paid.orderedCarProduct;
console.log(`The car is ${status} as ${vendorReservationID}`);

const voucher = orStop(await agency.getVoucher({ path: { orderID: order.id }, format: 'pdf' }));
const file = join(await mkdtemp(join(tmpdir(), 'rental-')), 'voucher.pdf');
await writeFile(file, voucher);
console.log(`What the traveller shows at the desk is ${file}`);

const { refundAmount } = orStop(await agency.checkCancelEligibility({ path: { orderID: order.id } }));
console.log(`A cancellation would give back ${refundAmount ? price(refundAmount) : 'nothing'}`);
const cancellation = orStop(await agency.cancelOrder({ path: { orderID: order.id } }));
console.log(cancellation.message);
