import type { BillingAddress } from './types.ts';

/** Where the invoices of the staging agencies go; those that are not named have registered nothing. */
export const stagingBillingAddresses: Readonly<Record<string, BillingAddress>> = {
  'Horizon Travel': {
    type: 'corporateCompany',
    firstName: 'Horizon Travel A.Ş.',
    email: 'accounting@horizon.example',
    phone: '+902125550142',
    countryCode: 'TR',
    countryName: 'Türkiye',
    adm1: 'İstanbul',
    adm2: 'Şişli',
    line: 'Büyükdere Caddesi 142',
    zipCode: '34394',
    taxIdentifier: '4630123450',
    taxDivision: 'Mecidiyeköy',
  },
  'Lodos Transfer': {
    type: 'privateCompany',
    firstName: 'Selin',
    lastName: 'Kaplan',
    email: 'selin.kaplan@lodos.example',
    phone: '+902325550187',
    countryCode: 'TR',
    countryName: 'Türkiye',
    adm1: 'İzmir',
    adm2: 'Konak',
    line: 'Cumhuriyet Bulvarı 87',
    zipCode: '35210',
    taxIdentifier: '5820194762',
    taxDivision: 'Konak',
  },
};
