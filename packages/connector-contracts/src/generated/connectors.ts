// Generated from openapi/connectors/ by `pnpm generate`. Change the contract, not this file.

export type Connector = 'credit-bureau' | 'exchange-rates' | 'mail' | 'payment-processor' | 'transfer-supplier' | 'vendor';
