import contract from '../generated/connectors/vendor/openapi.json' with { type: 'json' };
import { operations } from '../generated/connectors/vendor/operations.ts';
import type { components, paths, operations as VendorOperations } from '../generated/connectors/vendor/types.ts';
import type {
  CancelReservation,
  CheckOffer,
  CreateReservation,
  FindReservation,
  VendorReservation,
} from '../ports/reservations.ts';
import type { ListVendorExtras, SearchVendor } from '../ports/vendors.ts';
import { unreachable } from '../shared/result.ts';
import { CallFailed, type LineOptions, openLine } from './call.ts';
import { answerChecks } from './contract.ts';
import { createHttpClient, demandSuccess } from './http.ts';

type Schemas = components['schemas'];

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

function linesTo(options: LineOptions) {
  const lines = new Map<string, ReturnType<typeof openLine>>();
  return (vendorCode: string) => {
    const line = lines.get(vendorCode) ?? openLine(vendorCode, options);
    lines.set(vendorCode, line);
    return line;
  };
}

/** What the contract leaves optional because it depends on the status. */
function toReservation({ status, reservationId, cancelledBy, message }: Schemas['Reservation']): VendorReservation {
  switch (status) {
    case 'reserved':
    case 'cancelling':
      return { status, reservationId: reservationId ?? offContract('reservationId') };
    case 'cancelled':
      return { status, cancelledBy: cancelledBy ?? offContract('cancelledBy') };
    case 'refused':
      return { status, message: message ?? 'The vendor gave no reason.' };
    default:
      return unreachable(status);
  }
}

function offContract(missing: string): never {
  throw new CallFailed('offContract', { cause: `${missing} is missing` });
}
