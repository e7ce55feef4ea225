import type { Now } from '../ports/clock.ts';
import type { Transact, Tx } from '../ports/transaction.ts';
import type { AuditStore, Facts, NewAuditEvent } from './audit/store.sql.ts';

export type { Facts } from './audit/store.sql.ts';

import { assertShape } from './shapes.ts';

export type AuditDeps = { readonly audit: AuditStore; readonly transact: Transact; readonly now: Now };

/** Review of a guarded action: the approval and its approver, or `unreviewed` if there was no second operator. */
export type Review =
  | 'unreviewed'
  | { readonly approval: number; readonly approvedBy: string; readonly alone?: 'coolDown' | 'commandLine' };

/** The author of a change, and the review of the change if two people had to agree. */
export type ActorContext = { readonly by: string; readonly review?: Review };

/** Caller of an action that needs two people. `memberId` is the portal member; `undefined` at the command line. */
export type Asker = { readonly by: string; readonly memberId: string | undefined };

/** Audit entry for a change; `unchanged` if the change had no effect. */
type Kept = Pick<NewAuditEvent, 'subject' | 'agencyId'> & Partial<Pick<NewAuditEvent, 'before' | 'after'>>;
type Done<Result> = { readonly result: Result; readonly kept: Kept | 'unchanged' };
type Who = ActorContext & Pick<NewAuditEvent, 'action'>;

/** Makes a change and records its author in the same transaction. */
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

/** Adds an audit entry in the caller's transaction. */
export function keep(
  tx: Tx,
  { by, review, action }: Who,
  { subject, agencyId, before, after }: Kept,
  { audit, now }: Pick<AuditDeps, 'audit' | 'now'>,
): Promise<void> {
  return audit.add(tx, { by, action, subject, agencyId, before, after: reviewed(after, review), at: now() });
}

/** Records the intent of an external call in the audit log before the call is made. */
export function noted(who: Who, kept: Kept, deps: AuditDeps): Promise<void> {
  return audited(who, async () => ({ result: undefined, kept }), deps);
}

function reviewed(after: Facts | undefined, review: Review | undefined): Facts | undefined {
  if (review === undefined) return after;
  return { ...after, ...(review === 'unreviewed' ? { review } : review) };
}

/** Returns only the facts that differ. */
export function differing(before: Facts, after: Facts) {
  const names = Object.keys(after).filter((name) => String(before[name]) !== String(after[name]));
  const only = (facts: Facts): Facts => Object.fromEntries(names.map((name) => [name, facts[name]!]));
  return { before: only(before), after: only(after) };
}
