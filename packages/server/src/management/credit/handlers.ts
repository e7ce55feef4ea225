import type { CreditRecord } from '../../features/credit-limits/types.ts';
import type { CreditHandlers } from '../../generated/management/handlers.ts';
import { numberBehind, pageOf } from '../../shared/list-pages.ts';
import { type Currency, money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import { DAY_MILLISECONDS } from '../day-range.ts';
import { type GuardDeps, isWaiting } from '../guarded.ts';
import { askerOf, type Member } from '../identity/types.ts';
import { shownApproval } from '../shown-approval.ts';
import type { StatementRow } from './rules.ts';
import type { CreditDeps } from './service.ts';
import * as service from './service.ts';
import type { StatementSums } from './store.sql.ts';

export function createCreditHandlers(deps: CreditDeps & GuardDeps): CreditHandlers<Member> {
  return {
    async listCreditRecords({ path }, answer) {
      return answer(200, { results: (await service.listCreditRecords(path, deps)).map(shownRecord) });
    },

    async getCreditStatement({ path, query: { cursor, limit, ...filters }, mediaType }, answer) {
      const of = { ...path, ...periodOf(filters) };
      const headers = { Vary: 'Accept' };
      switch (mediaType) {
        case 'application/json': {
          const { record, entries } = await service.getCreditStatement(
            {
              ...of,
              before: numberBehind(cursor),
              atMost: limit + 1,
            },
            deps,
          );
          const sums = await service.sumStatement(of, deps);
          const { results: shown, ...page } = pageOf(entries, {
            limit,
            positionOf: ({ entryId }) => String(entryId),
          });
          const results = shown.flatMap(({ rows }) => rows).map((row) => shownLine(row, record.currency));
          return answer(
            200,
            { record: shownRecord(record), summary: shownSums(sums, record.currency), results, ...page },
            headers,
          );
        }
        case 'text/csv': {
          const file = `attachment; filename="credit-${path.recordId}.csv"`;
          const type = `${mediaType}; charset=utf-8`;
          const { content } = await service.creditFile(of, deps);
          return answer(200, content, { ...headers, 'Content-Type': type, 'Content-Disposition': file });
        }
        default:
          return unreachable(mediaType);
      }
    },

    async getCreditFigures({ path, query: { from, to } }, answer) {
      const days = await service.getCreditFigures({ ...path, firstDay: from, lastDay: to }, deps);
      const currencies = [...new Set(days.map(({ currency }) => currency))];
      const results = currencies.map((currency) => ({
        currency,
        granted: money(days.find((day) => day.currency === currency)!.granted, currency),
        days: days
          .filter((day) => day.currency === currency)
          .map(({ day, spent, refunded, remaining }) => ({
            day,
            spent: money(spent, currency),
            refunded: money(refunded, currency),
            remaining: money(remaining, currency),
          })),
      }));
      return answer(200, { results });
    },

    async grantCredit({ caller, path, body }, answer) {
      const outcome = await service.grantCredit({ ...askerOf(caller), ...path, ...body }, deps);
      if (isWaiting(outcome)) return answer(202, shownApproval(outcome.waitsFor));
      return answer(201, shownRecord(outcome));
    },

    async adjustCredit({ caller, path, body: { change, reference } }, answer) {
      const { amount, currency } = change;
      const asked = { ...path, change: amount, currency, reference };
      const outcome = await service.adjustCredit({ ...askerOf(caller), ...asked }, deps);
      if (isWaiting(outcome)) return answer(202, shownApproval(outcome.waitsFor));
      return answer(200, shownRecord(outcome));
    },

    async changeCreditRecord({ caller, path, body }, answer) {
      return answer(200, shownRecord(await service.changeCreditRecord({ by: caller.email, ...path, ...body }, deps)));
    },
  };
}

const shownRecord = ({ id, remaining, currency, isActive }: CreditRecord) => ({
  ...{ id, isActive },
  remaining: money(remaining, currency),
});

const shownSums = ({ opening, added, deducted, closing }: StatementSums, currency: Currency) => ({
  opening: money(opening, currency),
  added: money(added, currency),
  deducted: money(deducted, currency),
  closing: money(closing, currency),
});

function shownLine({ entryId, at, kind, part, ...row }: StatementRow, currency: Currency) {
  return {
    ...{ entryId, kind, part },
    at: at.toISOString(),
    change: money(row.change, currency),
    remaining: money(row.remaining, currency),
    ...(row.orderId !== undefined && { orderId: row.orderId }),
    ...(row.paymentId !== undefined && { paymentId: row.paymentId }),
    ...(row.reference !== undefined && { reference: row.reference }),
    ...(row.legs && { legs: [...row.legs] }),
  };
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Converts a period to timestamps. Days are UTC days, and the last day is included. */
function periodOf({ from, to }: { readonly from?: string; readonly to?: string }) {
  return {
    ...(from !== undefined && { from: new Date(from) }),
    ...(to !== undefined && { to: new Date(Date.parse(to) + (isDay(to) ? DAY_MILLISECONDS : 0)) }),
  };
}
