import type { StatedReservation, StatementPage } from '../ports/statements.ts';

/** A page of a statement as the contracts of vendors and of transfer suppliers declare it. */
type DeclaredPage = {
  readonly reservations: readonly (Omit<StatedReservation, 'changedAt'> & { readonly changedAt: string })[];
  readonly nextCursor?: string;
};

export function toStatementPage({ reservations, nextCursor }: DeclaredPage): StatementPage<StatedReservation> {
  const lines = reservations.map(({ reference, status, changedAt }) => ({
    reference,
    status,
    changedAt: new Date(changedAt),
  }));
  return { lines, nextCursor };
}
