import type { components } from '@agency-booking/connector-contracts/payment-processor';
import { cardByNumber, type Decline, type Fate, masked } from './cards.ts';

type Card = components['schemas']['Card'];

/** The stored part of a card: the digits that may be shown, and the result of its charges. */
export type AssessedCard = {
  readonly maskedCard: string;
  readonly fate: Fate;
  readonly bankName: string;
  readonly requires3ds: boolean;
};

const CVC = '123';
const AMERICAN_EXPRESS_CVC = '1234';

const BANK_WORDS: Readonly<Record<Decline['reason'], { bankCode: number; bankMessage: string }>> = {
  refused: { bankCode: 10005, bankMessage: 'Do not honour' },
  invalidNumber: { bankCode: 10014, bankMessage: 'Invalid card number' },
  insufficientFunds: { bankCode: 10051, bankMessage: 'Insufficient funds' },
  cardExpired: { bankCode: 10054, bankMessage: 'Expired card' },
  invalidCvc: { bankCode: 10084, bankMessage: 'Invalid CVC' },
  not3dsCapable: { bankCode: 10093, bankMessage: 'Card not enrolled' },
  notAuthenticated: { bankCode: 10098, bankMessage: 'Authentication failed' },
  customerGaveUp: { bankCode: 10099, bankMessage: 'Cancelled by the cardholder' },
};

export function declineFor(reason: Decline['reason']): Decline {
  return { reason, ...BANK_WORDS[reason] };
}

export function assess(card: Card, now: Date): AssessedCard {
  const { bankName = '', requires3ds = false } = cardByNumber.get(card.number) ?? {};
  return { maskedCard: masked(card.number), fate: fateOf(card, now), bankName, requires3ds };
}

function fateOf({ number, expireYear, expireMonth, cvc }: Card, now: Date): Fate {
  const card = cardByNumber.get(number);
  if (!card) return { kind: 'declined', reason: 'invalidNumber' };
  if (endOfMonth(expireYear, expireMonth) <= now) return { kind: 'declined', reason: 'cardExpired' };
  if (cvc !== (card.association === 'American Express' ? AMERICAN_EXPRESS_CVC : CVC)) {
    return { kind: 'declined', reason: 'invalidCvc' };
  }
  return card.fate;
}

/** Returns the end of the month printed on a card. The card is valid until then. */
function endOfMonth(year: string, month: string): Date {
  return new Date(Date.UTC(Number(year), Number(month)));
}
