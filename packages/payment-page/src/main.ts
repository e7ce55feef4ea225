/** The payment page, which has no database and stores no card: the processor replaces each card with a token. */
import type { RequestListener } from 'node:http';
import { type Observer, SILENT } from './observer.ts';
import { createProcessor } from './processor.ts';
import { createPage } from './routes.ts';
import { createService } from './service.ts';

export type PaymentPageOptions = {
  /** The service's URL, without a path, and the page's key. */
  readonly service: { readonly baseUrl: string; readonly key: string };
  readonly processor: { readonly baseUrl: string; readonly key: string };
  /** The origin of the page's public URL, which travellers open. */
  readonly publicUrl: string;
  readonly trustProxyHops?: number;
  /** Maximum time for a call to the service or the processor. */
  readonly timeoutMilliseconds?: number;
  readonly now?: () => Date;
  /** Receives the outcomes of requests and calls. Without an observer, they are not recorded. */
  readonly observer?: Observer;
  /** True once the process has received a shutdown signal. */
  readonly isClosing?: () => boolean;
};

/** Call timeout, which exceeds the service's own payment timeout, so that the page does not miss the response. */
export const TIMEOUT_MILLISECONDS = 35_000;

export function createPaymentPage(options: PaymentPageOptions): RequestListener {
  const { publicUrl, trustProxyHops = 0, now = () => new Date() } = options;
  const { observer = SILENT, isClosing = () => false, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = options;
  const calls = { timeoutMilliseconds, called: observer.called };
  return createPage({
    service: createService({ ...options.service, ...calls, name: 'service' }),
    processor: createProcessor({ ...options.processor, ...calls, name: 'processor' }),
    publicUrl,
    trustProxyHops,
    now,
    observer,
    isClosing,
  });
}
