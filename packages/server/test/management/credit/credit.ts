import type { Desk } from '../../support/desk.ts';

export type Credit = {
  readonly id: number;
  readonly remaining: { readonly amount: number; readonly currency: string };
  readonly isActive: boolean;
};
type Line = {
  at: string;
  kind: string;
  part: string;
  change: { amount: number };
  remaining: { amount: number };
  orderId?: string;
};
export type Statement = { record: Credit; results: Line[]; nextCursor?: string };

export const CREDIT = '/agencies/1/credit';
export const lira = (amount: number) => ({ amount, currency: 'TRY' });
export const recordsOf = async (desk: Desk) => (await desk.call<{ results: Credit[] }>('GET', CREDIT)).body.results;
export const grantBy = (desk: Desk, reference: string, amount = 250_000) =>
  desk.call<Credit>('POST', CREDIT, { granted: lira(amount), reference });
