import type { Transact } from '../../ports/transaction.ts';
import type { Approval, ApprovalStatus } from '../approval.ts';
import { type Asker, audited } from '../audited.ts';
import { guardedActions } from '../four-eyes.ts';
import type { CarryOut } from '../guarded.ts';
import { FieldRefusal, Refusal, refuse, refuseUnknown } from '../refusal.ts';
import { type ApprovalDeps, isOneTransaction, reportAccess } from './carry-outs.ts';
import { type Judgement, judgeApproval, judgeOpen, SINGLE_OPERATOR_REFUSED } from './rules.ts';

type Within = { readonly transact: Transact };
type OfApproval = { readonly approvalId: number };
type Verdict = Asker & OfApproval & { readonly status: 'approved' | 'rejected' };
type Alone = (Judgement & { readonly ok: true })['alone'];
type Decided<Result> = { readonly alone: Alone; readonly askedBy: string; readonly result: Result | undefined };

const noSuchApproval = (id: number) => refuseUnknown('approval', `There is no approval ${id}.`);

/** Lists approvals, latest first, optionally filtered by status. */
export function listApprovals(
  { status, before, atMost }: { readonly status?: ApprovalStatus; readonly before?: number; readonly atMost: number },
  { approvals, now }: ApprovalDeps,
): Promise<readonly Approval[]> {
  return approvals.list({ status, before }, atMost, now());
}

/** Carries out the request immediately. If that is impossible, the call is refused and the request stays open. */
export async function approve(
  { by, memberId, approvalId }: Asker & OfApproval,
  deps: ApprovalDeps,
): Promise<{ readonly approval: Approval; readonly result: unknown }> {
  const found = (await deps.approvals.find(approvalId, deps.now())) ?? noSuchApproval(approvalId);
  const { action, askedBy } = found;
  const carryOut = withoutFields(deps.carryOuts[action](found.asked as never));
  const whoOf = (alone: Alone) => ({
    by: askedBy,
    review: { approval: approvalId, approvedBy: by, ...(alone && { alone }) },
  });
  const staysInside = isOneTransaction(action);
  const { alone, result: inside } = await decide(
    { by, memberId, approvalId, status: 'approved' },
    deps,
    async (within, alone) => (staysInside ? carryOut(whoOf(alone), within) : undefined),
  );
  const result = staysInside
    ? inside
    : await carryOut(whoOf(alone), deps).catch((error) => reopen(error, found, by, deps));
  const reason = alone === 'coolDown' ? 'coolDownOver' : (alone ?? 'approved');
  deps.report({ event: 'portal.approvalDecided', reason, action, approvalId, memberId });
  reportAccess(action, result, deps);
  return { approval: await showApproval({ approvalId }, deps), result };
}

/** Rejects a request permanently. The operator who made a request can also use this call to withdraw it. */
export async function reject({ by, memberId, approvalId }: Asker & OfApproval, deps: ApprovalDeps): Promise<Approval> {
  const { askedBy } = await decide({ by, memberId, approvalId, status: 'rejected' }, deps);
  const approval = await showApproval({ approvalId }, deps);
  const reason = askedBy.toLowerCase() === by.toLowerCase() ? 'withdrawn' : 'rejected';
  deps.report({ event: 'portal.approvalDecided', reason, action: approval.action, approvalId, memberId });
  return approval;
}

export async function reportExpired({
  approvals,
  report,
  now,
}: Pick<ApprovalDeps, 'approvals' | 'report' | 'now'>): Promise<void> {
  for (const { id, action } of await approvals.takeExpired(now()))
    report({ event: 'portal.approvalDecided', reason: 'expired', action, approvalId: id });
}

async function showApproval({ approvalId }: OfApproval, { approvals, now }: ApprovalDeps): Promise<Approval> {
  return (await approvals.find(approvalId, now())) ?? noSuchApproval(approvalId);
}

/** Converts a field error of the original request into a plain refusal, because an approval has no such fields. */
const withoutFields =
  (carryOut: CarryOut<unknown>): CarryOut<unknown> =>
  (who, within) =>
    carryOut(who, within).catch((error) => {
      throw error instanceof FieldRefusal ? new Refusal(error.message) : error;
    });

/** Records a decision and runs the related work in the same transaction. */
function decide<Result>(
  { by, memberId, approvalId, status }: Verdict,
  deps: ApprovalDeps,
  work: (within: Within, alone: Alone) => Promise<Result | undefined> = async () => undefined,
): Promise<Decided<Result>> {
  const { approvals, now } = deps;
  return audited(
    { by, action: status === 'approved' ? 'approve' : 'reject' },
    async (tx) => {
      // Lock the operators before the approval: every change to the operators acquires its locks in this order.
      const operators = await approvals.lockOperators(tx);
      const approval = (await approvals.lock(tx, approvalId, now())) ?? noSuchApproval(approvalId);
      const judged =
        status === 'approved'
          ? judgeApproval(approval, { by, memberId }, operators, now())
          : (judgeOpen(approval) ?? { ok: true, alone: undefined });
      const { alone } = judged.ok ? judged : refuseDecision(judged, { approval, memberId }, deps);
      if (alone === 'coolDown') assertMayBeSingle(approval, deps);
      const { action, subject, agencyId, askedBy } = approval;
      await approvals.decide(tx, { id: approvalId, status, by, at: now(), alone });
      if (alone) await deps.notify(tx, 'doneAlone', operators);
      const result = await work({ transact: (inside) => inside(tx) }, alone);
      const after = { action, of: subject, askedBy, ...(alone && { alone }) };
      return { result: { alone, askedBy, result }, kept: { subject: `approval ${approvalId}`, agencyId, after } };
    },
    deps,
  );
}

type Refused = { readonly approval: Approval; readonly memberId: string | undefined };

function refuseDecision(
  { problem, message }: Judgement & { readonly ok: false },
  { approval: { id, action }, memberId }: Refused,
  { report }: ApprovalDeps,
): never {
  if (problem === 'ownRequest' || problem === 'newOperator' || problem === 'formerOperator')
    report({ event: 'portal.approvalRefused', reason: problem, action, approvalId: id, memberId });
  return refuse(message);
}

/** Rechecks the single-operator setting, which may have changed since the request. */
function assertMayBeSingle({ action }: Approval, { fourEyes }: ApprovalDeps): void {
  if (guardedActions[action].changes === 'money' && !fourEyes.mayBeSingle) refuse(SINGLE_OPERATOR_REFUSED);
}

async function reopen(error: unknown, { id, agencyId }: Approval, by: string, deps: ApprovalDeps) {
  if (error instanceof Refusal) {
    await audited(
      { by, action: 'reopenApproval' },
      async (tx) => {
        await deps.approvals.reopen(tx, id);
        return { result: undefined, kept: { subject: `approval ${id}`, agencyId } };
      },
      deps,
    );
  }
  throw error;
}
