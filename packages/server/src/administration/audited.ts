import type { Now } from '../ports/clock.ts';
import type { Transact, Tx } from '../ports/transaction.ts';
import { assertShape } from './shapes.ts';
import type { AuditStore, Facts, NewAuditEvent } from './store.audit.ts';

export type AuditDeps = { readonly audit: AuditStore; readonly transact: Transact; readonly now: Now };

/** Of what needs two people: who has agreed to which request, or that there was no second operator. */
export type Review =
  | 'unreviewed'
  | { readonly approval: number; readonly approvedBy: string; readonly alone?: 'coolDown' | 'commandLine' };

/** Who asks for something to be changed. */
export type Asked = { readonly by: string; readonly review?: Review };

/** A caller of an action that takes two people. `memberId`: a member of the portal; `undefined` at the command line. */
export type Asker = { readonly by: string; readonly memberId: string | undefined };

/** What was done, and what is kept of it; `unchanged` when it was so already. */
type Kept = Pick<NewAuditEvent, 'subject' | 'agencyId'> & Partial<Pick<NewAuditEvent, 'before' | 'after'>>;
type Done<Result> = { readonly result: Result; readonly kept: Kept | 'unchanged' };
type Who = Asked & Pick<NewAuditEvent, 'action'>;

/** Changes something and keeps who did it, both or neither. */
export function audited<Result>(
  { by, review, action }: Who,
  change: (tx: Tx) => Promise<Done<Result>>,
  { audit, transact, now }: AuditDeps,
): Promise<Result> {
  assertShape('operator', by);
  return transact(async (tx) => {
    const { result, kept } = await change(tx);
    if (kept !== 'unchanged') await keep(tx, { by, review, action }, kept, { audit, now });
    return result;
  });
}

/** Keeps it in the transaction of a room that changes by itself. */
export function keep(
  tx: Tx,
  { by, review, action }: Who,
  { subject, agencyId, before, after }: Kept,
  { audit, now }: Pick<AuditDeps, 'audit' | 'now'>,
): Promise<void> {
  return audit.add(tx, { by, action, subject, agencyId, before, after: reviewed(after, review), at: now() });
}

/** The same of what goes outside, where the intent comes first. */
export function noted(who: Who, kept: Kept, deps: AuditDeps): Promise<void> {
  return audited(who, async () => ({ result: undefined, kept }), deps);
}

function reviewed(after: Facts | undefined, review: Review | undefined): Facts | undefined {
  if (review === undefined) return after;
  return { ...after, ...(review === 'unreviewed' ? { review } : review) };
}
