import type { Language } from '../shared/language.ts';
import type { Money } from '../shared/money.ts';
import type { Challenge, Decline } from './payment-attempts.ts';

export type SessionStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'cancelled';

type Stop = { readonly place: string; readonly at: string };

/** A payment session as the traveller sees it. */
export type PageSession = {
  readonly id: string;
  readonly status: SessionStatus;
  readonly expiresAt: Date;
  readonly language: Language;
  readonly agencyName: string;
  /** Absent once the return URL has been deleted. */
  readonly returnUrl: string | undefined;
  readonly amount: Money;
  readonly dueAtDesk: Money;
  readonly order: {
    readonly orderId: string;
    readonly car: string;
    readonly vendor: string | undefined;
    readonly imageUrl: string;
    /**
     * Absent in orders created before pick-up and drop-off details were stored with orders. Times are local, without an
     * offset.
     */
    readonly pickUp: Stop | undefined;
    readonly dropOff: Stop | undefined;
    readonly extras: readonly { readonly name: string; readonly quantity: number }[];
  };
  readonly payment: PagePayment | undefined;
};

/** The parts of an order that the page shows. */
export type PageOrder = Pick<PageSession, 'language' | 'amount' | 'dueAtDesk' | 'order'>;

export type PagePayment = {
  readonly state: 'challenge' | 'processing' | 'completed' | 'failed' | 'declined' | 'notCharged';
  readonly challenge?: Challenge | undefined;
  readonly reason?: Decline['reason'] | undefined;
};

export type CardPlans = {
  readonly bankName: string;
  readonly association: string;
  readonly family: string;
  readonly plans: readonly { readonly installmentCount: number; readonly installment: Money; readonly total: Money }[];
};

/** The reason why the service refuses a request from the page. Nothing is charged. */
export type PageRefusal = {
  readonly refused:
    | 'session.notFound'
    | 'bin.notFound'
    | 'card.invalid'
    | 'card.notAccepted'
    | 'installments.notOffered'
    | 'card.tooManyDeclines'
    | 'processor.didNotAnswer';
  readonly retryAfterSeconds?: number;
};

export type StartPayment = {
  readonly secret: string;
  readonly token: string;
  readonly installmentCount: number;
  readonly ipAddress: string;
  readonly userAgent: string | undefined;
  /** The language in which the traveller reads the page. */
  readonly language: Language | undefined;
};

/** The operations of the payment page. */
export type PaymentPage = {
  readonly readPageSession: (secret: string) => Promise<PageSession | PageRefusal>;
  readonly listInstallments: (request: {
    readonly secret: string;
    readonly bin: string;
  }) => Promise<CardPlans | PageRefusal>;
  readonly startPayment: (request: StartPayment) => Promise<PageSession | PageRefusal>;
};
