import type { Tx } from '../../ports/transaction.ts';
import { unreachable } from '../../shared/result.ts';
import { addSeconds } from '../../shared/time.ts';
import { keep } from '../audited.ts';
import type { CarryOut, Guarded, GuardedRequest } from '../guarded.ts';
import { refuse } from '../refusal.ts';
import { assertShape } from '../shapes.ts';
import { type ApprovalDeps, isOneTransaction, reportAccess } from './carry-outs.ts';
import { type Route, routeOf, SINGLE_OPERATOR_REFUSED } from './rules.ts';
import type { NewApproval } from './store.sql.ts';

const WAITS_SECONDS = 7 * 86_400;
const HOUR_SECONDS = 3_600;

type Started<Result> = {
  readonly route: Exclude<Route, 'refused'>;
  readonly operators: number;
  /** Result or pending approval; `undefined` if the action has yet to run outside the transaction. */
  readonly outcome: Guarded<Result> | undefined;
  readonly approvalId: number;
  readonly isNew: boolean;
};

/** Carries out the action or records a request for a second operator or a cool-down, as specified in four-eyes.ts. */
export async function withFourEyes<Result>(
  request: GuardedRequest,
  carryOut: CarryOut<Result>,
  deps: ApprovalDeps,
): Promise<Guarded<Result>> {
  const { by, memberId, action } = request;
  assertShape('operator', by);
  const { route, operators, outcome, approvalId, isNew } = await deps.transact((tx) =>
    start(tx, request, carryOut, deps),
  );
  const about = { action, approvalId, memberId };
  if (route !== 'unreviewed') {
    if (isNew) deps.report({ event: 'portal.approvalRequested', reason: route, ...about });
    return outcome!;
  }
  deps.report({ event: 'portal.unreviewed', reason: operators === 0 ? 'noOperator' : 'onlyOperator', ...about });
  const result = isOneTransaction(action)
    ? (outcome as Result)
    : await carryOut({ by, review: 'unreviewed' }, deps).catch(async (error) => {
        await withdraw(approvalId, by, deps);
        throw error;
      });
  reportAccess(action, result, deps);
  return result;
}

/** Locks the set of operators until the transaction ends. */
async function start<Result>(
  tx: Tx,
  { by, memberId, action, amount, ...about }: GuardedRequest,
  carryOut: CarryOut<Result>,
  deps: ApprovalDeps,
): Promise<Started<Result>> {
  const { approvals, fourEyes } = deps;
  const askedAt = deps.now();
  const coolDownSeconds = fourEyes.coolDownHours * HOUR_SECONDS;
  const operators = await approvals.lockOperators(tx);
  const unreviewed = amount
    ? await approvals.sumUnreviewed(tx, amount.currency, addSeconds(askedAt, -coolDownSeconds))
    : 0;
  const route = routeOf({ action, memberId, amount }, operators, unreviewed, fourEyes);
  const coolDownUntil = route === 'coolDown' ? addSeconds(askedAt, coolDownSeconds) : undefined;
  const expiresAt = addSeconds(coolDownUntil ?? askedAt, WAITS_SECONDS);
  const who = { askedBy: by, askedByMember: memberId };
  const asked: NewApproval = { ...about, ...who, action, amount, askedAt, coolDownUntil, expiresAt };
  switch (route) {
    case 'refused':
      return refuse(SINGLE_OPERATOR_REFUSED);
    case 'unreviewed': {
      const outcome = isOneTransaction(action)
        ? await carryOut({ by, review: 'unreviewed' }, { transact: (inside) => inside(tx) })
        : undefined;
      const approvalId = await approvals.addUnreviewed(tx, asked);
      return { route, operators: operators.length, outcome, approvalId, isNew: true };
    }
    case 'coolDown':
    case 'secondOperator': {
      const { approval, isNew } = await approvals.ask(tx, asked);
      const after = { action, of: about.subject, ...(coolDownUntil && { coolDownUntil: coolDownUntil.toISOString() }) };
      const kept = { subject: `approval ${approval.id}`, agencyId: about.agencyId, after };
      if (isNew) {
        await keep(tx, { by, action: 'askApproval' }, kept, deps);
        await deps.notify(tx, 'approvalRequested', operators);
      }
      const outcome = { waitsFor: approval };
      return { route, operators: operators.length, outcome, approvalId: approval.id, isNew };
    }
    default:
      return unreachable(route);
  }
}

/** Rejects the approval of an action that could not be carried out, so that the action does not count as unreviewed. */
function withdraw(id: number, by: string, { approvals, transact, now }: ApprovalDeps): Promise<void> {
  return transact((tx) => approvals.decide(tx, { id, status: 'rejected', by, at: now(), alone: undefined }));
}
