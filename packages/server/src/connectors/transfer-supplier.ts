import * as supplierContract from '@agency-booking/connector-contracts/transfer-supplier';
import type { CancelReservation, FindReservation } from '../ports/reservations.ts';
import type { ReadReservations } from '../ports/statements.ts';
import type {
  ChangeTransferReservation,
  CreateTransferReservation,
  SearchTransferSupplier,
} from '../ports/transfer-suppliers.ts';
import { NEVER_ABORTED } from '../shared/never-aborted.ts';
import { connectEach, type EachPartyOptions } from './each-party.ts';
import { toReservation } from './reservation.ts';
import { toStatementPage } from './statement.ts';

export type TransferSupplierConnector = {
  readonly searchTransferSupplier: SearchTransferSupplier;
  readonly createReservation: CreateTransferReservation;
  readonly changeReservation: ChangeTransferReservation;
  readonly findReservation: FindReservation;
  readonly cancelReservation: CancelReservation;
  readonly readReservations: ReadReservations;
  readonly close: () => Promise<void>;
};

/** Connects to transfer suppliers as specified in `openapi/connectors/transfer-supplier.yaml`. */
export function createTransferSupplierConnector(options: EachPartyOptions): TransferSupplierConnector {
  const { searching, reserving, close } = connectEach<supplierContract.Operations, supplierContract.ErrorKey>(
    supplierContract,
    options,
  );
  return {
    close,

    searchTransferSupplier: (supplierCode, search, gone) =>
      searching(supplierCode, 'searchOffers', {
        request: { path: { supplierCode }, body: search },
        read: ({ offers }) => offers,
        gone,
      }),

    createReservation: (supplierCode, reservation, gone) =>
      reserving(supplierCode, 'createReservation', {
        request: { path: { supplierCode }, body: reservation },
        read: toReservation,
        onError: {
          'offer.notFound': () => ({ status: 'refused', message: 'The supplier no longer knows the offer.' }),
        },
        gone,
      }),

    findReservation: (supplierCode, reference, gone) =>
      reserving(supplierCode, 'findReservation', {
        request: { path: { supplierCode, reference } },
        read: toReservation,
        onError: { 'reservation.notFound': () => undefined },
        gone,
      }),

    changeReservation: (supplierCode, { reservation, passengers, ...change }, gone) =>
      reserving(supplierCode, 'changeReservation', {
        request: {
          path: { supplierCode, reference: reservation },
          body: { ...change, passengers: passengers && [...passengers] },
        },
        read: ({ outcome }) => outcome,
        onError: { 'reservation.notFound': () => 'refused' },
        gone,
      }),

    cancelReservation: (supplierCode, { reservation, reference, legs }, gone) =>
      reserving(supplierCode, 'cancelReservation', {
        request: { path: { supplierCode, reference: reservation }, body: { reference, legs: legs && [...legs] } },
        read: ({ outcome }) => outcome,
        gone,
      }),

    readReservations: (supplierCode, day, cursor) =>
      reserving(supplierCode, 'readStatement', {
        request: { path: { supplierCode, day }, query: { cursor } },
        read: toStatementPage,
        gone: NEVER_ABORTED,
      }),
  };
}
