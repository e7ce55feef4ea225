import type { WaitingSupplier } from '../features/suppliers/types.ts';
import { type Currency, inDecimals } from '../shared/money.ts';
import { unreachable } from '../shared/result.ts';
import type { Approval } from './approval.ts';

/** Parameters of each requested action, as stored with the approval. */
export type RequestSubject = {
  readonly granted?: { readonly amount: number; readonly currency: Currency };
  readonly change?: number;
  readonly currency?: Currency;
  readonly recordId?: number;
  readonly reference?: string;
  readonly taskId?: number;
  readonly name?: string;
  readonly note?: string;
  readonly orderIds?: readonly string[];
  readonly reason?: 'personAsked' | 'agencyAsked' | 'authorityAsked';
  readonly email?: string;
  readonly memberId?: string;
  readonly suspension?: { readonly suspendedAt: string; readonly reason: string };
};

/** Describes a request in one sentence for the approver. */
export function inWords({ action, agencyId, asked }: Pick<Approval, 'action' | 'agencyId' | 'asked'>): string {
  const {
    granted,
    change = 0,
    currency,
    recordId,
    reference,
    taskId,
    note,
    orderIds = [],
    reason,
    name,
    email,
    suspension,
  } = asked as RequestSubject;
  switch (action) {
    case 'grantCredit':
      return `Grant agency ${agencyId} ${inDecimals(granted!.amount)} ${granted!.currency} (${reference}).`;
    case 'adjustCredit':
      return `Change the available credit of record ${recordId} by ${inDecimals(change)} ${currency} (${reference}).`;
    case 'settleTask':
      return `Settle task ${taskId}: ${note}`;
    case 'saveSupplier':
      return supplierInWords(asked as WaitingSupplier);
    case 'erasePerson':
      return `Erase the personal data of ${orderIds.length} ${orderIds.length === 1 ? 'order' : 'orders'} (${reason}).`;
    case 'endAgency':
      return `End agency ${agencyId}, ${name}.`;
    case 'releaseAgency':
      return `Lift the suspension of agency ${agencyId}, ${name}, suspended on ${suspension!.suspendedAt.slice(0, 10)}: ${suspension!.reason}`;
    case 'inviteOperator':
      return `Invite ${email} as an operator.`;
    case 'removeOperator':
      return `Remove the operator ${operatorInWords(name, email)}.`;
    case 'resetOperator':
      return `Remove the second factor and passkeys of the operator ${operatorInWords(name, email)}.`;
    default:
      return unreachable(action);
  }
}

const operatorInWords = (name: string | undefined, email: string | undefined) => (name ? `${name}, ${email}` : email);

/** Describes all supplier changes that redirect money. */
function supplierInWords({ kind, code, partOf, baseUrl, key, hasStatement }: WaitingSupplier): string {
  const changes = [
    partOf !== undefined && `part of ${partOf}`,
    baseUrl !== undefined && `address ${baseUrl ?? 'of the service settings'}`,
    key !== undefined && (key === null ? 'key of the service settings' : 'separate key'),
    hasStatement !== undefined && (hasStatement ? 'with statements' : 'without statements'),
  ].filter((change) => change !== false);
  return `Save ${kind} ${code}: ${changes.length > 0 ? changes.join(', ') : 'service defaults'}.`;
}
