import type { SavedSupplier, SupplierDetails } from '../../features/suppliers/types.ts';
import * as agencies from '../agencies/service.ts';
import type { Asker } from '../audited.ts';
import * as credit from '../credit/service.ts';
import type { FactorsReset, NamedOperator, OperatorInvitation } from '../operators.ts';
import * as people from '../people/service.ts';
import * as suppliers from '../suppliers/service.ts';
import * as tasks from '../tasks/service.ts';
import { type ApprovalDeps, carryOuts } from './carry-outs.ts';
import { type Guarded, withFourEyes } from './service.asking.ts';
import type { Approval, ApprovalStatus } from './store.ts';

export async function grantCredit(
  { by, memberId, ...asked }: Asker & credit.Grant,
  deps: ApprovalDeps,
): Promise<Guarded<credit.CreditChange>> {
  await credit.assertGrant(asked, deps);
  const { agencyId, granted: amount } = asked;
  const about = { subject: `agency ${agencyId}`, agencyId, asked, amount };
  return withFourEyes({ by, memberId, action: 'grantCredit', about }, carryOuts.grantCredit(asked), deps);
}

export async function adjustCredit(
  { by, memberId, ...asked }: Asker & credit.Adjustment,
  deps: ApprovalDeps,
): Promise<Guarded<credit.CreditChange>> {
  const { agencyId, currency } = await credit.assertAdjustment(asked, deps);
  const amount = { amount: Math.abs(asked.change), currency };
  const about = { subject: `record ${asked.recordId}`, agencyId, asked: { ...asked, currency }, amount };
  return withFourEyes({ by, memberId, action: 'adjustCredit', about }, carryOuts.adjustCredit(asked), deps);
}

/** Trusts the operator's statement that the money was refunded outside the processor, which is not contacted again. */
export async function settleTask(
  { by, memberId, ...asked }: Asker & tasks.Settlement,
  deps: ApprovalDeps,
): Promise<Guarded<Awaited<ReturnType<typeof tasks.settleTask>>>> {
  await tasks.assertSettlement(asked, deps);
  const stuck = await deps.timeline.stuckPayments(deps.now());
  const amount = stuck.find(({ taskId }) => taskId === asked.taskId)?.money;
  const about = { subject: `task ${asked.taskId}`, agencyId: undefined, asked, amount };
  return withFourEyes({ by, memberId, action: 'settleTask', about }, carryOuts.settleTask(asked), deps);
}

/** The approval request lists the orders and does not identify the person. */
export async function erasePerson(
  { by, memberId, subject, reason }: Asker & people.ErasureRequest,
  deps: ApprovalDeps,
): Promise<Guarded<readonly people.ErasedOrder[]>> {
  const orderIds = (await people.findPerson({ subject }, deps)).map(({ orderId }) => orderId);
  if (orderIds.length === 0) return [];
  const asked = { orderIds, reason };
  const about = { subject: orderIds.map((id) => `order ${id}`).join(', '), agencyId: undefined, asked };
  return withFourEyes({ by, memberId, action: 'erasePerson', about }, carryOuts.erasePerson(asked), deps);
}

/** Changes that redirect money need two operators; a new name or deadline does not. */
export async function saveSupplier(
  { memberId, ...change }: Asker & SavedSupplier,
  deps: ApprovalDeps,
): Promise<Guarded<SupplierDetails>> {
  if (!(await suppliers.wouldMoveMoney(change, deps))) return suppliers.saveSupplier(change, deps);
  const { by, kind, code } = change;
  const asked = deps.suppliers.waiting.seal(change);
  const about = { subject: `${kind} ${code}`, agencyId: undefined, asked };
  return withFourEyes({ by, memberId, action: 'saveSupplier', about }, carryOuts.saveSupplier(asked), deps);
}

export async function endAgency(
  { by, memberId, ...asked }: Asker & agencies.Ending,
  deps: ApprovalDeps,
): Promise<Guarded<Awaited<ReturnType<typeof agencies.endAgency>>>> {
  await agencies.assertEnding(asked, deps);
  const about = { subject: `agency ${asked.id}`, agencyId: asked.id, asked };
  return withFourEyes({ by, memberId, action: 'endAgency', about }, carryOuts.endAgency(asked), deps);
}

/** Invites an operator, or resends the invitation if the operator has not accepted it yet. */
export function inviteOperator(
  { by, memberId, email, language }: Asker & OperatorInvitation,
  deps: ApprovalDeps,
): Promise<Guarded<string>> {
  const asked = { email: email.toLowerCase(), language };
  // The email address is personal data, which the audit log does not store.
  const about = { subject: 'operators', agencyId: undefined, asked };
  return withFourEyes({ by, memberId, action: 'inviteOperator', about }, carryOuts.inviteOperator(asked), deps);
}

/** Removes an operator who has accepted the invitation. */
export function removeOperator(
  { by, memberId, operator: asked }: Asker & { readonly operator: NamedOperator },
  deps: ApprovalDeps,
): Promise<Guarded<string>> {
  const about = { subject: `member ${asked.memberId}`, agencyId: undefined, asked };
  return withFourEyes({ by, memberId, action: 'removeOperator', about }, carryOuts.removeOperator(asked), deps);
}

/** Removes the second factor, recovery codes and passkeys. Two people must agree if the member is an operator. */
export async function resetFactors(
  { by, memberId, email }: Asker & { readonly email: string },
  deps: ApprovalDeps,
): Promise<Guarded<FactorsReset>> {
  const asked = await deps.operators.findForReset(email);
  if (!asked) return deps.operators.resetFactors({ by, email }, deps);
  const about = { subject: `member ${asked.memberId}`, agencyId: undefined, asked };
  return withFourEyes({ by, memberId, action: 'resetOperator', about }, carryOuts.resetOperator(asked), deps);
}

/** Lists approvals, latest first, optionally filtered by status. */
export function listApprovals(
  { status, before, atMost }: { readonly status?: ApprovalStatus; readonly before?: number; readonly atMost: number },
  { approvals, now }: ApprovalDeps,
): Promise<readonly Approval[]> {
  return approvals.list({ status, before }, atMost, now());
}
