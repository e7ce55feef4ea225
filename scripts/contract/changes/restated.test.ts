import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import released from '../../../openapi/released/1.0.0/openapi.json' with { type: 'json' };
import release from '../../../openapi/released/1.1.0/openapi.json' with { type: 'json' };
import current from '../../../packages/server/src/generated/openapi.json' with { type: 'json' };

const VALUES = [0, 1, 1.5, -1, 100000000, 999999999, 1000000000, 2147483647, 2147483648, true, null, [], {}];
const TEXTS = [
  '',
  '0',
  '7',
  '123456789',
  '012345678',
  '1234567890',
  'abc_-',
  'a b',
  'a'.repeat(64),
  'a'.repeat(65),
  'ü',
];

test.each<
  [schema: 'IdName' | 'Campaign' | 'CarVendor' | 'CreditPinRequest' | 'CreditPinRenewalRequest', field: string]
>([
  ['IdName', 'id'],
  ['Campaign', 'id'],
  ['CarVendor', 'id'],
  ['CreditPinRequest', 'creditcheckCode'],
  ['CreditPinRenewalRequest', 'creditcheckCode'],
])('an id or code of two types is what it was in the release: %s.%s', (schema, field) => {
  const [before, now] = [released, current].map((contract) => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(contract, 'contract');
    return ajv.compile({ $ref: `contract#/components/schemas/${schema}/properties/${field}` });
  });
  for (const value of [...VALUES, ...TEXTS]) expect(now!(value), JSON.stringify(value)).toBe(before!(value));
});

const EVENT = {
  id: 'evt_5fa23c681d0e4b7795c4e80b6a9d12f7',
  type: 'carOrder.reserved',
  occurredAt: '2027-03-01T09:08:40Z',
  position: 9,
  data: { status: 'reserved', orderId: 'CAR-q7Yt2MvKx0LbN5sWd8RpZg' },
};

test.each<[what: string, event: object]>([
  ['a complete event', EVENT],
  ['an event of a later release', { ...EVENT, type: 'invoice.issued', data: { status: 'issued' } }],
  ['an event without its order', { ...EVENT, data: { status: 'reserved' } }],
  ['an event with the fields of a different type', { ...EVENT, data: { ...EVENT.data, leg: 'oneway', paymentID: 7 } }],
  ['an event without a status', { ...EVENT, data: { orderId: EVENT.data.orderId } }],
  ['an event without data', { ...EVENT, data: undefined }],
  ['an event without a type', { ...EVENT, type: undefined }],
  ['a malformed type', { ...EVENT, type: 'reserved' }],
  ['a malformed ID', { ...EVENT, id: '9' }],
  ['a malformed order', { ...EVENT, data: { status: 'reserved', orderId: 'X-1' } }],
  ['a position of 0', { ...EVENT, position: 0 }],
])('an event is valid exactly if it was valid in the release: %s', (_what, event) => {
  const [before, now] = [release, current].map((contract) => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(contract, 'contract');
    return ajv.compile({ $ref: 'contract#/components/schemas/Event' });
  });
  const sent = JSON.parse(JSON.stringify(event));
  expect(now!(sent)).toBe(before!(sent));
});
