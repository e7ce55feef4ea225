import type { Tx } from '../ports/transaction.ts';
import type { DifferenceKind } from '../shared/differences.ts';

/** What the processor refuses for good. */
export const refusalKinds = ['voidRefused', 'refundRefused'] as const;
export type RefusalKind = (typeof refusalKinds)[number];
export type TaskKind = RefusalKind | DifferenceKind;

/** What a person has to decide. */
export type OperatorTask = {
  readonly id: number;
  readonly kind: TaskKind;
  /** Absent: it is about a difference between our books and a party's. */
  readonly attemptId: string | undefined;
  /** What the processor has said: status and error key. Of a difference, what each side has. */
  readonly reason: string;
  readonly openedAt: Date;
  readonly resolvedAt: Date | undefined;
};

/** Who says that the money went back in another way, and how. */
export type SettledByHand = { readonly by: string; readonly note: string };

export type TaskStore = {
  /** @returns `undefined` when the attempt has an open task */
  readonly open: (
    task: Pick<OperatorTask, 'reason' | 'openedAt'> & { readonly kind: RefusalKind; readonly attemptId: string },
  ) => Promise<OperatorTask | undefined>;
  readonly find: (id: number) => Promise<OperatorTask | undefined>;
  /** Open ones, the oldest first. */
  readonly list: () => Promise<readonly OperatorTask[]>;
  readonly countOpen: () => Promise<Readonly<Record<TaskKind, number>>>;
  /** The open task of an attempt, if there is one. */
  readonly close: (attemptId: string, at: Date, settled: SettledByHand | undefined, tx?: Tx) => Promise<void>;
  /** A task of no attempt, on the word of a person. */
  readonly settle: (id: number, at: Date, settled: SettledByHand) => Promise<void>;
};
