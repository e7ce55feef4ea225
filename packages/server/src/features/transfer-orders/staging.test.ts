import { expect, test } from 'vitest';
import { assertInvoice } from './rules.people.ts';
import { stagingBillingAddresses } from './staging.ts';

test('every registered address of staging could be sent with an order', () => {
  const addresses = Object.values(stagingBillingAddresses);
  expect(addresses).toHaveLength(3);
  for (const billing of addresses) assertInvoice(billing, { strictNationalIds: true });
});
