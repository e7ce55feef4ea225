import type { BillingType, TransferBilling } from '../generated/types.ts';

/** An address as a form holds it: every field is there. */
export const NO_ADDRESS = {
  type: 'corporateCompany' as BillingType,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  line: '',
  adm2: '',
  adm1: '',
  zipCode: '',
  countryCode: 'TR',
  countryName: 'Türkiye',
  taxIdentifier: '',
  taxDivision: '',
};

/** What was typed, without the fields that were left empty. */
export function billingOf(typed: typeof NO_ADDRESS): TransferBilling {
  const filled = Object.entries(typed).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : []));
  return Object.fromEntries(filled) as TransferBilling;
}
