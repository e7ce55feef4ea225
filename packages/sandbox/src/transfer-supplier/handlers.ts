import type { Handlers } from '../generated/transfer-supplier/handlers.ts';

export const transferSupplierHandlers: Handlers<unknown> = {
  searchOffers() {
    throw new Error('searchOffers (POST /transfer-suppliers/{supplierCode}/offers) has no handler yet');
  },
  createReservation() {
    throw new Error('createReservation (POST /transfer-suppliers/{supplierCode}/reservations) has no handler yet');
  },
  findReservation() {
    throw new Error('findReservation (GET /transfer-suppliers/{supplierCode}/reservations/{reference}) has no handler yet');
  },
  cancelReservation() {
    throw new Error('cancelReservation (POST /transfer-suppliers/{supplierCode}/reservations/{reference}/cancel) has no handler yet');
  },
};
