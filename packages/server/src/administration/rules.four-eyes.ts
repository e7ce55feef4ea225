import type { Currency, Money } from '../shared/money.ts';
import { unreachable } from '../shared/result.ts';
import { type GuardedAction, guardedActions } from './four-eyes.ts';
import type { Approval, Operator } from './store.approvals.ts';

export type FourEyesSettings = {
  /** Whether a single operator may move money in the portal. */
  readonly mayBeSingle: boolean;
  readonly coolDownHours: number;
  /** In minor units, within one cool-down; a currency that is missing has none. */
  readonly unreviewedLimits: Readonly<Partial<Record<Currency, number>>>;
};

type Wanted = {
  readonly action: GuardedAction;
  /** `undefined` at the command line. */
  readonly memberId: string | undefined;
  /** `undefined` where the action has no amount. */
  readonly amount: Money | undefined;
};

export type Route = 'secondOperator' | 'coolDown' | 'unreviewed' | 'refused';

/**
 * Returns how a request proceeds.
 * @param operators those who can sign in
 * @param unreviewed minor units of the same currency that moved unreviewed within the cool-down
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
  // Before the first operator accepts, only the command line works.
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

/** Why an approval is refused, for the security log. */
export type DecisionProblem = 'ownRequest' | 'newOperator' | 'formerOperator' | 'decided' | 'expired' | 'tooEarly';

export type Judgement =
  /** `alone`: without a second operator. */
  | { readonly ok: true; readonly alone: 'coolDown' | 'commandLine' | undefined }
  | { readonly ok: false; readonly problem: DecisionProblem; readonly message: string };

type Decider = { readonly by: string; readonly memberId: string | undefined };

export const SINGLE_OPERATOR_REFUSED =
  'Moving money takes two operators: invite a second one under Operators, or start the service with SINGLE_OPERATOR=true.';

/** Decides whether the caller may approve: both people must have been operators when the request was made. */
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
      `${askedBy} was removed, or had to sign in anew, after this request: reject it, and request it again.`,
    );
  const isOwn = decider.by.toLowerCase() === askedBy.toLowerCase();
  if (isOwn && (coolDownUntil === undefined || decider.memberId === undefined))
    return refused('ownRequest', 'You have asked for it yourself: another operator has to agree.');
  if (decider.memberId === undefined) return { ok: true, alone: 'commandLine' };
  if (!isOwn) {
    if (wasOperator(decider.memberId)) return { ok: true, alone: undefined };
    return refused(
      'newOperator',
      `You became an operator after approval ${id} was requested: ${askedBy} has to withdraw it and request it again.`,
    );
  }
  if (operators.length > 1)
    return refused('ownRequest', 'There is a second operator now: withdraw this request, and request it again.');
  if (now < coolDownUntil!)
    return refused('tooEarly', `It can be carried out from ${coolDownUntil!.toISOString()}; until then, withdraw it.`);
  return { ok: true, alone: 'coolDown' };
}

/** Returns why nothing can be decided any more. */
export function judgeOpen({ id, status, decided }: Approval): (Judgement & { readonly ok: false }) | undefined {
  if (decided) return refused('decided', `Approval ${id} was ${status} by ${decided.by}.`);
  if (status === 'expired') return refused('expired', `Approval ${id} was not decided in time: request it again.`);
  return undefined;
}

const refused = (problem: DecisionProblem, message: string) => ({ ok: false, problem, message }) as const;
