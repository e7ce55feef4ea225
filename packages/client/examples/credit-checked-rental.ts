/** Rents a car that requires a credit check, which the customer approves with a PIN. */
import { isError } from '@agency-booking/client';
import { agency, at, customer, driver, istanbulAirport, orStop, price } from './shared.ts';

const { results } = orStop(
  await agency.searchCars({
    body: {
      checkInDateTime: at(30, '10:00'),
      checkInLocation: istanbulAirport,
      checkOutDateTime: at(33, '10:00'),
      checkOutLocation: istanbulAirport,
      age: '30+',
      country: 'TR',
      paymentType: 'limit',
    },
  }),
);
const car = results.find(({ vendor, isCreditcheckRequired }) => vendor.name === 'Test Drive' && isCreditcheckRequired)!;
console.log(`${car.brand.name} ${car.model.name} for ${price(car.pricing.total)}, after a credit check`);

// On staging, this identity number belongs to a test person whose credit report requires consent.
const passenger = { ...driver, identityNumber: '40000000464' };
const orderCar = () =>
  agency.createOrder({
    headers: customer,
    body: { paymentType: 'limit', searchID: car.searchID, code: car.code, passenger },
  });

const tooEarly = await orderCar();
if (!tooEarly.ok && isError(tooEarly.error, 'carOrder.ruleViolated')) {
  console.log(`Not without a check: ${tooEarly.error.details.field} ${tooEarly.error.details.message}`);
}

const { integrationCode } = car;
const traveller = { identityNumber: passenger.identityNumber, integrationCode };
console.log(`The bureau says ${await status()}`);

const { phoneList } = orStop(await agency.listCreditCheckPhones({ body: traveller }));
console.log(`Known phones: ${phoneList.map(({ phone }) => phone).join(', ')}`);
const { creditcheckCode } = orStop(
  await agency.createCreditReport({
    body: {
      ...traveller,
      phoneKey: phoneList[0]!.key,
      phone: passenger.phone,
      birthDate: passenger.birthDate,
      driverLicenseDate: '2010-05-20',
    },
  }),
);

const wrong = await agency.confirmCreditPin({ body: { creditcheckCode, integrationCode, pinCode: '000000' } });
if (!wrong.ok && isError(wrong.error, 'creditCheck.wrongPin')) console.log(`The PIN ${wrong.error.details.message}`);
// Staging sends this PIN to every phone number. The sandbox console shows the text message.
orStop(await agency.confirmCreditPin({ body: { creditcheckCode, integrationCode, pinCode: '123456' } }));

// The bureau can take up to a minute to respond, but only two seconds on staging.
const SECONDS_BETWEEN_CHECKS = 2;
let outcome = await status();
for (let checks = 1; outcome === 'Unknown' && checks < 30; checks += 1) {
  await new Promise((resolve) => setTimeout(resolve, SECONDS_BETWEEN_CHECKS * 1000));
  outcome = await status();
}
console.log(`The bureau now says ${outcome}`);

const order = orStop(await orderCar());
const payment = orStop(await agency.payOrder({ body: { orderID: order.id, paymentType: 'limit' } }));
const paid = orStop(await agency.getOrder({ path: { orderID: order.id } }));
console.log(`Payment: ${payment.status}. The car is ${paid.orderedCarProduct.status}.`);

async function status(): Promise<string> {
  return orStop(await agency.checkCredit({ body: traveller })).status;
}
