/** The payment page. It has no database and stores no card: the processor replaces each card with a token. */
import type { RequestListener } from 'node:http';
import { createProcessor } from './processor.ts';
import { createPage } from './routes.ts';
import { createService } from './service.ts';

export type PaymentPageOptions = {
  /** The service, without a path. */
  readonly service: { readonly baseUrl: string; readonly key: string };
  readonly processor: { readonly baseUrl: string; readonly key: string };
  /** The origin that travellers open. */
  readonly publicUrl: string;
  readonly trustProxyHops?: number;
  readonly now?: () => Date;
};

/** Longer than the service's own limit for a payment, so that its response is not missed. */
const TIMEOUT_MILLISECONDS = 35_000;

export function createPaymentPage(options: PaymentPageOptions): RequestListener {
  const { service, processor, publicUrl, trustProxyHops = 0, now = () => new Date() } = options;
  return createPage({
    service: createService({ ...service, timeoutMilliseconds: TIMEOUT_MILLISECONDS }),
    processor: createProcessor({ ...processor, timeoutMilliseconds: TIMEOUT_MILLISECONDS }),
    publicUrl,
    trustProxyHops,
    now,
  });
}
