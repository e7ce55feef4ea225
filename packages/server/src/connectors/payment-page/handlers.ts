import type { Handlers } from '@agency-booking/connector-contracts/payment-page';
import type { Decline } from '../../ports/payment-attempts.ts';
import type { PageRefusal, PageSession, PaymentPage } from '../../ports/payment-page.ts';

/** Handles calls from the payment page, as specified in `openapi/connectors/payment-page.yaml`. */
export function createPaymentPageHandlers(page: PaymentPage): Handlers<unknown> {
  return {
    async readPageSession({ body: { secret } }, answer, fail) {
      const session = await page.readPageSession(secret);
      return isRefused(session) ? fail('session.notFound') : answer(200, toPageSession(session));
    },

    async listInstallments({ body }, answer, fail) {
      const plans = await page.listInstallments(body);
      if (!isRefused(plans)) return answer(200, { ...plans, plans: [...plans.plans] });
      switch (plans.refused) {
        case 'bin.notFound':
        case 'card.notAccepted':
        case 'processor.didNotAnswer':
          return fail(plans.refused);
        default:
          return fail('session.notFound');
      }
    },

    async startPayment({ body }, answer, fail) {
      const session = await page.startPayment({ ...body, userAgent: body.userAgent, language: body.language });
      if (!isRefused(session)) return answer(200, toPageSession(session));
      const { refused, retryAfterSeconds } = session;
      switch (refused) {
        case 'bin.notFound':
          return fail('card.notAccepted');
        case 'card.tooManyDeclines': {
          const headers = { 'Retry-After': String(retryAfterSeconds ?? NEXT_HOUR_SECONDS) };
          return fail(refused, undefined, { headers });
        }
        default:
          return fail(refused);
      }
    },
  };
}

/** An order's limit never resets, so `Retry-After` specifies the longest of the other limits. */
const NEXT_HOUR_SECONDS = 3_600;

const isRefused = (answer: object): answer is PageRefusal => 'refused' in answer;

/** The reasons for declining a card. The ledger's reasons never apply to a card. */
type CardReason = Exclude<Decline['reason'], 'insufficientLimit' | 'noCreditRecord'>;

function toPageSession({ order: { orderId: orderID, extras, ...order }, payment, ...session }: PageSession) {
  return {
    ...session,
    expiresAt: session.expiresAt.toISOString(),
    order: { orderID, ...order, extras: [...extras] },
    payment: payment && {
      state: payment.state,
      reason: payment.reason as CardReason | undefined,
      challenge: payment.challenge && { url: payment.challenge.url, fields: [...payment.challenge.fields] },
    },
  };
}
