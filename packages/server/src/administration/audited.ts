import type { Now } from '../ports/clock.ts';
import type { Transact, Tx } from '../ports/transaction.ts';
import { assertShape } from './shapes.ts';
import type { AuditStore, NewAuditEvent } from './store.audit.ts';

export type AuditDeps = { readonly audit: AuditStore; readonly transact: Transact; readonly now: Now };

/** Who asks for something to be changed. */
export type Asked = { readonly by: string };

/** What was done, and what is kept of it; `unchanged` when it was so already. */
type Kept = Pick<NewAuditEvent, 'subject' | 'agencyId'> & Partial<Pick<NewAuditEvent, 'before' | 'after'>>;
type Done<Result> = { readonly result: Result; readonly kept: Kept | 'unchanged' };

/** Changes something and keeps who did it, both or neither. */
export function audited<Result>(
  who: Pick<NewAuditEvent, 'by' | 'action'>,
  change: (tx: Tx) => Promise<Done<Result>>,
  { audit, transact, now }: AuditDeps,
): Promise<Result> {
  assertShape('operator', who.by);
  return transact(async (tx) => {
    const { result, kept } = await change(tx);
    if (kept !== 'unchanged') await audit.add(tx, { before: undefined, after: undefined, ...kept, ...who, at: now() });
    return result;
  });
}

/** The same of what is no one transaction: it goes outside, where the intent comes first, or a room keeps it by itself. */
export function noted(who: Pick<NewAuditEvent, 'by' | 'action'>, kept: Kept, deps: AuditDeps): Promise<void> {
  return audited(who, async () => ({ result: undefined, kept }), deps);
}
