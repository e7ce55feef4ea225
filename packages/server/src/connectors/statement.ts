import type { StatedReservation, StatementPage } from '../ports/statements.ts';

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
