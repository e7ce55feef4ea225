import type { Currency, Money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import type { Approval, Operator } from '../approval.ts';
import { type GuardedAction, guardedActions } from '../four-eyes.ts';

export type FourEyesSettings = {
  /** True if a single operator may move money in the portal. */
  readonly mayBeSingle: boolean;
  readonly coolDownHours: number;
  /** Limits per cool-down period, in minor units. A currency without an entry has a limit of 0. */
  readonly unreviewedLimits: Readonly<Partial<Record<Currency, number>>>;
};

type Wanted = {
  readonly action: GuardedAction;
  /** Portal member who makes the request; `undefined` at the command line. */
  readonly memberId: string | undefined;
  /** Amount of money moved by the action; `undefined` for actions without an amount. */
  readonly amount: Money | undefined;
};

export type Route = 'secondOperator' | 'coolDown' | 'unreviewed' | 'refused';

/**
 * `operators` contains all operators who can sign in. `unreviewed` is the amount already moved without review during
 * the cool-down period, in minor units of the same currency.
 */
export function routeOf(
  { action, memberId, amount }: Wanted,
  operators: readonly Operator[],
  unreviewed: number,
  { mayBeSingle, unreviewedLimits }: FourEyesSettings,
): Route {
  if (operators.length > 1) return 'secondOperator';
  const { changes, alone } = guardedActions[action];
  if (changes === 'money' && memberId !== undefined && !mayBeSingle) return 'refused';
  // Before the first operator accepts the invitation, actions can only be requested at the command line.
  if (operators.length === 0) return 'unreviewed';
  switch (alone) {
    case 'atOnce':
      return 'unreviewed';
    case 'coolDown':
      return 'coolDown';
    case 'upToLimit': {
      const isSmall = amount !== undefined && unreviewed + amount.amount <= (unreviewedLimits[amount.currency] ?? 0);
      return isSmall ? 'unreviewed' : 'coolDown';
    }
    default:
      return unreachable(alone);
  }
}

/** Reason for refusing an approval, for the security log. */
export type DecisionProblem = 'ownRequest' | 'newOperator' | 'formerOperator' | 'decided' | 'expired' | 'tooEarly';

export type Judgement =
  /** Accepted decision. `alone`: how the decision was made without a second operator; `undefined` if there was one. */
  | { readonly ok: true; readonly alone: 'coolDown' | 'commandLine' | undefined }
  | { readonly ok: false; readonly problem: DecisionProblem; readonly message: string };

type Decider = { readonly by: string; readonly memberId: string | undefined };

export const SINGLE_OPERATOR_REFUSED =
  'Moving money needs two operators. Invite a second operator under Operators, or start the service with ' +
  'SINGLE_OPERATOR=true.';

/** The requester and the approver must both have been operators when the request was made. */
export function judgeApproval(
  approval: Approval,
  decider: Decider,
  operators: readonly Operator[],
  now: Date,
): Judgement {
  const { id, askedBy, askedByMember, askedAt, coolDownUntil } = approval;
  const wasOperator = (memberId: string) =>
    operators.some((each) => each.id === memberId && each.decidesSince !== undefined && each.decidesSince <= askedAt);
  const decided = judgeOpen(approval);
  if (decided) return decided;
  if (askedByMember !== undefined && !wasOperator(askedByMember))
    return refused(
      'formerOperator',
      `${askedBy} was removed or had to set up sign-in again after this request. Reject it and request it again.`,
    );
  const isOwn = decider.by.toLowerCase() === askedBy.toLowerCase();
  if (isOwn && (coolDownUntil === undefined || decider.memberId === undefined))
    return refused('ownRequest', 'You made this request. A different operator must approve it.');
  if (decider.memberId === undefined) return { ok: true, alone: 'commandLine' };
  if (!isOwn) {
    if (wasOperator(decider.memberId)) return { ok: true, alone: undefined };
    return refused(
      'newOperator',
      `You became an operator after approval ${id} was requested. ${askedBy} must withdraw it and request it again.`,
    );
  }
  if (operators.length > 1)
    return refused('ownRequest', 'A second operator has joined. Withdraw this request and request it again.');
  if (now < coolDownUntil!)
    return refused(
      'tooEarly',
      `The request can be carried out from ${coolDownUntil!.toISOString()}. It can be withdrawn before that.`,
    );
  return { ok: true, alone: 'coolDown' };
}

/** Returns the reason why a request is closed; `undefined` if it can still be decided. */
export function judgeOpen({ id, status, decided }: Approval): (Judgement & { readonly ok: false }) | undefined {
  if (decided) return refused('decided', `Approval ${id} was ${status} by ${decided.by}.`);
  if (status === 'expired') return refused('expired', `Approval ${id} expired. Request it again.`);
  return undefined;
}

const refused = (problem: DecisionProblem, message: string) => ({ ok: false, problem, message }) as const;
