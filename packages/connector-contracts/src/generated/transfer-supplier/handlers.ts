// Generated from openapi/connectors/transfer-supplier.yaml by `pnpm generate`. Change the contract, not this file.

import type { HandlersFor } from '@agency-booking/contract-express';
import type { DeclaredErrors } from './errors.ts';
import type { operations } from './types.ts';

export type Handlers<Caller> = HandlersFor<operations, Caller, DeclaredErrors>;

export type OffersHandlers<Caller> = Pick<Handlers<Caller>, 'searchOffers'>;
export type ReservationsHandlers<Caller> = Pick<Handlers<Caller>, 'createReservation' | 'findReservation' | 'cancelReservation' | 'changeReservation' | 'readStatement'>;
