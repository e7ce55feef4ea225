import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { failuresOf, isGood } from '../figures.ts';
import { isBackWithin, onPostgres } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';

const HELD_MS = 20_000;
const BETWEEN_MS = 8_000;
const LOCKED_AGENCY = 'horizon';

const locks = {
  'a row of its credit': `select from credit_record where agency_id = (select id from agency where name = 'Horizon Travel') for update`,
  'the table of credit': 'lock table credit_record in access exclusive mode',
};
/** Operations that never read the locked table. */
const WITHOUT_CREDIT = ['searchCars', 'createOrder', 'listSuppliers', 'readOrder', 'searchTransfers', 'payByCard'];

export const locked: Scenario = {
  title: 'a row, then a table is locked for 20 s: the other agencies go on',
  needs: ['postgres'],
  run: (progress) =>
    onPostgres({
      name: 'locked',
      progress,
      async disturb({ stage, sent, begin }) {
        const notes: string[] = [];
        for (const [what, statement] of Object.entries(locks)) {
          progress(`${what} is locked`);
          const holder = new pg.Client({ connectionString: stage.pool.options.connectionString });
          await holder.connect();
          await holder.query('begin');
          await holder.query(statement);
          const from = performance.now();
          const end = begin();
          await wait(HELD_MS);
          await holder.query('rollback');
          end();
          await holder.end();
          await wait(BETWEEN_MS);
          const during = sent.filter(({ at }) => at >= from && at < from + HELD_MS);
          for (const agency of new Set(during.map((one) => one.agency))) {
            const its = during.filter((one) => one.agency === agency);
            const operations = [...new Set(its.filter((one) => !isGood(one)).map(({ operation }) => operation))];
            notes.push(
              `${what}: ${agency} ${its.length} sent, ${JSON.stringify(failuresOf(its))} ${operations.join(' ')}`,
            );
          }
        }
        return notes;
      },
      isKept: (seen) => {
        const [row] = seen.faults;
        const ofOthers = seen.sent.filter(({ agency }) => agency !== LOCKED_AGENCY);
        return (
          isBackWithin(1_000)(seen) &&
          ofOthers.filter(({ at }) => at < row!.until).every(isGood) &&
          ofOthers.filter(({ operation }) => WITHOUT_CREDIT.includes(operation)).every(isGood)
        );
      },
    }),
};
