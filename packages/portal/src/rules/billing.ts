import type { BillingType, TransferBilling } from '../generated/types.ts';

/** An empty address for a form, with all fields present. */
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

/** Returns the entered values without empty fields. */
export function billingOf(typed: typeof NO_ADDRESS): TransferBilling {
  const filled = Object.entries(typed).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : []));
  return Object.fromEntries(filled) as TransferBilling;
}
