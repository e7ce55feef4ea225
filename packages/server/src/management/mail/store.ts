import type { Tx } from '../../ports/transaction.ts';
import type { LinkKind } from '../identity/types.ts';

/** Tells a member what has happened: a member who has not done it knows that another person has. */
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
  /** This one included. */
  readonly tries: number;
};

export type MailStore = {
  /** One of the same kind that has yet to go out is replaced. */
  readonly put: (tx: Tx, mail: Omit<Mail, 'tries'>) => Promise<void>;
  /** What is due, taken for a while: another instance does not send it, too. */
  readonly take: (now: Date, leasedUntil: Date) => Promise<Mail | undefined>;
  readonly retryAt: (id: string, at: Date) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};
