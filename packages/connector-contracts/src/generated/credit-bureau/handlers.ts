// Generated from openapi/connectors/credit-bureau.yaml by `pnpm generate`. Change the contract, not this file.

import type { HandlersFor } from '@agency-booking/contract-express';
import type { DeclaredErrors } from './errors.ts';
import type { operations } from './types.ts';

export type Handlers<Caller> = HandlersFor<operations, Caller, DeclaredErrors>;

export type EnquiriesHandlers<Caller> = Pick<Handlers<Caller>, 'readStanding' | 'listPhones'>;
export type ReportsHandlers<Caller> = Pick<Handlers<Caller>, 'createReport' | 'sendPin' | 'confirmReport'>;
