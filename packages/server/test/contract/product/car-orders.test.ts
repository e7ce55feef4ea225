import {
  atLeast,
  country,
  currency,
  date,
  dateTime,
  digits,
  email,
  flag,
  idName,
  integer,
  list,
  money,
  object,
  oneOf,
  optional,
  phone,
  text,
} from './facts.ts';
import { operation } from './page.ts';

const paymentType = oneOf('creditCard', 'limit');
const billingType = oneOf('individual', 'privateCompany', 'corporateCompany');
const itemStatus = oneOf('pending', 'reserved', 'failed', 'cancelled', 'removed');
const END_USER = { 'X-Forwarded-For': text };

const passenger = object({
  firstName: text,
  lastName: text,
  email,
  nationality: country,
  phone,
  birthDate: date,
  identityNumber: optional(digits(11)),
  passportNo: optional(text),
});

const billing = object({
  type: billingType,
  label: optional(text),
  firstName: text,
  lastName: optional(text),
  email: optional(email),
  phone: optional(phone),
  countryName: text,
  countryCode: country,
  adm1: text,
  adm2: optional(text),
  line: optional(text),
  zipCode: optional(text),
  taxDivision: optional(text),
  taxIdentifier: optional(text),
});

const ordered = {
  id: integer,
  status: itemStatus,
  quantity: integer,
  vendorCancelled: flag,
  vendorReservationID: optional(text),
  trackingID: optional(text),
  paymentID: optional(integer),
  createdAt: dateTime,
  updatedAt: dateTime,
};

const carOrder = object({
  id: text,
  status: oneOf('open', 'closed'),
  paymentType,
  paymentCurrency: currency,
  language: text,
  createdAt: dateTime,
  updatedAt: dateTime,
  passenger: object({ firstName: text, lastName: text, email, nationality: text, phone }),
  billing: object({
    type: billingType,
    firstName: text,
    lastName: optional(text),
    email: optional(email),
    phone: optional(phone),
  }),
  orderedCarProduct: object({
    ...ordered,
    isFullCredit: flag,
    isLimitedCredit: flag,
    car: object({
      code: text,
      searchID: text,
      brand: idName,
      model: idName,
      class: idName,
      imageURL: text,
      pricing: object({ total: money, paymentTotal: money }),
    }),
  }),
  orderedExtraProducts: list(
    object({
      ...ordered,
      extraProduct: object({
        code: text,
        name: text,
        type: oneOf('equipment', 'insurance', 'service', 'range'),
        pricing: object({ total: money }),
      }),
    }),
  ),
});

operation('POST /order', {
  token: 'required',
  headers: END_USER,
  body: {
    paymentType,
    searchID: text,
    code: text,
    extraProducts: optional(list(object({ code: text, quantity: atLeast(1) }))),
    passenger,
    billing: optional(billing),
    isFullCredit: optional(flag),
    isLimitedCredit: optional(flag),
    trackingID: optional(text),
  },
  success: 201,
  answer: carOrder,
  failures: [400, 401, 404, 422, 500],
  codes: [
    [1001, 'request.invalid'],
    [1001, 'carOrder.ruleViolated'],
  ],
  limit: [5, 'user'],
});

operation('GET /order/{orderID}', {
  token: 'required',
  path: { orderID: text },
  success: 200,
  answer: carOrder,
  failures: [401, 404, 500],
  codes: [[1001, 'request.invalid']],
  limit: [60, 'user'],
});

operation('POST /order/{orderID}/cancel_eligibility', {
  token: 'required',
  path: { orderID: text },
  success: 200,
  answer: object({ cancellable: flag, refundable: flag }),
  failures: [401],
  codes: [[1001, 'request.invalid']],
});

operation('POST /order/{orderID}/cancel', {
  token: 'required',
  path: { orderID: text },
  success: 200,
  answer: object({ success: flag, message: text, orderId: text, status: oneOf('pending', 'success', 'failed') }),
  failures: [401],
  codes: [[1001, 'request.invalid']],
});
