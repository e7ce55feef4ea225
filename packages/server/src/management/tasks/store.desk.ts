import type { TaskKind } from '../../payment-attempts/store.tasks.ts';

/** Counts of waiting items, read in a single query. */
export type DeskCounts = {
  readonly approvals: number;
  readonly oldestApprovalAt: Date | undefined;
  readonly tasks: Readonly<Partial<Record<TaskKind, number>>>;
  readonly stuckPayments: number;
  readonly suspendedAgencies: number;
};

/** Reads the waiting items across all agencies, for operators only. */
export type DeskStore = {
  /** Omits requests made by the given operator, unless the operator may already decide on them alone. */
  readonly count: (now: Date, memberId: string | undefined) => Promise<DeskCounts>;
};
