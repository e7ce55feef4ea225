// Generated from openapi/connectors/payment-page.yaml by `pnpm generate`. Change the contract, not this file.

import type { HandlersFor } from '@agency-booking/contract-express';
import type { DeclaredErrors } from './errors.ts';
import type { operations } from './types.ts';

export type Handlers<Caller> = HandlersFor<operations, Caller, DeclaredErrors>;

export type SessionsHandlers<Caller> = Pick<Handlers<Caller>, 'readPageSession' | 'listInstallments' | 'startPayment'>;
