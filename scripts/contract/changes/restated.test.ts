import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import released from '../../../openapi/released/1.0.0/openapi.json' with { type: 'json' };
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
