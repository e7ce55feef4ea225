import type { Connector } from './generated/connectors.ts';

export type { Connector };

/**
 * The connectors that orders and payments need, which require a key. Exchange rates are public, and only the portal
 * sends mail.
 */
export type KeyedConnector = Exclude<Connector, 'exchange-rates' | 'mail'>;

/** The data about a connector, beyond its contract, that the service and the sandbox share. */
type Party = {
  /**
   * The group in the configuration that holds the settings, read from `<PREFIX>_BASE_URL`, `<PREFIX>_KEY` and so on.
   */
  readonly group: string;
  readonly prefix: string;
  readonly name: string;
  /** The staging key. The key is public, so production rejects it. */
  readonly stagingKey: string;
  /**
   * The code of a single party in metrics, faults and the console. Each vendor and transfer supplier has a separate
   * code.
   */
  readonly code?: string;
};

/** The default port of the sandbox, which `SANDBOX_PORT` overrides. */
export const SANDBOX_PORT = 8081;

/**
 * The webhook secrets of vendors and suppliers whose reservations can be paid on staging. The secrets are public, so
 * production rejects them.
 */
export const STAGING_REPORT_SECRETS = ['TESTDRIVE', 'BOSPHORUS', 'ANATOLIA', 'RIVIERA', 'SKYLINE', 'CITYHOP']
  .map((code) => `${code}=whsec_${btoa(`staging-only-report-secret-${code}`)}`)
  .join(',');

/** The name of the exchange rate publisher in metrics, faults and the console. */
export const EXCHANGE_RATES = 'EXCHANGERATES';

/** The mail service: its code in metrics, faults and the console, and its public staging key. */
export const MAIL = { code: 'MAIL', stagingKey: 'mk_staging_agency_booking' } as const;

/** All connectors that require a key. The settings and the production checks are derived from these entries. */
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
