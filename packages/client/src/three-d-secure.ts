import type { PaymentResult as AnyPaymentResult } from './generated/types.ts';

/** The result of a payment request. `status` indicates whether the customer must confirm the payment at the bank. */
export type PaymentResult = EndedPayment | PaymentToConfirm;

/** A payment that the customer must confirm at the bank. */
export type PaymentToConfirm = AnyPaymentResult & {
  readonly status: 'redirect_required';
  readonly threeDSHtmlContent: string;
};

/** A payment that requires no further action from the customer. */
export type EndedPayment = AnyPaymentResult & {
  readonly status: Exclude<AnyPaymentResult['status'], 'redirect_required'>;
  readonly threeDSHtmlContent: null;
};

/** The query parameters that the customer's browser sends to the `callbackUrl`. */
export type PaymentReturn = {
  readonly status: 'success' | 'failure';
  readonly orderId: string;
  readonly transactionId: string;
  /** A description of the outcome, for your log. */
  readonly description: string;
};

/** Returns true if the customer must confirm the payment at the bank. */
export function needs3ds(payment: AnyPaymentResult): payment is PaymentToConfirm {
  return payment.status === 'redirect_required' && typeof payment.threeDSHtmlContent === 'string';
}

/**
 * Replaces the current page in the customer's browser with the page that leads to the bank. On a server, send
 * `threeDSHtmlContent` unchanged as a separate page with the type `text/html; charset=utf-8`.
 */
export function show3ds({ threeDSHtmlContent }: PaymentToConfirm, page: WritablePage = browserPage()): void {
  page.open();
  page.write(threeDSHtmlContent);
  page.close();
}

/** The part of a browser's `document` that `show3ds` uses. */
export type WritablePage = { open(): unknown; write(text: string): void; close(): void };

/**
 * Reads the query string of the URL that the customer returned to. Returns `undefined` if the URL contains no payment
 * result. The URL can be forged, so use it only to identify the order. Read the actual status with `getOrder`.
 */
export function read3dsReturn(url: string | URL): PaymentReturn | undefined {
  // On a server, a request URL has no origin.
  const { searchParams } = new URL(url, 'http://localhost');
  // Parameters from the query of the `callbackUrl` come first, so the last value is the one that the service added.
  const last = (name: string) => searchParams.getAll(name).at(-1);
  const [status, orderId] = [last('status'), last('orderId')];
  if (!orderId || (status !== 'success' && status !== 'failure')) return undefined;
  return { status, orderId, transactionId: last('transactionId') ?? '', description: last('description') ?? '' };
}

function browserPage(): WritablePage {
  const { document } = globalThis as { document?: WritablePage };
  if (!document)
    throw new Error("There is no page in this environment. Send threeDSHtmlContent to the customer's browser.");
  return document;
}
