import type { createReconciliation } from '../reconciliation/index.ts';
import { daysOf } from '../reconciliation/rules.days.ts';
import type { Period, RunResult } from '../reconciliation/types.ts';
import { type Asked, type AuditDeps, audited } from './audited.ts';
import { refuse } from './refusal.ts';

export type ReconciliationDeps = AuditDeps & {
  readonly reconcile: ReturnType<typeof createReconciliation>['reconcile'];
};

/** Compares our books of some days with those of every party, now. Each new difference becomes a task. */
export async function reconcile({ by, from, to }: Asked & Period, deps: ReconciliationDeps): Promise<RunResult> {
  assertPeriod({ from, to });
  const kept = { subject: `days ${from} to ${to}`, agencyId: undefined };
  await audited({ by, action: 'reconcile' }, async () => ({ result: undefined, kept }), deps);
  return deps.reconcile({ from, to });
}

function assertPeriod(period: Period): void {
  try {
    daysOf(period);
  } catch (error) {
    if (error instanceof RangeError) refuse(`${error.message}.`);
    throw error;
  }
}
