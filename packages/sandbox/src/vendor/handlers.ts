import { Failure, invalid } from '@agency-booking/contract-express';
import type { ErrorKey } from '../generated/vendor/errors.ts';
import type { Handlers } from '../generated/vendor/handlers.ts';
import type { Journal } from '../visits/journal.ts';
import { type Vendor, vendorByCode } from '../world/vendors.ts';
import { extrasOf } from './extras.ts';
import type { OfferSearch, Offers } from './offers.ts';
import { extrasQuestion, plural, searchQuestion } from './question.ts';
import { rentalDays } from './rental.ts';

/** Longest rental a vendor makes a price for. */
const MAX_RENTAL_DAYS = 365;

type HandlersNeeds = { readonly offers: Offers; readonly journal: Journal; readonly now: () => Date };

export function createVendorHandlers({ offers, journal, now }: HandlersNeeds): Handlers<unknown> {
  return {
    searchOffers: ({ path, body }, answer) => {
      const vendor = knownVendor(path.vendorCode);
      journal.note({ question: searchQuestion(body) });
      checkTimes(body, now());
      const found = offers.search(vendor, body);
      journal.note({ remark: plural(found.length, 'car') });
      return answer(200, { offers: found });
    },
    listOfferExtras: ({ path }, answer) => {
      const vendor = knownVendor(path.vendorCode);
      const offer = offers.find(vendor, path.offerCode, now());
      if (!offer) return fail('offer.notFound');
      const extras = extrasOf(offer.rental, offer.model);
      journal.note({ question: extrasQuestion(offer.rental, offer.model), remark: plural(extras.length, 'extra') });
      return answer(200, { extras });
    },
  };
}

function knownVendor(vendorCode: string): Vendor {
  return vendorByCode.get(vendorCode) ?? fail('vendor.notFound');
}

function checkTimes({ pickUp, dropOff }: OfferSearch, now: Date): void {
  const [from, to] = [new Date(pickUp.dateTime), new Date(dropOff.dateTime)];
  if (from <= now) invalid('pickUp.dateTime', 'must be in the future');
  if (to <= from) invalid('dropOff.dateTime', 'must be after pickUp.dateTime');
  if (rentalDays({ from, to }) > MAX_RENTAL_DAYS) invalid('dropOff.dateTime', `must be within ${MAX_RENTAL_DAYS} days`);
}

function fail(key: ErrorKey): never {
  throw new Failure(key);
}
