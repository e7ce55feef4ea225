import type { PaymentResult as AnyPaymentResult } from './generated/types.ts';

/** How far a payment is; `status` tells whether there is a page to show. */
export type PaymentResult = EndedPayment | PaymentToConfirm;

/** A payment that the customer has to confirm at the bank. */
export type PaymentToConfirm = AnyPaymentResult & {
  readonly status: 'redirect_required';
  readonly threeDSHtmlContent: string;
};

/** A payment that needs no customer any more. */
export type EndedPayment = AnyPaymentResult & {
  readonly status: Exclude<AnyPaymentResult['status'], 'redirect_required'>;
  readonly threeDSHtmlContent: null;
};

/** What the customer's browser brings to the `callbackUrl`. */
export type PaymentReturn = {
  readonly status: 'success' | 'failure';
  readonly orderId: string;
  readonly transactionId: string;
  /** The outcome in words, for your log. */
  readonly description: string;
};

/** Whether the customer has to go to the bank before anything is paid. */
export function needs3ds(payment: AnyPaymentResult): payment is PaymentToConfirm {
  return payment.status === 'redirect_required' && typeof payment.threeDSHtmlContent === 'string';
}

/**
 * In the customer's browser: replaces the page with the one that leads to the bank. A server sends
 * `threeDSHtmlContent` as a page of its own instead, unchanged, as `text/html; charset=utf-8`.
 */
export function show3ds({ threeDSHtmlContent }: PaymentToConfirm, page: WritablePage = browserPage()): void {
  page.open();
  page.write(threeDSHtmlContent);
  page.close();
}

/** The part of a browser's `document` that it takes. */
export type WritablePage = { open(): unknown; write(text: string): void; close(): void };

/**
 * Reads the query of the address the customer came back to; undefined when it is none of ours. It can be forged, so it
 * only says which order to look at, and `getOrder` says what has become of it.
 */
export function read3dsReturn(url: string | URL): PaymentReturn | undefined {
  // What a server is asked for has no origin.
  const { searchParams } = new URL(url, 'http://localhost');
  // What was in the query of the callbackUrl before comes first.
  const last = (name: string) => searchParams.getAll(name).at(-1);
  const [status, orderId] = [last('status'), last('orderId')];
  if (!orderId || (status !== 'success' && status !== 'failure')) return undefined;
  return { status, orderId, transactionId: last('transactionId') ?? '', description: last('description') ?? '' };
}

function browserPage(): WritablePage {
  const { document } = globalThis as { document?: WritablePage };
  if (!document) throw new Error('There is no page here: send threeDSHtmlContent to the browser of the customer.');
  return document;
}
