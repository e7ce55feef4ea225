import type { Connector } from './generated/connectors.ts';

export type { Connector };

/**
 * The connectors for orders and payments, which require a key. The exchange rate connector requires no key, and only
 * the portal sends email.
 */
export type KeyedConnector = Exclude<Connector, 'exchange-rates' | 'mail'>;

/** Connector data that is not in the contract, shared by the service and the sandbox. */
type Party = {
  /** The configuration group, read from `<PREFIX>_BASE_URL`, `<PREFIX>_KEY` and so on. */
  readonly group: string;
  readonly prefix: string;
  readonly name: string;
  /** The staging key. The key is public, so production rejects it. */
  readonly stagingKey: string;
  /** A single party's code in metrics, faults and the console. Vendors and transfer suppliers have separate codes. */
  readonly code?: string;
};

/** The sandbox's default port, which `SANDBOX_PORT` overrides. */
export const SANDBOX_PORT = 8081;

/** The payment page's default port, which `PAY_PORT` overrides. */
export const PAY_PORT = 8082;

/**
 * Webhook secrets of the parties whose reservations can be paid for on staging. The secrets are public, so production
 * rejects them.
 */
export const STAGING_REPORT_SECRETS = ['TESTDRIVE', 'BOSPHORUS', 'ANATOLIA', 'RIVIERA', 'SKYLINE', 'CITYHOP']
  .map((code) => `${code}=whsec_${btoa(`staging-only-report-secret-${code}`)}`)
  .join(',');

/** The name of the exchange rate publisher in metrics, faults and the console. */
export const EXCHANGE_RATES = 'EXCHANGERATES';

/** The email service: its code in metrics, faults and the console, and its public staging key. */
export const MAIL = { code: 'MAIL', stagingKey: 'mk_staging_agency_booking' } as const;

/**
 * The payment page's staging key for the processor. The key permits only createCardToken, and production rejects it.
 */
export const CARD_TOKEN_STAGING_KEY = 'ptk_staging_agency_booking';

/** The name of the webhook receivers of all agencies, for waits in a test world. */
export const WEBHOOKS = 'WEBHOOKS';

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
