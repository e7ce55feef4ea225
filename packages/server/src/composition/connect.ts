import type { CallEvent } from '../connectors/call.ts';
import { createCreditBureauConnector } from '../connectors/credit-bureau.ts';
import { createExchangeRatesConnector } from '../connectors/exchange-rates.ts';
import { createPaymentProcessorConnector } from '../connectors/payment-processor.ts';
import { stagingLogos } from '../connectors/staging-market.ts';
import { createTransferSupplierConnector } from '../connectors/transfer-supplier.ts';
import { createVendorConnector } from '../connectors/vendor.ts';
import { refusalOf } from '../connectors/webhooks/address.ts';
import { createWebhookSender } from '../connectors/webhooks/sender.ts';
import type { Given } from './given.ts';

/** A start without any rates waits that long for the first. */
const RATES_DEADLINE_MILLISECONDS = 5_000;

export type Outside = ReturnType<typeof connect>;

/** Every system outside, each behind the port that the rooms know. */
export function connect({ config, metrics, tracing }: Given) {
  const isStaging = config.environment === 'staging';
  function observe(call: CallEvent): void {
    metrics.outsideCalled(call);
    tracing?.outsideCalled(call);
  }
  const seen = { observe, circuitChanged: metrics.circuitChanged };
  const vendors = createVendorConnector({ ...config.vendor, ...seen });
  // The deadlines of vendors hold for transfer suppliers, too.
  const transferSuppliers = createTransferSupplierConnector({ ...config.vendor, ...config.transferSupplier, ...seen });
  const processor = createPaymentProcessorConnector({ ...config.processor, ...seen });
  const bureau = createCreditBureauConnector({ ...config.bureau, ...seen });
  const exchangeRates = createExchangeRatesConnector({
    feed: config.exchangeRates,
    deadlineMilliseconds: RATES_DEADLINE_MILLISECONDS,
    ...seen,
  });
  const connectors = [vendors, transferSuppliers, processor, bureau, exchangeRates];
  const localhost = { allowsLocalhost: isStaging };
  return {
    webhooks: {
      send: createWebhookSender(localhost),
      refusalOf: (url: string) => refusalOf(url, localhost),
    },
    vendors,
    transferSuppliers,
    processor,
    bureau,
    /** Elsewhere than on staging, nobody has given us any of these yet. */
    logoOf: isStaging ? stagingLogos(config.sandboxPublicUrl ?? config.vendor.baseUrl) : () => undefined,
    exchangeRates,
    async close(): Promise<void> {
      await Promise.all(connectors.map(({ close }) => close()));
    },
  };
}
