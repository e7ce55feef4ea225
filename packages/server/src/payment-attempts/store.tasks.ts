import type { Tx } from '../ports/transaction.ts';
import type { DifferenceKind } from '../shared/differences.ts';

/** Kinds of requests that the processor can refuse permanently. */
export const refusalKinds = ['voidRefused', 'refundRefused'] as const;
export type RefusalKind = (typeof refusalKinds)[number];
export type TaskKind = RefusalKind | DifferenceKind;

export type OperatorTask = {
  readonly id: number;
  readonly kind: TaskKind;
  /** Attempt that the task concerns; `undefined` for a reconciliation discrepancy. */
  readonly attemptId: string | undefined;
  /** Status and error key returned by the processor. For a discrepancy, the values on both sides. */
  readonly reason: string;
  readonly openedAt: Date;
  readonly resolvedAt: Date | undefined;
};

/** Operator who confirmed a refund outside the processor, with a note on how it was made. */
export type SettledByHand = { readonly by: string; readonly note: string };

/** Selects open tasks, starting after the task with the given ID. `of` selects payments or discrepancies. */
export type OpenTasks = {
  readonly of?: 'payments' | 'differences' | undefined;
  readonly after?: number | undefined;
  readonly atMost?: number | undefined;
};

export type TaskStore = {
  /** Opens a task. Returns `undefined` if the attempt already has an open task. */
  readonly open: (
    task: Pick<OperatorTask, 'reason' | 'openedAt'> & { readonly kind: RefusalKind; readonly attemptId: string },
  ) => Promise<OperatorTask | undefined>;
  readonly find: (id: number) => Promise<OperatorTask | undefined>;
  /** Lists open tasks, oldest first. */
  readonly list: (page?: OpenTasks) => Promise<readonly OperatorTask[]>;
  readonly countOpen: () => Promise<Readonly<Record<TaskKind, number>>>;
  readonly close: (attemptId: string, at: Date, settled: SettledByHand | undefined, tx?: Tx) => Promise<void>;
  /** Settles a task that has no attempt, based on an operator's statement. */
  readonly settle: (id: number, at: Date, settled: SettledByHand) => Promise<void>;
};
