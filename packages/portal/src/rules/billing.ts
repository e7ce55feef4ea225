import type { BillingType, TransferBilling } from '../generated/types.ts';

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

export function billingOf(typed: typeof NO_ADDRESS): TransferBilling {
  const filled = Object.entries(typed).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : []));
  return Object.fromEntries(filled) as TransferBilling;
}
