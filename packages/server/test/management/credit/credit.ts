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
type Amount = { readonly amount: number; readonly currency: string };
type Sums = Readonly<Record<'opening' | 'added' | 'deducted' | 'closing', Amount>>;
export type Statement = { record: Credit; summary: Sums; results: Line[]; nextCursor?: string };

export const CREDIT = '/agencies/1/credit';
export const lira = (amount: number) => ({ amount, currency: 'TRY' });
export const recordsOf = async (desk: Desk) => (await desk.call<{ results: Credit[] }>('GET', CREDIT)).body.results;
export const grantBy = (desk: Desk, reference: string, amount = 250_000) =>
  desk.call<Credit>('POST', CREDIT, { granted: lira(amount), reference });
