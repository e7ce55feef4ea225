import { type LedgerEntry, type MovementKind, movements, type StatementLine } from './types.ts';

/** What one movement does to the amount that can be spent: adds it, takes it, or neither. */
export function effectOnAvailable(kind: MovementKind): 1 | 0 | -1 {
  const { credit, debit } = movements[kind];
  if (debit === 'available') return 1;
  return credit === 'available' ? -1 : 0;
}

/** @param entries of one record, oldest first */
export function statementOf(entries: readonly LedgerEntry[]): StatementLine[] {
  let balance = 0;
  return entries.map((entry) => {
    const change = effectOnAvailable(entry.kind) * entry.amount || 0;
    balance += change;
    return { ...entry, change, balance };
  });
}
