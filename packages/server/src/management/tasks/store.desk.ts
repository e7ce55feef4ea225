import type { TaskKind } from '../../payment-attempts/store.tasks.ts';

/** Numbers of waiting items, from one query. */
export type DeskCounts = {
  readonly approvals: number;
  readonly oldestApprovalAt: Date | undefined;
  readonly tasks: Readonly<Partial<Record<TaskKind, number>>>;
  readonly stuckPayments: number;
  readonly suspendedAgencies: number;
};

/** Reads the waiting items across all agencies, for operators only. */
export type DeskStore = { readonly count: (now: Date) => Promise<DeskCounts> };
