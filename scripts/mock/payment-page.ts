import { contract } from '@agency-booking/connector-contracts/payment-page';
import { SILENT } from '@agency-booking/payment-page/observer';
import { createPage, type PageDeps } from '@agency-booking/payment-page/page';
import type { RequestHandler } from 'express';

type Service = ReturnType<PageDeps['service']>;
type Value<Answer> = Extract<Awaited<Answer>, { value: unknown }>['value'];
type Examples = {
  readonly 'PageSession.open': { readonly value: Value<ReturnType<Service['readSession']>> };
  readonly 'CardPlans.bonus': { readonly value: Value<ReturnType<Service['listInstallments']>> };
};

const examples = contract.components!.examples as unknown as Examples;
const PATHS = /^\/(?:pay|sessions)\//;

/**
 * Serves the payment page with the example session. After a payment, it shows the result once and then the form again.
 */
export function mockPaymentPage(): RequestHandler {
  const open = examples['PageSession.open'].value;
  let isPaid = false;
  const page = createPage({
    service: () => ({
      async readSession() {
        const status = isPaid ? 'paid' : 'open';
        isPaid = false;
        return { value: { ...open, status } };
      },
      listInstallments: async () => ({ value: examples['CardPlans.bonus'].value }),
      async startPayment() {
        isPaid = true;
        return { value: open };
      },
    }),
    processor: { createToken: async () => 'tok_example' },
    publicUrl: 'http://localhost',
    trustProxyHops: 0,
    now: () => new Date(),
    observer: SILENT,
    isClosing: () => false,
  });
  return (request, response, next) => (PATHS.test(request.path) ? page(request, response, next) : next());
}
