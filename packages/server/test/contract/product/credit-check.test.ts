import { date, digits, integer, list, object, oneOf, or, phone, text } from './facts.ts';
import { operation } from './page.ts';

const failures = [400, 401, 500];
const codes = [
  [1001, 'creditCheck.malformedBody'],
  [1002, 'creditCheck.invalidRequest'],
  [1003, 'creditCheck.unknownReference'],
  [2001, 'creditCheck.unauthorized'],
  [2002, 'creditCheck.forbidden'],
  [5001, 'creditCheck.agencyNotConfigured'],
] as const;
const person = { identityNumber: digits(11), integrationCode: text };
/** The field is a string. The number from the report response is also accepted. */
const creditcheckCode = or(text, 'integer');

operation('POST /creditcheck/check', {
  token: 'required',
  body: person,
  success: 200,
  answer: object({ status: oneOf('Positive', 'Negative', 'Unknown', 'Positive With Young Driver') }),
  failures,
  codes,
});

operation('POST /creditcheck/phone-list', {
  token: 'required',
  body: person,
  success: 200,
  answer: object({ phoneList: list(object({ key: integer, phone: text })) }),
  failures,
  codes,
});

operation('POST /creditcheck/report', {
  token: 'required',
  body: { ...person, birthDate: date, driverLicenseDate: date, phone, phoneKey: integer },
  success: 200,
  answer: object({ creditcheckCode: integer }),
  failures,
  codes,
});

operation('POST /creditcheck/pin-confirm', {
  token: 'required',
  body: { creditcheckCode, pinCode: text, integrationCode: text },
  success: 204,
  failures,
  codes: [...codes, [1002, 'creditCheck.wrongPin']],
});

operation('POST /creditcheck/pin-renew', {
  token: 'required',
  body: { creditcheckCode, integrationCode: text },
  success: 204,
  failures,
  codes,
});
