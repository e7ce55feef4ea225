// Generated from openapi/connectors/payment-processor.yaml by `pnpm generate`. Change the contract, not this file.

import type { HandlersFor } from '@agency-booking/contract-express';
import type { DeclaredErrors } from './errors.ts';
import type { operations } from './types.ts';

export type Handlers<Caller> = HandlersFor<operations, Caller, DeclaredErrors>;

export type CapabilitiesHandlers<Caller> = Pick<Handlers<Caller>, 'readCapabilities'>;
export type CardsHandlers<Caller> = Pick<Handlers<Caller>, 'lookUpBin' | 'createCardToken' | 'lookUpCardToken'>;
export type TransactionsHandlers<Caller> = Pick<Handlers<Caller>, 'charge' | 'start3ds' | 'findTransaction' | 'voidTransaction' | 'refundTransaction' | 'readStatement'>;
