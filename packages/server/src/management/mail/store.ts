import type { Tx } from '../../ports/transaction.ts';
import type { LinkKind } from '../identity/types.ts';

/** Notice of an account change. It lets a member detect changes made by someone else. */
export type NoticeKind =
  | 'passwordChanged'
  | 'secondFactorSet'
  | 'secondFactorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'factorsReset'
  | 'approvalRequested'
  | 'doneAlone'
  | 'invitedElsewhere';
export type MailKind = LinkKind | NoticeKind;

export type Mail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly email: string;
  readonly createdAt: Date;
  /** Number of send attempts, including the current one. */
  readonly tries: number;
};

export type MailStore = {
  /** Queues an email, replacing any unsent email of the same kind. */
  readonly put: (tx: Tx, mail: Omit<Mail, 'tries'>) => Promise<void>;
  /** Leases the next due email, so that no other instance sends it at the same time. */
  readonly take: (now: Date, leasedUntil: Date) => Promise<Mail | undefined>;
  readonly retryAt: (id: string, at: Date) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};
