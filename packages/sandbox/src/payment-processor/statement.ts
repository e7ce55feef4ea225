import type { components } from '@agency-booking/connector-contracts/payment-processor';
import type { StatementAs } from '../traffic/misstatements.ts';
import { ofDay, pageOf, statedAs } from '../world/statement.ts';
import type { Transaction } from './transactions.ts';

type Schemas = components['schemas'];
type Line = Schemas['StatementTransaction'];

export function statementOf(
  newestFirst: readonly Transaction[],
  { day, cursor, as }: { readonly day: string; readonly cursor: string | undefined; readonly as: StatementAs },
): Schemas['Statement'] {
  const today = ofDay(newestFirst, day);
  const idle = today.findLast((transaction) => lineOf(transaction).length === 0);
  const underAnother = (line: Line): Line => ({ ...line, reference: idle?.reference ?? line.reference });
  const stated = statedAs(today.flatMap(lineOf), { day, as, wrongly: { ...wrongly, underAnother } });
  const { lines, ...more } = pageOf(stated, cursor);
  return { day, transactions: lines, ...more };
}

function lineOf(transaction: Transaction): Line[] {
  const { reference, transactionId, status, money, refundedAmount = 0, at, changedAt = at } = transaction;
  if (transactionId === undefined || money === undefined) return [];
  if (status !== 'charged' && !(status === 'voided' && transaction.wasCharged)) return [];
  const times = { takenAt: at.toISOString(), changedAt: changedAt.toISOString() };
  return [{ reference, transactionId, status, money, refundedAmount, ...times }];
}

const wrongly = {
  foreign: (day: string): Line => ({
    reference: `att_of_somebody_else_${day}`,
    transactionId: `trx_of_somebody_else_${day}`,
    status: 'charged',
    money: { amount: 100_00, currency: 'TRY' },
    refundedAmount: 0,
    takenAt: `${day}T00:00:00Z`,
    changedAt: `${day}T00:00:00Z`,
  }),
  otherAmount: (line: Line): Line => ({ ...line, money: { ...line.money, amount: line.money.amount + 1 } }),
  otherCurrency: (line: Line): Line => ({
    ...line,
    money: { ...line.money, currency: line.money.currency === 'EUR' ? 'USD' : 'EUR' },
  }),
  otherState: (line: Line): Line => ({
    ...line,
    status: line.status === 'charged' ? 'voided' : 'charged',
    refundedAmount: 0,
  }),
  twice: (line: Line): Line => ({ ...line, transactionId: `${line.transactionId}-2` }),
};
