import type { Connector } from './generated/connectors.ts';

export type { Connector };

/** Whatever orders and payments need, called with a key; exchange rates are public, and mail is for the portal alone. */
export type KeyedConnector = Exclude<Connector, 'exchange-rates' | 'mail'>;

/** What the service and the sandbox both have to know of a connector beyond its contract. */
type Party = {
  /** Its settings are a group of the configuration, read from `<PREFIX>_BASE_URL`, `<PREFIX>_KEY` and so on. */
  readonly group: string;
  readonly prefix: string;
  readonly name: string;
  /** The key of staging. It is public, so production refuses it. */
  readonly stagingKey: string;
  /** Metrics, faults and the console name a single party by this code; vendors and transfer suppliers have one each. */
  readonly code?: string;
};

/** Where the sandbox listens unless `SANDBOX_PORT` says otherwise. */
export const SANDBOX_PORT = 8081;

/**
 * What parties sign their reports with on staging: those whose reservations can be paid there. It is public, so production refuses it.
 */
export const STAGING_REPORT_SECRETS = ['TESTDRIVE', 'BOSPHORUS', 'ANATOLIA', 'RIVIERA', 'SKYLINE', 'CITYHOP']
  .map((code) => `${code}=whsec_${btoa(`staging-only-report-secret-${code}`)}`)
  .join(',');

/** The publisher of exchange rates, as metrics, faults and the console name it. */
export const EXCHANGE_RATES = 'EXCHANGERATES';

/** The service that sends mail, in the same way; the key is that of staging, and public. */
export const MAIL = { code: 'MAIL', stagingKey: 'mk_staging_agency_booking' } as const;

/** Every connector that is called with a key has an entry here; its settings and what production demands of them follow from it. */
export const parties = {
  vendor: {
    group: 'vendor',
    prefix: 'VENDOR',
    name: 'the rental vendors',
    stagingKey: 'vk_staging_agency_booking',
  },
  'transfer-supplier': {
    group: 'transferSupplier',
    prefix: 'TRANSFER_SUPPLIER',
    name: 'the transfer suppliers',
    stagingKey: 'tk_staging_agency_booking',
  },
  'payment-processor': {
    group: 'processor',
    prefix: 'PROCESSOR',
    name: 'the payment processor',
    stagingKey: 'pk_staging_agency_booking',
    code: 'PROCESSOR',
  },
  'credit-bureau': {
    group: 'bureau',
    prefix: 'BUREAU',
    name: 'the credit bureau',
    stagingKey: 'bk_staging_agency_booking',
    code: 'CREDITBUREAU',
  },
} as const satisfies Record<KeyedConnector, Party>;
