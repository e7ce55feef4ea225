import { expect, test } from 'vitest';
import { assertFields, assertInvoice } from './rules.people.ts';
import { stagingBillingAddresses } from './staging.ts';

test('every registered address of staging could be sent with an order', () => {
  const addresses = Object.values(stagingBillingAddresses);
  expect(addresses).toHaveLength(2);
  for (const billing of addresses) {
    assertFields({ passengers: [], billing }, new Date('2027-03-01T09:00:00Z'));
    assertInvoice(billing, { strictNationalIds: true });
  }
});
