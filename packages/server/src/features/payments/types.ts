import type { SessionStatus } from '../../ports/payment-page.ts';

export type CancelReason = 'requested' | 'orderPaid' | 'orderEnded';

export type PaymentSession = {
  readonly id: string;
  readonly agencyId: number;
  readonly orderId: string;
  readonly status: SessionStatus;
  readonly cancelReason: CancelReason | undefined;
  /** SHA-256 of the secret in the link. */
  readonly linkHash: Uint8Array;
  readonly returnUrl: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type NewPaymentSession = Omit<PaymentSession, 'status' | 'cancelReason'>;
