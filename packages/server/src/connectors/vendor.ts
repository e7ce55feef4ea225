import * as vendorContract from '@agency-booking/connector-contracts/vendor';
import type { Now } from '../ports/clock.ts';
import type { CancelReservation, CreateReservation, FindReservation } from '../ports/reservations.ts';
import type { ReadReservations } from '../ports/statements.ts';
import type { CheckOffer, ListVendorExtras, OfferCheck, SearchVendor, VendorOffer } from '../ports/vendors.ts';
import { NEVER_ABORTED } from '../shared/never-aborted.ts';
import { createAnswerMemory } from './answer-memory.ts';
import { connectEach, type EachPartyOptions } from './each-party.ts';
import { given, toReservation } from './reservation.ts';
import { toStatementPage } from './statement.ts';

export type VendorConnector = {
  readonly searchVendor: SearchVendor;
  readonly listVendorExtras: ListVendorExtras;
  readonly checkOffer: CheckOffer;
  readonly createReservation: CreateReservation;
  readonly findReservation: FindReservation;
  readonly cancelReservation: CancelReservation;
  readonly readReservations: ReadReservations;
  readonly close: () => Promise<void>;
};

type VendorConnectorOptions = EachPartyOptions & {
  readonly now: Now;
  /** Milliseconds for which identical searches share a vendor's response. */
  readonly sharedMilliseconds: number;
};

/** Connects to rental vendors as specified in `openapi/connectors/vendor.yaml`. */
export function createVendorConnector({
  now,
  sharedMilliseconds,
  ...options
}: VendorConnectorOptions): VendorConnector {
  const { searching, reserving, close } = connectEach<vendorContract.Operations, vendorContract.ErrorKey>(
    vendorContract,
    options,
  );
  type Offers = readonly VendorOffer[];
  const answers = createAnswerMemory<Offers>((bytes) => JSON.parse(bytes.toString()).offers);
  return {
    close,

    async searchVendor(vendorCode, search, gone) {
      const key = `${vendorCode} ${JSON.stringify(search)}`;
      const at = now().getTime();
      const shared = answers.recent(key, at, sharedMilliseconds);
      if (shared) return { answered: true, answer: shared };
      return searching<'searchOffers', Offers>(vendorCode, 'searchOffers', {
        request: { path: { vendorCode }, body: search },
        read: ({ offers }) => offers,
        reading: (bytes, read) => answers.read(key, at, bytes, read),
        gone,
      });
    },

    listVendorExtras: (vendorCode, offerCode, gone) =>
      searching(vendorCode, 'listOfferExtras', {
        request: { path: { vendorCode, offerCode } },
        read: ({ extras }) => extras,
        onError: { 'offer.notFound': () => undefined },
        gone,
      }),

    checkOffer: (vendorCode, offerCode, gone) =>
      searching<'checkOffer', OfferCheck>(vendorCode, 'checkOffer', {
        request: { path: { vendorCode, offerCode } },
        read: ({ isAvailable, price, conditions }) =>
          isAvailable ? { isAvailable, price: given(price, 'price'), conditions } : { isAvailable },
        onError: { 'offer.notFound': () => ({ isAvailable: false }) },
        gone,
      }),

    createReservation: (vendorCode, reservation, gone) =>
      reserving(vendorCode, 'createReservation', {
        request: { path: { vendorCode }, body: reservation },
        read: toReservation,
        onError: { 'offer.notFound': () => ({ status: 'refused', message: 'The vendor no longer knows the offer.' }) },
        gone,
      }),

    findReservation: (vendorCode, reference, gone) =>
      reserving(vendorCode, 'findReservation', {
        request: { path: { vendorCode, reference } },
        read: toReservation,
        onError: { 'reservation.notFound': () => undefined },
        gone,
      }),

    cancelReservation: (vendorCode, { reservation, reference }, gone) =>
      reserving(vendorCode, 'cancelReservation', {
        request: { path: { vendorCode, reference: reservation }, body: { reference } },
        read: ({ outcome }) => outcome,
        gone,
      }),

    readReservations: (vendorCode, day, cursor) =>
      reserving(vendorCode, 'readStatement', {
        request: { path: { vendorCode, day }, query: { cursor } },
        read: toStatementPage,
        gone: NEVER_ABORTED,
      }),
  };
}
