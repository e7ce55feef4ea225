import type { createReconciliation } from '../../reconciliation/index.ts';
import { daysOf } from '../../reconciliation/rules.days.ts';
import type { Period, RunResult, StoredRun } from '../../reconciliation/types.ts';
import { type ActorContext, type AuditDeps, noted } from '../audited.ts';
import { inRange } from '../refusal.ts';

export type { StoredRun } from '../../reconciliation/types.ts';

export type ReconciliationDeps = AuditDeps & {
  readonly reconcile: ReturnType<typeof createReconciliation>['reconcile'];
  readonly listRuns: ReturnType<typeof createReconciliation>['listRuns'];
};

/** Lists the latest 100 reconciliation runs, newest first. */
export function listReconciliations({ listRuns }: ReconciliationDeps): Promise<readonly StoredRun[]> {
  return listRuns();
}

/** Compares our ledger with every party's statement for the given days. Each new discrepancy opens a task. */
export async function reconcile({ by, from, to }: ActorContext & Period, deps: ReconciliationDeps): Promise<RunResult> {
  await inRange(() => daysOf({ from, to }));
  await noted({ by, action: 'reconcile' }, { subject: `days ${from} to ${to}`, agencyId: undefined }, deps);
  return deps.reconcile({ from, to });
}
