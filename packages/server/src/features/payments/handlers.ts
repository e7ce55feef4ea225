import type { PaymentsHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import { CardNumber } from '../../shared/card-number.ts';
import { type Language, preferredLanguage } from '../../shared/language.ts';
import { bankPage, neutralPage, type Page, returnPage } from './rules.pages.ts';
import { plansIn } from './rules.ts';
import { finish3ds, receive3dsCallback } from './service.finish.ts';
import {
  cancelPaymentSession,
  createPaymentSession,
  getPaymentSession,
  type SessionsDeps,
} from './service.sessions.ts';
import { getInstallmentInfo, payOrder } from './service.ts';

export type HandlerDeps = SessionsDeps;

const NONCE_BYTES = 16;

export function createPaymentsHandlers(deps: HandlerDeps): PaymentsHandlers<Caller> {
  const newNonce = () => Buffer.from(deps.randomBytes(NONCE_BYTES)).toString('base64url');

  return {
    async getInstallmentInfo({ body, caller }, answer, fail) {
      const { orderID: orderId, binNumber } = body;
      const { profile, order } = await getInstallmentInfo(
        { orderId, agencyId: caller.agencyId, bin: binNumber },
        deps,
        fail,
      );
      const { currency } = order.amount;
      return answer(200, {
        bankCode: profile.bankCode,
        bankName: profile.bankName,
        binNumber,
        cardAssociation: profile.association,
        cardFamily: profile.family,
        cardType: profile.type,
        shouldForceTo3D: profile.requires3ds,
        supportedCurrencies: profile.currencies,
        installmentPrices: plansIn(currency, profile).map(({ installmentCount, installment, total }) => ({
          number: installmentCount,
          price: { amount: installment, currency },
          totalPrice: { amount: total, currency },
        })),
      });
    },

    async payOrder({ body, caller }, answer, fail) {
      const { outcome, payment } = await payOrder({ caller, orderId: body.orderID, ...cardOf(body) }, deps, fail);
      const { challenge, context } = outcome.attempt;
      return answer(200, {
        status:
          outcome.kind === 'completed' ? 'success' : outcome.kind === 'challenge' ? 'redirect_required' : 'failed',
        is3dsSecure: challenge !== undefined,
        threeDSHtmlContent:
          outcome.kind === 'challenge' && challenge
            ? bankPage(challenge, { language: context.language as Language, nonce: newNonce() })
            : null,
        payment,
      });
    },

    async receive3dsCallback({ path: { orderID: orderId }, body }, answer) {
      const { paymentId: attemptId, transactionId } = body;
      const language = preferredLanguage(body.language.replaceAll('_', '-'));
      const nonce = newNonce();
      const returned = await receive3dsCallback({ orderId, attemptId, transactionId }, deps);
      if (!returned) return answer(200, ...shown(neutralPage({ language, nonce })));
      const { outcome, finishAddress } = returned;
      return answer(200, ...shown(returnPage(outcome, { language, nonce, finishAddress })));
    },

    async finish3ds({ path, query }, answer) {
      const returned = await finish3ds({ orderId: path.orderID, token: query.token }, deps);
      const nonce = newNonce();
      if (!returned) return answer(200, ...shown(neutralPage({ language: 'en', nonce })));
      const { callbackUrl, outcome, finishAddress } = returned;
      if (callbackUrl) return answer(303, undefined, { Location: callbackUrl, 'Referrer-Policy': 'no-referrer' });
      const language = outcome.attempt.context.language as Language;
      return answer(200, ...shown(returnPage(outcome, { language, nonce, finishAddress })));
    },

    async createPaymentSession({ body: request, headers, caller: { agencyId } }, answer, fail) {
      const command = { agencyId, idempotencyKey: headers['idempotency-key'], request };
      return answer(201, toSession(await createPaymentSession(command, deps, fail)));
    },

    async getPaymentSession({ path: { paymentSessionId: id }, caller: { agencyId } }, answer, fail) {
      return answer(200, toSession(await getPaymentSession({ id, agencyId }, deps, fail)));
    },

    async cancelPaymentSession({ path: { paymentSessionId: id }, caller: { agencyId } }, answer, fail) {
      return answer(200, toSession(await cancelPaymentSession({ id, agencyId }, deps, fail)));
    },
  };
}

type PayBody = Parameters<PaymentsHandlers<Caller>['payOrder']>[0]['body'];

function cardOf(body: PayBody) {
  if (body.paymentType === 'limit') return {};
  const { cardNumber, cardHolderName, expireMonth, expireYear, cvc, ...rest } = body.payWithCard;
  const card = { number: new CardNumber(cardNumber), holderName: cardHolderName, expireMonth, expireYear, cvc };
  return { byCard: { card, ...rest } };
}

function shown({ content, policy }: Page): [content: string, headers: Record<string, string>] {
  return [content, { 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' }];
}

function toSession(session: Awaited<ReturnType<typeof getPaymentSession>>) {
  const { id, orderId: orderID, url, status, cancelReason, returnUrl, createdAt, expiresAt } = session;
  return {
    id,
    orderID,
    url,
    status,
    cancelReason,
    returnUrl,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
