import type { CallResult } from '../ports/call-result.ts';
import type { CreditMovementsOf } from '../ports/ledger.ts';
import type { OrderKind } from '../ports/payment-attempts.ts';
import type { Day, ReadReservations, ReadTransactions, StatementPage } from '../ports/statements.ts';
import { creditEntry, statedReservationEntry, transactionEntry } from './rules.entries.ts';
import type { Counterpart } from './types.ts';

/** Maximum number of pages in a statement. More pages suggest that the statement never ends. */
const MOST_PAGES = 10_000;
export const CREDIT = 'CREDIT';

export function processorOf(party: string, read: ReadTransactions): Counterpart {
  return {
    party,
    which: { method: 'card' },
    referenceOf: (attemptId) => attemptId,
    attemptIdOf: (reference) => reference,
    statementOf: async (day, settledBefore) => {
      const lines = await allPages((cursor) => read(day, cursor));
      return lines?.map((line) => transactionEntry(line, settledBefore));
    },
  };
}

export function creditLedger(movementsOf: CreditMovementsOf): Counterpart {
  return {
    party: CREDIT,
    which: { method: 'limit' },
    referenceOf: (attemptId) => attemptId,
    attemptIdOf: (reference) => reference,
    statementOf: async (day: Day, settledBefore) =>
      (await movementsOf(day)).map((movement) => creditEntry(movement, settledBefore)),
  };
}

export function reserverOf(kind: OrderKind, party: string, read: ReadReservations): Counterpart {
  return {
    party,
    which: { kind, party },
    referenceOf: (attemptId) => `rsv:${attemptId}`,
    attemptIdOf: (reference) => /^rsv:(.+)$/.exec(reference)?.[1],
    statementOf: async (day, settledBefore) => {
      const lines = await allPages((cursor) => read(party, day, cursor));
      return lines?.map((line) => statedReservationEntry(line, settledBefore));
    },
  };
}

/** Reads all pages of a statement. Returns `undefined` if any page failed. */
async function allPages<Line>(
  read: (cursor: string | undefined) => Promise<CallResult<StatementPage<Line>>>,
): Promise<readonly Line[] | undefined> {
  const lines: Line[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const result = await read(cursor);
    if (!result.answered) return undefined;
    lines.push(...result.answer.lines);
    cursor = result.answer.nextCursor;
    if (cursor === undefined) return lines;
  }
  return undefined;
}
