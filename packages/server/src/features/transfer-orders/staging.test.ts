import { failWith } from '@agency-booking/contract-express';
import { expect, test } from 'vitest';
import { assertInvoice } from './rules.people.ts';
import { stagingBillingAddresses } from './staging.ts';

test('every billing address registered in staging is valid for an order', () => {
  const addresses = Object.values(stagingBillingAddresses);
  expect(addresses).toHaveLength(3);
  for (const billing of addresses) assertInvoice(billing, { strictNationalIds: true }, failWith);
});
