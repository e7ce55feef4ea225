import { expect, test } from 'vitest';
import type { ShownTerms } from '../../ports/vendors.ts';
import { money } from '../../shared/money.ts';
import { soldTerms } from './rules.sold.ts';

const shown: ShownTerms = {
  coverages: {
    ...{ collision: true, theft: true, thirdParty: true },
    ...{ glassTyreHeadlight: false, personalAccident: false, roadsideAssistance: false },
  },
  documents: { productInformationPdfUrl: 'http://127.0.0.1/product.pdf', termsPdfUrl: 'http://127.0.0.1/terms.pdf' },
  fuelPolicy: 'fullToFull',
  conditions: {
    mileage: { type: 'unlimited' },
    excess: [],
    deposit: { amount: money(500_000, 'TRY') },
    driver: { minAge: 21, licenceYears: 1 },
  },
  said: {
    ...{ minDriverAge: 21, minLicenceYears: 1, noticeHours: 0, minRentalHours: 0 },
    mileage: { limit: null, unit: 'kmPerDay' },
  },
};
const cancellation = [{ until: '2027-06-08T10:00:00+03:00', fee: money(0, 'TRY') }];
const pickUpOffice = {
  id: 'TD-1',
  location: { name: 'Istanbul Airport', city: 'Istanbul' },
  deliveryTypeId: 2,
  openingHours: [],
};
const search = { checkInDateTime: '2027-06-10T10:00:00+03:00' };
const agreed = { cancellation, conditions: undefined };

test('the terms of the search apply if the vendor does not return its terms again', () => {
  const sold = soldTerms({ car: { search, offer: { pickUpOffice, shown } }, agreed, language: 'de' });
  expect(sold).toMatchObject({
    source: 'search',
    conditions: { ...shown.conditions, cancellation },
    includedCoverages: shown.coverages,
    rentalConditions: { minimumAge: 21, termsConditionPDF: 'http://127.0.0.1/terms.pdf' },
  });
  expect(sold.rules).toContainEqual({ type: 'mileageLimit', description: 'Die Kilometer sind unbegrenzt.' });
});

test('the terms of the quote apply with the agreed cancellation terms', () => {
  const conditions = { ...shown.conditions, deposit: { amount: money(600_000, 'TRY') }, cancellation };
  const said = { ...shown.said, minDriverAge: 25 };
  const car = { search, offer: { pickUpOffice, shown } };
  const sold = soldTerms({ car, agreed: { cancellation, conditions, said }, language: undefined });
  expect(sold).toMatchObject({ source: 'quote', conditions, rentalConditions: { minimumAge: 25 } });
  expect(sold.rules).toContainEqual({ type: 'minDriverAge', name: 'Minimum driver age', minDriverAge: 25 });
});

test('a search of release 1.2.0 stores no terms other than the cancellation terms', () => {
  const sold = soldTerms({ car: { search, offer: { pickUpOffice } }, agreed, language: 'en' });
  expect(JSON.parse(JSON.stringify(sold))).toEqual({ source: 'search' });
});
