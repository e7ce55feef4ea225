import type { WaitingSupplier } from '../../features/suppliers/types.ts';
import { unreachable } from '../../shared/result.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import * as agencies from '../agencies/service.ts';
import type { ActorContext } from '../audited.ts';
import * as credit from '../credit/service.ts';
import type { GuardedAction } from '../four-eyes.ts';
import type { NamedOperator, OperatorDeps, OperatorInvitation } from '../operators.ts';
import type { OrderDeps } from '../orders/service.ts';
import * as people from '../people/service.ts';
import * as suppliers from '../suppliers/service.ts';
import * as tasks from '../tasks/service.ts';
import type { FourEyesSettings } from './rules.ts';
import type { ApprovalStore } from './store.ts';

export type ApprovalDeps = credit.CreditDeps &
  people.PeopleDeps &
  suppliers.SupplierDeps &
  tasks.TaskDeps &
  Pick<OrderDeps, 'timeline'> &
  OperatorDeps & {
    readonly approvals: ApprovalStore;
    readonly fourEyes: FourEyesSettings;
    readonly report: ReportSecurity;
  };

/** Carries out an approved action on behalf of the operator who requested it. */
export type CarryOut<Result> = (who: ActorContext, deps: ApprovalDeps) => Promise<Result>;

export const carryOuts = {
  grantCredit: (asked: credit.Grant) => (who, deps) => credit.grantCredit({ ...asked, ...who }, deps),
  adjustCredit: (asked: credit.Adjustment) => (who, deps) => credit.adjustCredit({ ...asked, ...who }, deps),
  settleTask: (asked: tasks.Settlement) => (who, deps) => tasks.settleTask({ ...asked, ...who }, deps),
  saveSupplier: (asked: WaitingSupplier) => async (who, deps) =>
    suppliers.saveSupplier({ ...suppliers.openWaiting(asked, deps), ...who }, deps),
  erasePerson: (asked: people.OrdersErasure) => (who, deps) => people.eraseOrders({ ...asked, ...who }, deps),
  endAgency: (asked: agencies.Ending) => (who, deps) => agencies.endAgency({ ...asked, ...who }, deps),
  inviteOperator: (asked: OperatorInvitation) => (who, deps) => deps.operators.invite({ ...asked, ...who }, deps),
  removeOperator: (asked: NamedOperator) => async (who, deps) => {
    await deps.operators.remove({ ...asked, ...who }, deps);
    return asked.memberId;
  },
  resetOperator: (asked: NamedOperator) => (who, deps) => deps.operators.resetFactors({ ...asked, ...who }, deps),
} as const satisfies Record<GuardedAction, (asked: never) => CarryOut<unknown>>;

/** External calls cannot be rolled back, so their approvals are committed first. */
export function isOneTransaction(action: GuardedAction): boolean {
  switch (action) {
    case 'grantCredit':
    case 'adjustCredit':
    case 'saveSupplier':
    case 'endAgency':
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

/** Reports a change to the operators after it is committed. */
export function reportOperator(action: GuardedAction, result: unknown, { report }: Pick<ApprovalDeps, 'report'>): void {
  if (!(action in REASONS)) return;
  const memberId = typeof result === 'string' ? result : (result as { readonly memberId: string }).memberId;
  report({ event: 'portal.operatorChanged', reason: REASONS[action as keyof typeof REASONS], memberId });
}
