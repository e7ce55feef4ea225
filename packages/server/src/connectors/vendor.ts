import * as vendorContract from '@agency-booking/connector-contracts/vendor';
import type { CancelReservation, CreateReservation, FindReservation } from '../ports/reservations.ts';
import type { ReadReservations } from '../ports/statements.ts';
import type { CheckOffer, ListVendorExtras, OfferCheck, SearchVendor } from '../ports/vendors.ts';
import { NEVER_ABORTED } from '../shared/never-aborted.ts';
import { connectTo } from './connector.ts';
import type { Access } from './http.ts';
import { type ReservingLineOptions, reservingLines } from './lines.ts';
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

/** Rental vendors over `openapi/connectors/vendor.yaml`: one client for all, lines for each. */
export function createVendorConnector(options: Access & ReservingLineOptions): VendorConnector {
  const { ask, close } = connectTo<vendorContract.Operations, vendorContract.ErrorKey>(vendorContract, options);
  const { searching, reserving } = reservingLines(options);
  return {
    close,

    searchVendor: (vendorCode, search, gone) =>
      ask('searchOffers', {
        line: searching(vendorCode),
        request: { path: { vendorCode }, body: search },
        read: ({ offers }) => offers,
        gone,
      }),

    listVendorExtras: (vendorCode, offerCode, gone) =>
      ask('listOfferExtras', {
        line: searching(vendorCode),
        request: { path: { vendorCode, offerCode } },
        read: ({ extras }) => extras,
        onError: { 'offer.notFound': () => undefined },
        gone,
      }),

    checkOffer: (vendorCode, offerCode, gone) =>
      ask<'checkOffer', OfferCheck>('checkOffer', {
        line: searching(vendorCode),
        request: { path: { vendorCode, offerCode } },
        read: ({ isAvailable, price, conditions }) =>
          isAvailable ? { isAvailable, price: given(price, 'price'), conditions } : { isAvailable },
        onError: { 'offer.notFound': () => ({ isAvailable: false }) },
        gone,
      }),

    createReservation: (vendorCode, reservation, gone) =>
      ask('createReservation', {
        line: reserving(vendorCode),
        request: { path: { vendorCode }, body: reservation },
        read: toReservation,
        onError: { 'offer.notFound': () => ({ status: 'refused', message: 'The vendor no longer knows the offer.' }) },
        gone,
      }),

    findReservation: (vendorCode, reference, gone) =>
      ask('findReservation', {
        line: reserving(vendorCode),
        request: { path: { vendorCode, reference } },
        read: toReservation,
        onError: { 'reservation.notFound': () => undefined },
        gone,
      }),

    cancelReservation: (vendorCode, { reservation, reference }, gone) =>
      ask('cancelReservation', {
        line: reserving(vendorCode),
        request: { path: { vendorCode, reference: reservation }, body: { reference } },
        read: ({ outcome }) => outcome,
        gone,
      }),

    readReservations: (vendorCode, day, cursor) =>
      ask('readStatement', {
        line: reserving(vendorCode),
        request: { path: { vendorCode, day }, query: { cursor } },
        read: toStatementPage,
        gone: NEVER_ABORTED,
      }),
  };
}
