import { expect, test } from 'vitest';
import {
  byDefault,
  commission,
  country,
  currency,
  dateTime,
  dateTimeOrLocal,
  deprecated,
  flag,
  idName,
  integer,
  list,
  mixedList,
  money,
  number,
  object,
  oneOf,
  optional,
  point,
  seen,
  text,
} from './facts.ts';
import { operation } from './page.ts';
import { answerOf, differences, resolve } from './product.ts';

const office = object({ id: text, location: object({ name: text, city: text }) });

const vehicle = object({
  code: text,
  searchID: text,
  applicableForFullCredit: flag,
  appointment: object({
    checkInDateTime: dateTime,
    checkInOffice: office,
    checkOutDateTime: dateTime,
    checkOutOffice: office,
  }),
  brand: idName,
  model: idName,
  class: idName,
  segment: idName,
  fuel: idName,
  fuelPolicy: idName,
  transmission: idName,
  customClassName: text,
  sippCode: text,
  isCreditcheckRequired: flag,
  integrationCode: text,
  seatCount: integer,
  rentalDurationInDays: integer,
  imageURL: text,
  images: optional(deprecated(list(deprecated(object({ url: text, alt: text }))))),
  campaign: optional(idName),
  includedCoverages: object({ collision: flag, theft: flag }),
  pricing: object({ net: money, commission: money, fee: money, total: money, paymentTotal: money, vendorTotal: money }),
  vendor: object({ ...idName.fields, displayName: optional(text) }),
  rules: mixedList,
  rentalConditions: object({
    productInformationPDF: optional(text),
    termsConditionPDF: optional(text),
    minimumAge: optional(integer),
    licenseRequirement: optional(text),
  }),
});

operation('POST /search/point', {
  token: 'required',
  headers: { 'X-Currency': byDefault('TRY', currency) },
  body: {
    checkInDateTime: dateTimeOrLocal,
    checkOutDateTime: dateTimeOrLocal,
    age: oneOf('18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30+'),
    country,
    paymentType: oneOf('creditCard', 'limit'),
    checkInLocation: point,
    checkOutLocation: point,
    commission: optional(commission),
    campaignCode: optional(text),
    fullCredit: optional(flag),
  },
  success: 200,
  answer: object({ count: integer, results: list(vehicle) }),
  // The contract declares no 404, because a search without results returns an empty list.
  failures: [400, 401, 500],
  codes: [[1001, 'request.invalid']],
  limit: [20, 'user'],
});

test('a vehicle rule has the fields of its type', () => {
  const rule = object({
    type: seen('minDriverAge', 'deposit'),
    name: optional(text),
    description: optional(text),
    minDriverAge: optional(integer),
    deposit: optional(money),
  });
  const answer = resolve(answerOf('POST /search/point', 200).content['application/json'].schema);
  const { properties } = resolve(answer.properties.results.items);
  expect(differences(list(rule), properties.rules)).toEqual([]);
});

const offer = {
  code: text,
  name: text,
  searchID: text,
  min: integer,
  max: integer,
  pricing: object({ total: money, net: money, commission: money }),
  campaign: optional(idName),
};

operation('GET /search/{searchID}/{code}/extra-products', {
  token: 'required',
  path: { searchID: text, code: text },
  success: 200,
  elements: {
    equipment: object({ ...offer, type: oneOf('equipment') }),
    service: object({ ...offer, type: oneOf('service') }),
    insurance: object({ ...offer, type: oneOf('insurance'), insurance: object({ code: text, name: text }) }),
    range: object({ ...offer, type: oneOf('range'), extraRange: object({ amount: number, unit: text }) }),
  },
  failures: [401, 404, 500],
  codes: [[1001, 'request.invalid']],
  limit: [100, 'user'],
});
