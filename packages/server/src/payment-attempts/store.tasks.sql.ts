import type { Generated, Kysely } from 'kysely';
import { type RowOf, tablesOf } from '../database/tables-of.ts';
import { differenceKinds, zerosOf } from '../shared/differences.ts';
import { type OperatorTask, refusalKinds, type TaskKind, type TaskStore } from './store.tasks.ts';

export type TaskTables = {
  operator_task: {
    id: Generated<number>;
    kind: TaskKind;
    attempt_id: string | null;
    reason: string;
    opened_at: Date;
    resolved_at: Date | null;
    resolution: 'agreed' | 'settledByHand' | 'gone' | null;
    settled_by: string | null;
    note: string | null;
  };
};

const NONE = zerosOf<TaskKind>([...refusalKinds, ...differenceKinds]);

const columns = ['id', 'kind', 'attempt_id', 'reason', 'opened_at', 'resolved_at'] as const;

export function createTaskStore(db: Kysely<TaskTables>): TaskStore {
  return {
    async open({ kind, attemptId, reason, openedAt }) {
      const row = await db
        .insertInto('operator_task')
        .values({ kind, attempt_id: attemptId, reason, opened_at: openedAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning(columns)
        .executeTakeFirst();
      return row && toTask(row);
    },
    async find(id) {
      const row = await db.selectFrom('operator_task').select(columns).where('id', '=', id).executeTakeFirst();
      return row && toTask(row);
    },
    async list({ of, after, atMost } = {}) {
      const rows = await db
        .selectFrom('operator_task')
        .select(columns)
        .where('resolved_at', 'is', null)
        .$if(of !== undefined, (tasks) => tasks.where('attempt_id', of === 'payments' ? 'is not' : 'is', null))
        .$if(after !== undefined, (tasks) => tasks.where('id', '>', after!))
        .orderBy('id')
        .$if(atMost !== undefined, (tasks) => tasks.limit(atMost!))
        .execute();
      return rows.map(toTask);
    },
    async countOpen() {
      const rows = await db
        .selectFrom('operator_task')
        .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
        .where('resolved_at', 'is', null)
        .groupBy('kind')
        .execute();
      return { ...NONE, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) };
    },
    async close(attemptId, at, settled, tx) {
      await (tx ? tablesOf<TaskTables>(tx) : db)
        .updateTable('operator_task')
        .set({
          resolved_at: at,
          resolution: settled ? 'settledByHand' : 'agreed',
          settled_by: settled?.by ?? null,
          note: settled?.note ?? null,
        })
        .where('attempt_id', '=', attemptId)
        .where('resolved_at', 'is', null)
        .execute();
    },
    async settle(id, at, { by, note }) {
      await db
        .updateTable('operator_task')
        .set({ resolved_at: at, resolution: 'settledByHand', settled_by: by, note })
        .where('id', '=', id)
        .where('resolved_at', 'is', null)
        .execute();
    },
  };
}

function toTask(row: RowOf<TaskTables['operator_task'], typeof columns>): OperatorTask {
  return {
    id: row.id,
    kind: row.kind,
    attemptId: row.attempt_id ?? undefined,
    reason: row.reason,
    openedAt: row.opened_at,
    resolvedAt: row.resolved_at ?? undefined,
  };
}
