import type { CallResult } from '../../ports/call-result.ts';
import type { CardPort, ChargeAnswer } from '../../ports/charging.ts';
import type { CardPayment } from '../../ports/paying.ts';
import type { PaymentAttempt } from '../../ports/payment-attempts.ts';
import type { PaymentProcessor, Transaction } from '../../ports/payment-processor.ts';
import { unreachable } from '../../shared/result.ts';

export function createCardCharging(processor: PaymentProcessor): CardPort {
  return {
    charge: async (attempt, payment) => chargeAnswer(await processor.chargeCard(chargeOf(attempt, payment))),
    async authenticate(attempt, payment) {
      const { returnUrl, language } = payment;
      const result = await processor.start3ds({ ...chargeOf(attempt, payment), returnUrl, language });
      if (!result.answered) return { kind: 'silent' };
      // The attempt is voided, so that a request which is still in transit cannot start a transaction.
      if (!result.answer) return { kind: 'silent' };
      const { transaction, challenge } = result.answer;
      if (transaction.status === 'declined') return { kind: 'declined', decline: declineOf(transaction) };
      const { transactionId } = transaction;
      return challenge && transactionId ? { kind: 'challenge', challenge, transactionId } : { kind: 'silent' };
    },
    find: async ({ id }) => chargeAnswer(await processor.findTransaction(id)),
    complete: async ({ id }) => chargeAnswer(await processor.chargeAuthenticated(id)),
    async voidCharge({ id }) {
      const result = await processor.voidTransaction(id, `void:${id}`);
      if (isRefused(result)) return refusalOf(result);
      const { kind } = chargeAnswer(result);
      // The money counts as returned only when the processor reports the transaction as voided or declined.
      return kind === 'voided' || kind === 'declined' ? 'voided' : 'silent';
    },
    async refund({ id, amount: { currency }, legCancellation }, amount) {
      const reference = legCancellation?.leavesReserved ? `cxl:${id}:part` : `cxl:${id}`;
      const result = await processor.refund(id, { reference, money: { amount, currency } });
      if (isRefused(result)) return refusalOf(result);
      return result.answered ? result.answer : 'silent';
    },
    // The processor charges the card, so no ledger entry is written.
    onTransition: async () => {},
  };
}

type Refused = Extract<CallResult<unknown>, { answered: false }>;
const isRefused = (result: CallResult<unknown>): result is Refused => !result.answered && result.reason === 'refused';
const refusalOf = ({ reason, detail = reason }: Refused) => ({ refused: detail });

const chargeOf = ({ id, amount }: PaymentAttempt, { card, installmentCount }: Omit<CardPayment, 'by'>) => ({
  reference: id,
  money: amount,
  installmentCount,
  card,
});

function chargeAnswer(result: CallResult<Transaction | undefined>): ChargeAnswer {
  if (!result.answered) return { kind: 'silent' };
  if (!result.answer) return { kind: 'none' };
  const { status, transactionId } = result.answer;
  switch (status) {
    case 'charged':
      return { kind: 'charged', transactionId };
    case 'declined':
      return { kind: 'declined', decline: declineOf(result.answer) };
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
