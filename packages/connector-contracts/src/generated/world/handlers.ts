// Generated from openapi/connectors/world.yaml by `pnpm generate`. Change the contract, not this file.

import type { HandlersFor } from '@agency-booking/contract-express';
import type { DeclaredErrors } from './errors.ts';
import type { operations } from './types.ts';

export type Handlers<Caller> = HandlersFor<operations, Caller, DeclaredErrors>;

export type ClockHandlers<Caller> = Pick<Handlers<Caller>, 'readClock' | 'setClock' | 'advanceClock'>;
export type SituationsHandlers<Caller> = Pick<Handlers<Caller>, 'setFault' | 'answerChallenge' | 'dropReservation' | 'publishRates'>;
export type RecordsHandlers<Caller> = Pick<Handlers<Caller>, 'readRecords'>;
