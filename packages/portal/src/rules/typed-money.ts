import { Refusal } from '../api/refusal.ts';
import type { Currency, Money } from '../generated/types.ts';
import { minorUnitsOf } from './money.ts';

export const CURRENCIES = ['TRY', 'EUR', 'USD', 'GBP'] as const satisfies Currency[];

/** Parses an amount. Throws a Refusal for the field if the text is not a valid amount. */
export function typedMoney(
  typed: { readonly amount: string; readonly currency: string },
  field: string,
  language: string,
): Money {
  const amount = minorUnitsOf(typed.amount, typed.currency, language);
  if (amount === undefined || amount <= 0)
    throw new Refusal(400, 'portal.noAmount', 'must be an amount above zero, such as 1234.50', `${field}.amount`);
  return { amount, currency: typed.currency as Currency };
}
