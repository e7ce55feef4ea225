import contract from '../generated/connectors/transfer-supplier/openapi.json' with { type: 'json' };
import { operations } from '../generated/connectors/transfer-supplier/operations.ts';
import type { paths, operations as SupplierOperations } from '../generated/connectors/transfer-supplier/types.ts';
import type { CancelReservation, FindReservation } from '../ports/reservations.ts';
import type { CreateTransferReservation, SearchTransferSupplier } from '../ports/transfer-suppliers.ts';
import type { LineOptions } from './call.ts';
import { answerChecks } from './contract.ts';
import { createHttpClient, demandSuccess } from './http.ts';
import { linesTo } from './lines.ts';
import { toReservation } from './reservation.ts';

/** A supplier's own words that it does not know an offer, or a reservation. */
const OFFER_NOT_FOUND = 2404;
const RESERVATION_NOT_FOUND = 3404;

export type TransferSupplierConnector = {
  readonly searchTransferSupplier: SearchTransferSupplier;
  readonly createReservation: CreateTransferReservation;
  readonly findReservation: FindReservation;
  readonly cancelReservation: CancelReservation;
  readonly close: () => Promise<void>;
};

export type TransferSupplierConnectorOptions = LineOptions & {
  readonly baseUrl: string;
  readonly key: string;
  /** How long a supplier is waited for that reserves or cancels. */
  readonly reservationDeadlineMilliseconds: number;
};

/**
 * Transfer suppliers over `openapi/connectors/transfer-supplier.yaml`: one client for all, and for each a line with its own
 * circuit. Reservations have lines of their own, which are never closed by failures.
 */
export function createTransferSupplierConnector({
  baseUrl,
  key,
  reservationDeadlineMilliseconds,
  ...options
}: TransferSupplierConnectorOptions): TransferSupplierConnector {
  const { client, close } = createHttpClient<paths>({ baseUrl, key });
  const checks = answerChecks<SupplierOperations>(contract, operations);
  const lineTo = linesTo(options);
  const reservationLineTo = linesTo({
    ...options,
    deadlineMilliseconds: reservationDeadlineMilliseconds,
    breaks: 'never',
  });

  const searchTransferSupplier: SearchTransferSupplier = (supplierCode, search, gone) =>
    lineTo(supplierCode)(
      'searchOffers',
      async (signal) => {
        const { data, response } = await client.POST('/transfer-suppliers/{supplierCode}/offers', {
          params: { path: { supplierCode } },
          body: search,
          signal,
        });
        demandSuccess(response);
        return checks.searchOffers(data).offers;
      },
      gone,
    );

  const createReservation: CreateTransferReservation = (supplierCode, { passengers, ...request }, gone) =>
    reservationLineTo(supplierCode)(
      'createReservation',
      async (signal) => {
        const { data, error, response } = await client.POST('/transfer-suppliers/{supplierCode}/reservations', {
          params: { path: { supplierCode } },
          body: { ...request, passengers: [...passengers] },
          signal,
        });
        if (response.status === 404 && error?.code === OFFER_NOT_FOUND) {
          return { status: 'refused', message: 'The supplier no longer knows the offer.' };
        }
        demandSuccess(response);
        return toReservation(checks.createReservation(data));
      },
      gone,
    );

  const findReservation: FindReservation = (supplierCode, reference, gone) =>
    reservationLineTo(supplierCode)(
      'findReservation',
      async (signal) => {
        const { data, error, response } = await client.GET(
          '/transfer-suppliers/{supplierCode}/reservations/{reference}',
          { params: { path: { supplierCode, reference } }, signal },
        );
        if (response.status === 404 && error?.code === RESERVATION_NOT_FOUND) return undefined;
        demandSuccess(response);
        return toReservation(checks.findReservation(data));
      },
      gone,
    );

  const cancelReservation: CancelReservation = (supplierCode, { reservation, reference }, gone) =>
    reservationLineTo(supplierCode)(
      'cancelReservation',
      async (signal) => {
        const { data, response } = await client.POST(
          '/transfer-suppliers/{supplierCode}/reservations/{reference}/cancel',
          { params: { path: { supplierCode, reference: reservation } }, body: { reference }, signal },
        );
        demandSuccess(response);
        return checks.cancelReservation(data).outcome;
      },
      gone,
    );

  return { searchTransferSupplier, createReservation, findReservation, cancelReservation, close };
}
