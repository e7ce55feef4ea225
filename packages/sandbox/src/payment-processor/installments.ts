import type { components } from '@agency-booking/connector-contracts/payment-processor';

type Plan = components['schemas']['InstallmentPlan'];

/** The installment counts that each program offers, in addition to a single payment. */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  Bonus: [2, 3, 6, 9, 12],
  World: [3, 6],
  Paraf: [2, 3, 6],
};

/** Interest on the whole amount, in tenths of a percent. */
const INTEREST_PER_MILLE: Readonly<Record<number, number>> = { 2: 25, 3: 35, 6: 60, 9: 90, 12: 120 };

/** Banks in Türkiye offer installments only in lira. */
export function plansFor(family: string, { amount, currency }: { amount: number; currency: string }): Plan[] {
  const counts = currency === 'TRY' ? COUNTS[family] : undefined;
  return [1, ...(counts ?? [])]
    .map((installmentCount) => {
      const withInterest = (amount * (1000 + (INTEREST_PER_MILLE[installmentCount] ?? 0))) / 1000;
      const installment = Math.max(1, Math.round(withInterest / installmentCount));
      return { installmentCount, installment, total: installment * installmentCount };
    })
    .filter(({ total }) => Number.isSafeInteger(total));
}
