import type { Exchange } from '../../../../packages/server/test/support/exchange-proxy.ts';

/** The requests of a payment session, by method and path. The first match applies. */
const operations = {
  createPaymentSession: /^POST \/api\/v1\/payment\/sessions$/,
  getPaymentSession: /^GET \/api\/v1\/payment\/sessions\//,
  receive3dsCallback: /^POST \/api\/v1\/payment\/3ds-callback\//,
  finish3ds: /^GET \/api\/v1\/payment\/3ds-finish\//,
  openLink: /^GET \/pay\//,
  showSession: /^GET \/sessions\//,
  showInstallments: /^POST \/sessions\/[^/]+\/installments$/,
  submitCard: /^POST \/sessions\/[^/]+\/payments$/,
  returnFromBank: /^GET \/return\//,
  readPageSession: /^POST \/payment-page\/v1\/sessions\/read$/,
  listInstallments: /^POST \/payment-page\/v1\/sessions\/installments$/,
  startPayment: /^POST \/payment-page\/v1\/sessions\/payments$/,
  createCardToken: /^POST \/processor\/card-tokens$/,
  lookUpCardToken: /^POST \/processor\/card-tokens\/lookup$/,
  lookUpBin: /^GET \/processor\/bins\//,
  start3ds: /^POST \/processor\/3ds$/,
  charge: /^POST \/processor\/charges$/,
  findTransaction: /^GET \/processor\/transactions\/[^/]+$/,
  voidTransaction: /^POST \/processor\/transactions\/[^/]+\/void$/,
  createReservation: /^POST \/vendors\/[^/]+\/reservations$/,
} as const;

/** `showResult` and `readResult` request the page and its session after the visit to the bank. */
export type Operation = keyof typeof operations | 'showResult' | 'readResult';

/** `isBack` is true after the traveller has confirmed the payment at the bank. */
export function operationOf({ method, path }: Exchange, isBack: boolean): Operation | undefined {
  const request = `${method} ${path.split('?')[0]}`;
  const found = Object.entries(operations).find(([, pattern]) => pattern.test(request));
  const name = found?.[0] as Operation | undefined;
  if (!isBack) return name;
  return name === 'showSession' ? 'showResult' : name === 'readPageSession' ? 'readResult' : name;
}
