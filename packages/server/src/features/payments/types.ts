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
  /** The return URL, which is deleted a day after the session has ended, or with the order's personal data. */
  readonly returnUrl: string | undefined;
  readonly createdAt: Date;
  /** Time at which the payment page was first opened. */
  readonly openedAt: Date | undefined;
  readonly expiresAt: Date;
};

export type NewPaymentSession = Omit<PaymentSession, 'status' | 'cancelReason' | 'openedAt'>;

/** The subject of a limit on declines. */
export type VelocityReason = 'card' | 'bin' | 'agency';

/** Attempts within the last hour, counted before a new attempt is made. */
export type RecentTries = {
  readonly tries: number;
  readonly declines: number;
  /** Time of the decline that must be an hour old before the number of recent declines is below the limit again. */
  readonly lastStraw: { readonly [Reason in VelocityReason]?: Date | undefined };
};
