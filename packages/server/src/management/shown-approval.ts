import type { WaitingSupplier } from '../features/suppliers/types.ts';
import type { components } from '../generated/management/types.ts';
import { money } from '../shared/money.ts';
import type { Approval } from './approval.ts';
import { inWords, type RequestSubject } from './approval-words.ts';

type Shown = components['schemas']['Approval'];

/** Describes a supplier change without its key, which is sealed in the request and never shown. */
function shownSupplier({ key, seenAt: _, ...asked }: WaitingSupplier): NonNullable<Shown['asked']['supplier']> {
  return { ...asked, ...(key !== undefined && { key: key === null ? 'removed' : 'renewed' }) };
}

export function shownApproval(approval: Approval): Shown {
  const { change, currency, granted, recordId, reference, taskId, note, orderIds, reason } =
    approval.asked as RequestSubject;
  const { email, name, memberId, suspension } = approval.asked as RequestSubject;
  return {
    id: approval.id,
    action: approval.action,
    summary: inWords(approval),
    ...(approval.agencyId !== undefined && { agencyId: approval.agencyId }),
    ...(approval.agencyName !== undefined && { agencyName: approval.agencyName }),
    asked: {
      ...(granted && { granted }),
      ...(change !== undefined && currency && { change: money(change, currency) }),
      ...(recordId !== undefined && { recordId }),
      ...(reference !== undefined && { reference }),
      ...(taskId !== undefined && { taskId }),
      ...(note !== undefined && { note }),
      ...(orderIds && { orderIds: [...orderIds] }),
      ...(reason && { reason }),
      ...(suspension && { suspension }),
      ...(email !== undefined && { operator: { email, ...(name && { name }), ...(memberId && { memberId }) } }),
      ...(approval.action === 'saveSupplier' && { supplier: shownSupplier(approval.asked as WaitingSupplier) }),
    },
    askedBy: approval.askedBy,
    askedAt: approval.askedAt.toISOString(),
    ...(approval.coolDownUntil && { coolDownUntil: approval.coolDownUntil.toISOString() }),
    expiresAt: approval.expiresAt.toISOString(),
    status: approval.status,
    ...(approval.decided && { decidedBy: approval.decided.by, decidedAt: approval.decided.at.toISOString() }),
    ...(approval.alone && { withoutSecond: approval.alone }),
  };
}
