import type { CallEvent } from '../connectors/call.ts';
import { createCreditBureauConnector } from '../connectors/credit-bureau.ts';
import { createExchangeRatesConnector } from '../connectors/exchange-rates.ts';
import { createMailConnector } from '../connectors/mail.ts';
import { createPaymentProcessorConnector } from '../connectors/payment-processor.ts';
import { stagingLogos } from '../connectors/staging-market.ts';
import { createTransferSupplierConnector } from '../connectors/transfer-supplier.ts';
import { createVendorConnector } from '../connectors/vendor.ts';
import { refusalOf } from '../connectors/webhooks/address.ts';
import { createWebhookSender } from '../connectors/webhooks/sender.ts';
import type { PartyKind } from '../ports/external-calls.ts';
import { openExternalCalls } from './external-calls.ts';
import type { Given } from './given.ts';
import type { Suppliers } from './suppliers.ts';

/** Maximum wait for the first exchange rates when the service starts without any. */
const RATES_DEADLINE_MILLISECONDS = 5_000;

export type ExternalSystems = ReturnType<typeof connect>;

export function connect(suppliers: Suppliers, given: Given) {
  const { config, metrics, tracing, now, world } = given;
  const calls = openExternalCalls(given);
  const isStaging = config.environment === 'staging';
  function observe(call: CallEvent): void {
    metrics.externalCallMade(call);
    tracing?.externalCallMade(call);
  }
  const failing = new Set<string>();
  function circuitChanged(change: { readonly party: string; readonly isOpen: boolean }): void {
    metrics.circuitChanged(change);
    if (change.isOpen) failing.add(change.party);
    else failing.delete(change.party);
  }
  // Circuit breakers measure real time. In a test world they stay closed, so that each party responds as configured by
  // the test.
  const inWorld = world && ({ elapsed: world.elapsed, underWay: world.underWay, breaks: 'never' } as const);
  const seen = { observe, circuitChanged, ...inWorld };
  /** Returns observers that also record each call made for an order on the order's timeline. */
  function recording(kind: PartyKind) {
    const keep = calls.calledOf(kind);
    return {
      ...seen,
      observe(call: CallEvent): void {
        observe(call);
        keep(call);
      },
    };
  }
  const vendors = createVendorConnector({
    connectionOf: (code) => suppliers.connectionOf({ kind: 'vendor', code }),
    now,
    sharedMilliseconds: config.limits.carSearchSharedSeconds * 1000,
    ...recording('vendor'),
  });
  const transferSuppliers = createTransferSupplierConnector({
    connectionOf: (code) => suppliers.connectionOf({ kind: 'transferSupplier', code }),
    ...recording('transferSupplier'),
  });
  const processor = createPaymentProcessorConnector({ ...config.processor, ...recording('processor') });
  const bureau = createCreditBureauConnector({ ...config.bureau, ...seen });
  const exchangeRates = createExchangeRatesConnector({
    feed: config.exchangeRates,
    deadlineMilliseconds: RATES_DEADLINE_MILLISECONDS,
    ...seen,
  });
  const { baseUrl, key, deadlineMilliseconds } = config.mail;
  const mail = baseUrl ? createMailConnector({ baseUrl, key: key ?? '', deadlineMilliseconds, ...seen }) : undefined;
  const connectors = [vendors, transferSuppliers, processor, bureau, exchangeRates, ...(mail ? [mail] : [])];
  const localhost = { allowsLocalhost: isStaging };
  return {
    webhooks: {
      send: createWebhookSender({ ...localhost, elapsed: world?.elapsed, underWay: world?.underWay }),
      refusalOf: (url: string) => refusalOf(url, localhost),
    },
    calls,
    failingParties: () => [...failing],
    suppliers,
    vendors,
    transferSuppliers,
    processor,
    bureau,
    /** Vendors have a default logo only on staging. */
    logoOf: isStaging ? stagingLogos(config.sandboxPublicUrl ?? config.vendor.baseUrl) : () => undefined,
    mail,
    exchangeRates,
    async close(): Promise<void> {
      await Promise.all(connectors.map(({ close }) => close()));
    },
  };
}
