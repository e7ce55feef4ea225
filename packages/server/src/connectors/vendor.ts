import contract from '../generated/connectors/vendor/openapi.json' with { type: 'json' };
import { operations } from '../generated/connectors/vendor/operations.ts';
import type { paths, operations as VendorOperations } from '../generated/connectors/vendor/types.ts';
import type { CancelReservation, CheckOffer, CreateReservation, FindReservation } from '../ports/reservations.ts';
import type { ListVendorExtras, SearchVendor } from '../ports/vendors.ts';
import type { LineOptions } from './call.ts';
import { answerChecks } from './contract.ts';
import { createHttpClient, demandSuccess } from './http.ts';
import { linesTo } from './lines.ts';
import { offContract, toReservation } from './reservation.ts';

/** The vendor's own words that it does not know an offer, or a reservation. */
const OFFER_NOT_FOUND = 2404;
const RESERVATION_NOT_FOUND = 3404;

export type VendorConnector = {
  readonly searchVendor: SearchVendor;
  readonly listVendorExtras: ListVendorExtras;
  readonly checkOffer: CheckOffer;
  readonly createReservation: CreateReservation;
  readonly findReservation: FindReservation;
  readonly cancelReservation: CancelReservation;
  readonly close: () => Promise<void>;
};

export type VendorConnectorOptions = LineOptions & {
  readonly baseUrl: string;
  readonly key: string;
  /** How long a vendor is waited for that reserves or cancels. */
  readonly reservationDeadlineMilliseconds: number;
};

/**
 * Rental vendors over `openapi/connectors/vendor.yaml`: one client for all, and for each a line with its own circuit.
 * Reservations have lines of their own, which are never closed by failures.
 */
export function createVendorConnector({
  baseUrl,
  key,
  reservationDeadlineMilliseconds,
  ...options
}: VendorConnectorOptions): VendorConnector {
  const { client, close } = createHttpClient<paths>({ baseUrl, key });
  const checks = answerChecks<VendorOperations>(contract, operations);
  const lineTo = linesTo(options);
  const reservationLineTo = linesTo({
    ...options,
    deadlineMilliseconds: reservationDeadlineMilliseconds,
    breaks: 'never',
  });

  const searchVendor: SearchVendor = (vendorCode, search, gone) =>
    lineTo(vendorCode)(
      'searchOffers',
      async (signal) => {
        const { data, response } = await client.POST('/vendors/{vendorCode}/offers', {
          params: { path: { vendorCode } },
          body: search,
          signal,
        });
        demandSuccess(response);
        return checks.searchOffers(data).offers;
      },
      gone,
    );

  const listVendorExtras: ListVendorExtras = (vendorCode, offerCode, gone) =>
    lineTo(vendorCode)(
      'listOfferExtras',
      async (signal) => {
        const { data, error, response } = await client.GET('/vendors/{vendorCode}/offers/{offerCode}/extras', {
          params: { path: { vendorCode, offerCode } },
          signal,
        });
        if (response.status === 404 && error?.code === OFFER_NOT_FOUND) return undefined;
        demandSuccess(response);
        return checks.listOfferExtras(data).extras;
      },
      gone,
    );

  const checkOffer: CheckOffer = (vendorCode, offerCode, gone) =>
    lineTo(vendorCode)(
      'checkOffer',
      async (signal) => {
        const { data, error, response } = await client.GET('/vendors/{vendorCode}/offers/{offerCode}', {
          params: { path: { vendorCode, offerCode } },
          signal,
        });
        if (response.status === 404 && error?.code === OFFER_NOT_FOUND) return { isAvailable: false };
        demandSuccess(response);
        const { isAvailable, price } = checks.checkOffer(data);
        return isAvailable ? { isAvailable, price: price ?? offContract('price') } : { isAvailable };
      },
      gone,
    );

  const createReservation: CreateReservation = (vendorCode, { extras, ...request }, gone) =>
    reservationLineTo(vendorCode)(
      'createReservation',
      async (signal) => {
        const { data, error, response } = await client.POST('/vendors/{vendorCode}/reservations', {
          params: { path: { vendorCode } },
          body: { ...request, extras: [...extras] },
          signal,
        });
        if (response.status === 404 && error?.code === OFFER_NOT_FOUND) {
          return { status: 'refused', message: 'The vendor no longer knows the offer.' };
        }
        demandSuccess(response);
        return toReservation(checks.createReservation(data));
      },
      gone,
    );

  const findReservation: FindReservation = (vendorCode, reference, gone) =>
    reservationLineTo(vendorCode)(
      'findReservation',
      async (signal) => {
        const { data, error, response } = await client.GET('/vendors/{vendorCode}/reservations/{reference}', {
          params: { path: { vendorCode, reference } },
          signal,
        });
        if (response.status === 404 && error?.code === RESERVATION_NOT_FOUND) return undefined;
        demandSuccess(response);
        return toReservation(checks.findReservation(data));
      },
      gone,
    );

  const cancelReservation: CancelReservation = (vendorCode, { reservation, reference }, gone) =>
    reservationLineTo(vendorCode)(
      'cancelReservation',
      async (signal) => {
        const { data, response } = await client.POST('/vendors/{vendorCode}/reservations/{reference}/cancel', {
          params: { path: { vendorCode, reference: reservation } },
          body: { reference },
          signal,
        });
        demandSuccess(response);
        return checks.cancelReservation(data).outcome;
      },
      gone,
    );

  return { searchVendor, listVendorExtras, checkOffer, createReservation, findReservation, cancelReservation, close };
}
