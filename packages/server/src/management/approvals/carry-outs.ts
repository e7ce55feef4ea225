import type { Agency } from '../../features/auth/types.ts';
import type { Tx } from '../../ports/transaction.ts';
import { unreachable } from '../../shared/result.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import type { Operator } from '../approval.ts';
import type { AuditDeps } from '../audited.ts';
import type { GuardedAction } from '../four-eyes.ts';
import type { CarryOut } from '../guarded.ts';
import type { FourEyesSettings } from './rules.ts';
import type { ApprovalStore } from './store.sql.ts';

/** Functions that take an approval's stored parameters and return the function that carries out the approved action. */
export type CarryOuts = Readonly<Record<GuardedAction, (asked: never) => CarryOut<unknown>>>;

export type ApprovalDeps = AuditDeps & {
  readonly approvals: ApprovalStore;
  readonly fourEyes: FourEyesSettings;
  readonly carryOuts: CarryOuts;
  /** Queues an email to each operator. */
  readonly notify: (
    tx: Tx,
    kind: 'approvalRequested' | 'doneAlone',
    operators: readonly Pick<Operator, 'email'>[],
  ) => Promise<void>;
  readonly report: ReportSecurity;
};

/**
 * Returns true if the action and its approval are committed in one transaction. External calls cannot be rolled back,
 * so the approvals of actions with such calls are committed first.
 */
export function isOneTransaction(action: GuardedAction): boolean {
  switch (action) {
    case 'grantCredit':
    case 'adjustCredit':
    case 'saveSupplier':
    case 'endAgency':
    case 'releaseAgency':
    case 'inviteOperator':
    case 'removeOperator':
    case 'resetOperator':
      return true;
    case 'settleTask':
    case 'erasePerson':
      return false;
    default:
      return unreachable(action);
  }
}

const REASONS = { inviteOperator: 'invited', removeOperator: 'removed', resetOperator: 'factorsReset' } as const;

/** Reports an access change to the security log once it has been committed. */
export function reportAccess(action: GuardedAction, result: unknown, { report }: Pick<ApprovalDeps, 'report'>): void {
  if (action === 'releaseAgency') {
    const { id: agencyId } = result as Pick<Agency, 'id'>;
    report({ event: 'portal.agencySuspended', reason: 'released', agencyId });
    return;
  }
  if (!(action in REASONS)) return;
  const memberId = typeof result === 'string' ? result : (result as { readonly memberId: string }).memberId;
  report({ event: 'portal.operatorChanged', reason: REASONS[action as keyof typeof REASONS], memberId });
}
