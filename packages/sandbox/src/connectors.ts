import { transferSuppliers } from './world/transfer-suppliers.ts';
import { vendors } from './world/vendors.ts';

/** An outside system; the code names it in faults, in the journal and on the console. */
export type Party = { readonly code: string; readonly name: string };

type Connector = {
  /** Where its contract begins. */
  readonly path: string;
  /** The default of what the service has to send as a bearer token. */
  readonly stagingKey: string;
  /** Each gets its buttons on the console. */
  readonly parties: readonly Party[];
};

export const PROCESSOR = 'PROCESSOR';
export const CREDIT_BUREAU = 'CREDITBUREAU';

/** The contracts of `openapi/connectors/` that the sandbox serves, by their names. */
export const connectors = {
  'payment-processor': {
    path: '/processor/',
    stagingKey: 'pk_staging_agency_booking',
    parties: [{ code: PROCESSOR, name: 'Payment processor' }],
  },
  'credit-bureau': {
    path: '/bureau/',
    stagingKey: 'bk_staging_agency_booking',
    parties: [{ code: CREDIT_BUREAU, name: 'Credit bureau' }],
  },
  vendor: { path: '/vendors/', stagingKey: 'vk_staging_agency_booking', parties: vendors },
  'transfer-supplier': {
    path: '/transfer-suppliers/',
    stagingKey: 'tk_staging_agency_booking',
    parties: transferSuppliers,
  },
} as const satisfies Readonly<Record<string, Connector>>;

export type ConnectorName = keyof typeof connectors;

export const parties: readonly Party[] = Object.values(connectors).flatMap(({ parties }): readonly Party[] => parties);
