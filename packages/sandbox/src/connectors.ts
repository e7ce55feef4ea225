import { type Connector, EXCHANGE_RATES, parties as external, MAIL } from '@agency-booking/connector-contracts/parties';
import type { StatementAs } from './traffic/misstatements.ts';
import { transferSuppliers } from './world/transfer-suppliers.ts';
import { vendors } from './world/vendors.ts';

/** An external system. The code identifies the system in faults, in the journal and on the console. */
export type Party = { readonly code: string; readonly name: string };

type Served = {
  /** The prefix of the contract's paths. */
  readonly path: string;
  /** The parties that use the contract. Each party has separate buttons on the console. */
  readonly parties: readonly Party[];
};

export const PROCESSOR = external['payment-processor'].code;
export const CREDIT_BUREAU = external['credit-bureau'].code;

/** The contracts in `openapi/connectors/` and the paths that serve them. */
export const connectors: Readonly<Record<Connector, Served>> = {
  'payment-processor': { path: '/processor/', parties: [{ code: PROCESSOR, name: 'Payment processor' }] },
  'credit-bureau': { path: '/bureau/', parties: [{ code: CREDIT_BUREAU, name: 'Credit bureau' }] },
  'exchange-rates': { path: '/exchange-rates/', parties: [{ code: EXCHANGE_RATES, name: 'Exchange rates' }] },
  vendor: { path: '/vendors/', parties: vendors },
  'transfer-supplier': { path: '/transfer-suppliers/', parties: transferSuppliers },
  mail: { path: '/mail/', parties: [{ code: MAIL.code, name: 'Mail' }] },
};

export const parties: readonly Party[] = Object.values(connectors).flatMap(({ parties }) => parties);

const OF_RESERVATIONS = ['right', 'leavesOut', 'addsForeign', 'otherState', 'twice'] as const;
const OF_MONEY = [...OF_RESERVATIONS, 'otherAmount', 'otherCurrency', 'underAnother'] as const;

/** Reservation statements contain no amounts. */
export const statementChoices: ReadonlyMap<string, readonly StatementAs[]> = new Map<string, readonly StatementAs[]>([
  [PROCESSOR, OF_MONEY],
  ...[...vendors, ...transferSuppliers].map(({ code }) => [code, OF_RESERVATIONS] as const),
]);
