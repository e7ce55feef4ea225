import type { GuardedAction } from './four-eyes.ts';

/** Approval status. `expired`: no decision was made in time. */
export type ApprovalStatus = 'waiting' | 'approved' | 'rejected' | 'expired';

/** How a request was carried out without a second operator. */
export type Alone = 'unreviewed' | 'coolDown' | 'commandLine';

export type Approval = {
  readonly id: number;
  readonly action: GuardedAction;
  /** Target of the action, written as in the audit log. */
  readonly subject: string;
  readonly agencyId: number | undefined;
  readonly agencyName: string | undefined;
  /** Parameters of the administration function. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly askedBy: string;
  /** Portal member who made the request; `undefined` at the command line. */
  readonly askedByMember: string | undefined;
  readonly askedAt: Date;
  /** Earliest time at which a single operator may carry out the action; `undefined` if there was a second operator. */
  readonly coolDownUntil: Date | undefined;
  readonly expiresAt: Date;
  readonly status: ApprovalStatus;
  readonly decided: { readonly by: string; readonly at: Date } | undefined;
  readonly alone: Alone | undefined;
};

/** An operator who can sign in. */
export type Operator = {
  readonly id: string;
  readonly email: string;
  /**
   * Time from which the operator may decide on requests; `undefined` for an operator who accepted the invitation under
   * an earlier release and has not signed in since.
   */
  readonly decidesSince: Date | undefined;
};
