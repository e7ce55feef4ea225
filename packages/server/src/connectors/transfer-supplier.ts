import * as supplierContract from '@agency-booking/connector-contracts/transfer-supplier';
import type { CancelReservation, FindReservation } from '../ports/reservations.ts';
import type { ReadReservations } from '../ports/statements.ts';
import type { CreateTransferReservation, SearchTransferSupplier } from '../ports/transfer-suppliers.ts';
import { NEVER_ABORTED } from '../shared/never-aborted.ts';
import { connectTo } from './connector.ts';
import type { Access } from './http.ts';
import { type ReservingLineOptions, reservingLines } from './lines.ts';
import { toReservation } from './reservation.ts';
import { toStatementPage } from './statement.ts';

export type TransferSupplierConnector = {
  readonly searchTransferSupplier: SearchTransferSupplier;
  readonly createReservation: CreateTransferReservation;
  readonly findReservation: FindReservation;
  readonly cancelReservation: CancelReservation;
  readonly readReservations: ReadReservations;
  readonly close: () => Promise<void>;
};

/** Transfer suppliers over `openapi/connectors/transfer-supplier.yaml`: one client for all, lines for each. */
export function createTransferSupplierConnector(options: Access & ReservingLineOptions): TransferSupplierConnector {
  const { ask, close } = connectTo<supplierContract.Operations, supplierContract.ErrorKey>(supplierContract, options);
  const { searching, reserving } = reservingLines(options);
  return {
    close,

    searchTransferSupplier: (supplierCode, search, gone) =>
      ask('searchOffers', {
        line: searching(supplierCode),
        request: { path: { supplierCode }, body: search },
        read: ({ offers }) => offers,
        gone,
      }),

    createReservation: (supplierCode, reservation, gone) =>
      ask('createReservation', {
        line: reserving(supplierCode),
        request: { path: { supplierCode }, body: reservation },
        read: toReservation,
        onError: {
          'offer.notFound': () => ({ status: 'refused', message: 'The supplier no longer knows the offer.' }),
        },
        gone,
      }),

    findReservation: (supplierCode, reference, gone) =>
      ask('findReservation', {
        line: reserving(supplierCode),
        request: { path: { supplierCode, reference } },
        read: toReservation,
        onError: { 'reservation.notFound': () => undefined },
        gone,
      }),

    cancelReservation: (supplierCode, { reservation, reference, legs }, gone) =>
      ask('cancelReservation', {
        line: reserving(supplierCode),
        request: { path: { supplierCode, reference: reservation }, body: { reference, legs: legs && [...legs] } },
        read: ({ outcome }) => outcome,
        gone,
      }),

    readReservations: (supplierCode, day, cursor) =>
      ask('readStatement', {
        line: reserving(supplierCode),
        request: { path: { supplierCode, day }, query: { cursor } },
        read: toStatementPage,
        gone: NEVER_ABORTED,
      }),
  };
}
