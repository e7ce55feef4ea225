import type { CallResult } from '../../ports/call-result.ts';
import type { ChallengeAnswer, ChargeAnswer, ChargePort } from '../../ports/charging.ts';
import type { PaymentAttempt } from '../../ports/payment-attempts.ts';
import type { PaymentCard, PaymentProcessor, Transaction } from '../../ports/payment-processor.ts';
import type { Language } from '../../shared/language.ts';
import { unreachable } from '../../shared/result.ts';

/** How the money's machine takes money from cards and gives it back. */
export function createCardCharging(processor: PaymentProcessor): ChargePort {
  return {
    // A card is charged outside; nothing is set aside here.
    hold: async () => 'held',
    find: async ({ id }) => answerOf(await processor.findTransaction(id)),
    complete: async ({ id }) => answerOf(await processor.chargeAuthenticated(id)),
    async voidCharge({ id }) {
      const { kind } = answerOf(await processor.voidTransaction(id, `void:${id}`));
      // Money is back only where the processor says that none is left.
      return kind === 'voided' || kind === 'declined' ? 'voided' : 'silent';
    },
    async refund({ id, amount }, refunded) {
      const money = { amount: refunded, currency: amount.currency };
      const asked = await processor.refund(id, { reference: `cxl:${id}`, money });
      return asked.answered ? asked.answer : 'silent';
    },
    onMoved: async () => {},
  };
}

export type CardPayment = {
  readonly card: PaymentCard;
  readonly installmentCount: number;
  readonly returnUrl: string;
  readonly language: Language;
};

/** Charges the card of this call; nobody else ever sees it. */
export const chargeWith =
  (processor: PaymentProcessor, { card, installmentCount }: CardPayment) =>
  async ({ id, amount }: PaymentAttempt): Promise<ChargeAnswer> =>
    answerOf(await processor.chargeCard({ reference: id, money: amount, installmentCount, card }));

/** Asks for the bank's page for the card of this call. */
export const authenticateWith =
  (processor: PaymentProcessor, { card, installmentCount, returnUrl, language }: CardPayment) =>
  async ({ id, amount }: PaymentAttempt): Promise<ChallengeAnswer> => {
    const charge = { reference: id, money: amount, installmentCount, card };
    const asked = await processor.start3ds({ ...charge, returnUrl, language });
    if (!asked.answered) return { kind: 'silent' };
    const { transaction, challenge } = asked.answer;
    if (transaction.status === 'declined') return { kind: 'declined', decline: declineOf(transaction) };
    const { transactionId } = transaction;
    return challenge && transactionId ? { kind: 'challenge', challenge, transactionId } : { kind: 'silent' };
  };

function answerOf(asked: CallResult<Transaction | undefined>): ChargeAnswer {
  if (!asked.answered) return { kind: 'silent' };
  if (!asked.answer) return { kind: 'none' };
  const { status, transactionId } = asked.answer;
  switch (status) {
    case 'charged':
      return { kind: 'charged', ...(transactionId !== undefined && { transactionId }) };
    case 'declined':
      return { kind: 'declined', decline: declineOf(asked.answer) };
    case 'awaitingCustomer':
    case 'authenticated':
    case 'processing':
    case 'voided':
      return { kind: status };
    default:
      return unreachable(status);
  }
}

const declineOf = ({ decline }: Transaction) => decline ?? ({ reason: 'refused' } as const);
