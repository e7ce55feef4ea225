import type { createExchangeRatesRoom } from '../../features/exchange-rates/index.ts';
import type { createSuppliersRoom } from '../../features/suppliers/index.ts';
import type { Now } from '../../ports/clock.ts';
import type { Task } from './service.ts';
import type { DeskCounts, DeskStore } from './store.desk.ts';

export type DeskDeps = {
  readonly desk: DeskStore;
  readonly exchangeRates: Pick<ReturnType<typeof createExchangeRatesRoom>, 'listTasks'>;
  readonly suppliers: Pick<ReturnType<typeof createSuppliersRoom>, 'listSuppliers'>;
  /** Codes of the parties that this process skips because their calls keep failing. */
  readonly failingParties: () => readonly string[];
  readonly now: Now;
};

export type Desk = Omit<DeskCounts, 'tasks'> & {
  readonly tasks: readonly { readonly kind: Task['kind']; readonly count: number }[];
  readonly suppliersOff: number;
  readonly failingParties: readonly string[];
};

/** Counts the items that the given operator can handle. */
export async function getDesk(
  { memberId }: { readonly memberId: string | undefined },
  { desk, exchangeRates, suppliers, failingParties, now }: DeskDeps,
): Promise<Desk> {
  const [counts, rates, all] = await Promise.all([
    desk.count(now(), memberId),
    exchangeRates.listTasks(),
    suppliers.listSuppliers(),
  ]);
  const tasks = new Map<Task['kind'], number>(Object.entries(counts.tasks) as [Task['kind'], number][]);
  for (const { kind } of rates) tasks.set(kind, (tasks.get(kind) ?? 0) + 1);
  const on = new Set(all.filter(({ isOn }) => isOn).map(({ code }) => code));
  return {
    ...counts,
    tasks: [...tasks].map(([kind, count]) => ({ kind, count })),
    suppliersOff: all.filter(({ isOn }) => !isOn).length,
    // A disabled supplier is omitted: it is not called, so its failures are never followed by a success.
    failingParties: failingParties().filter((code) => on.has(code)),
  };
}
