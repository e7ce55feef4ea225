import {
  country,
  date,
  digits,
  email,
  flag,
  letters,
  list,
  money,
  object,
  oneOf,
  optional,
  phone,
  text,
} from './facts.ts';
import { operation } from './page.ts';
import { transferProduct } from './transfer-product.ts';

const END_USER = { 'X-Forwarded-For': text };

const passenger = object({
  primary: flag,
  firstName: text,
  lastName: text,
  // Present only for the primary passenger.
  gender: optional(oneOf('M', 'F')),
  birthDate: optional(date),
  nationality: optional(country),
  email: optional(email),
  phone: optional(phone),
  // Either `identityNumber` or `passportNo` is required.
  identityNumber: optional(digits(11)),
  passportNo: optional(text),
});

const billing = object({
  type: oneOf('individual', 'privateCompany', 'corporateCompany'),
  firstName: text,
  // Required for all types except `corporateCompany`.
  lastName: optional(text),
  email,
  phone,
  countryCode: country,
  countryName: text,
  adm1: text,
  adm2: optional(text),
  line: letters(5),
  zipCode: text,
  taxIdentifier: text,
  // Present only for companies.
  taxDivision: optional(text),
});

const transferOrder = object({
  orderId: text,
  status: oneOf('pendingPayment', 'reserved', 'canceled', 'expired', 'failed'),
  // Present only in the response to the request that creates the order.
  paymentRequirement: optional(money),
  vendorReservationId: optional(text),
  flightNumber: optional(text),
  returnFlightNumber: optional(text),
  product: transferProduct,
  passengers: list(passenger),
});

operation('POST /transfer/orders', {
  token: 'required',
  headers: END_USER,
  body: {
    searchId: text,
    code: text,
    passengers: list(passenger),
    billing: optional(billing),
    flightNumber: optional(text),
    returnFlightNumber: optional(text),
  },
  success: 201,
  answer: transferOrder,
  failures: [401],
  codes: [
    [5003, 'transferOrder.noBillingAddress'],
    [5004, 'transferOrder.customBillingNotAllowed'],
    [8003, 'transferSearch.offerNotFound'],
  ],
});

operation('GET /transfer/orders/{orderId}', {
  token: 'required',
  path: { orderId: text },
  success: 200,
  answer: transferOrder,
  failures: [401],
});

operation('POST /transfer/orders/{orderId}/cancel_eligibility', {
  token: 'required',
  path: { orderId: text },
  success: 200,
  answer: object({ orderId: text, cancellable: flag, refundAmount: optional(money) }),
  failures: [401],
});

operation('POST /transfer/orders/{orderId}/cancel', {
  token: 'required',
  path: { orderId: text },
  success: 200,
  answer: object({ orderId: text, status: oneOf('canceled') }),
  failures: [401],
  codes: [[8012, 'transferCancel.notPossible']],
});

operation('POST /transfer/orders/{orderId}/pay', {
  token: 'required',
  path: { orderId: text },
  headers: END_USER,
  body: { paymentType: oneOf('limit') },
  success: 200,
  answer: transferOrder,
  failures: [401],
  codes: [
    [8008, 'transferPay.failed'],
    [8009, 'transferPay.alreadyPaid'],
    [8010, 'transferPay.reservationFailed'],
  ],
});
