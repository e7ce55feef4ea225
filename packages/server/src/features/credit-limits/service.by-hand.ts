import type { Now } from '../../ports/clock.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { Money } from '../../shared/money.ts';
import type { CreditByHandStore } from './store.by-hand.ts';
import type { ByHand, CreditRecord } from './types.ts';

export type ByHandDeps = { readonly byHand: CreditByHandStore; readonly now: Now };

/**
 * Opens a credit record. The caller must lock the agency, so that concurrent calls with the same reference open only
 * one record. Returns the record; `isNew` is false if an earlier call with the same reference opened it.
 */
export async function grantCredit(
  tx: Tx,
  opening: { readonly agencyId: number; readonly granted: Money; readonly reference: string },
  { byHand, now }: ByHandDeps,
): Promise<{ readonly record: CreditRecord; readonly isNew: boolean }> {
  const opened = await byHand.findOpened(tx, opening);
  const id = opened ?? (await byHand.openRecord(tx, opening, now()));
  return { record: (await byHand.lockRecord(tx, id))!, isNew: opened === undefined };
}

type Adjusted =
  | { readonly kind: 'notFound' }
  /** The reference already belongs to a different change. */
  | { readonly kind: 'referenceUsed' }
  | { readonly kind: 'tooLittle'; readonly record: CreditRecord }
  | { readonly kind: 'adjusted'; readonly before: CreditRecord; readonly after: CreditRecord; readonly isNew: boolean };

/** Increases a record's available amount, or reduces it by an amount that is neither held nor spent. */
export async function adjustCredit(
  tx: Tx,
  { recordId, ...move }: ByHand & { readonly recordId: number },
  { byHand, now }: ByHandDeps,
): Promise<Adjusted> {
  const before = await byHand.lockRecord(tx, recordId);
  if (!before) return { kind: 'notFound' };
  const moved = await byHand.findMove(tx, recordId, move.reference);
  if (moved) {
    const isSame = moved.kind === move.kind && moved.amount === move.amount;
    return isSame ? { kind: 'adjusted', before, after: before, isNew: false } : { kind: 'referenceUsed' };
  }
  const change = move.kind === 'grant' ? move.amount : -move.amount;
  if (before.remaining + change < 0) return { kind: 'tooLittle', record: before };
  await byHand.move(tx, recordId, move, now());
  return { kind: 'adjusted', before, after: { ...before, remaining: before.remaining + change }, isNew: true };
}

/**
 * Activates or deactivates a record. An inactive record accepts no new payments, but existing holds are still spent or
 * released. Returns the record before the change.
 */
export async function setCreditActive(
  tx: Tx,
  { recordId, isActive }: { readonly recordId: number; readonly isActive: boolean },
  { byHand }: ByHandDeps,
): Promise<CreditRecord | undefined> {
  const before = await byHand.lockRecord(tx, recordId);
  if (before && before.isActive !== isActive) await byHand.setActive(tx, recordId, isActive);
  return before;
}
