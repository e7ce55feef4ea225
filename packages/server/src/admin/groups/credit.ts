import { Argument, Command } from '@commander-js/extra-typings';
import type { CreditRecord } from '../../features/credit-limits/types.ts';
import type { CreditChange } from '../../management/credit/service.ts';
import { CURRENCIES, money } from '../../shared/money.ts';
import { amount, csv, instant, limit, number } from '../inputs.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card, moment, sum, table, withoutLastEnd } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

const REFERENCE = 'external reference, such as a bank transfer number; a repeated reference has no effect';

export function creditCommands({ run, confirm }: Session) {
  const group = new Command('credit').description('Agency credit; the ledger is append-only').helpCommand(false);

  group
    .command('show')
    .description('lists the credit records of an agency')
    .argument('<agency>', 'agency number', number)
    .action((agencyId) =>
      run(
        (administration) => administration.showCredit({ agencyId }),
        (records) =>
          table(
            ['record', 'remaining', 'active'],
            records.map((record) => [record.id, remainingOf(record), record.isActive]),
          ),
      ),
    );

  group
    .command('grant')
    .description('opens a credit record with this amount')
    .argument('<agency>', 'agency number', number)
    .argument('<amount>', 'amount, such as 2500.00', amount)
    .addArgument(new Argument('<currency>', 'permanent currency of the record').choices(CURRENCIES))
    .requiredOption('--reference <text>', REFERENCE)
    .action(async (agencyId, granted, currency, { reference }) => {
      const given = money(granted, currency);
      await confirm({
        typed: String(agencyId),
        consequence: `The available credit of agency ${agencyId} increases by ${sum(given)}.`,
      });
      await run(
        (administration, by) =>
          administration.grantCredit({ by, ...COMMAND_LINE, agencyId, granted: given, reference }),
        doneOrWaiting(change),
      );
    });

  group
    .command('adjust')
    .description('increases or decreases the available credit of a record; held or spent credit cannot be removed')
    .argument('<record>', 'credit record number', number)
    .requiredOption('--by <amount>', 'change, such as 500.00, or -500.00 for a decrease', amount)
    .requiredOption('--reference <text>', REFERENCE)
    .action(async (recordId, { by: changed, reference }) => {
      await confirm({ typed: String(recordId), consequence: `The available credit of record ${recordId} changes.` });
      await run(
        (administration, by) =>
          administration.adjustCredit({ by, ...COMMAND_LINE, recordId, change: changed, reference }),
        doneOrWaiting(change),
      );
    });

  group
    .command('deactivate')
    .description('stops new payments from a record; existing holds are still captured or released')
    .argument('<record>', 'credit record number', number)
    .action(async (recordId) => {
      await confirm({ typed: String(recordId), consequence: `Record ${recordId} accepts no more payments.` });
      await run((administration, by) => administration.setCreditActive({ by, recordId, isActive: false }), recordCard);
    });

  group
    .command('activate')
    .description('allows payments from a record again')
    .argument('<record>', 'credit record number', number)
    .action((recordId) =>
      run((administration, by) => administration.setCreditActive({ by, recordId, isActive: true }), recordCard),
    );

  group
    .command('statement')
    .description('lists the ledger entries of a record, newest first')
    .argument('<record>', 'credit record number', number)
    .addOption(limit())
    .addOption(csv())
    .option('--from <moment>', 'with --csv: entries at or after this time, such as 2027-06-01', instant)
    .option('--to <moment>', 'with --csv: entries before this time', instant)
    .action((recordId, { limit: atMost, csv: isFile, from, to }) => {
      const period = { ...(from && { from }), ...(to && { to }) };
      if (isFile) {
        return run(
          (administration) => administration.creditFile({ recordId, ...period }),
          ({ content }) => withoutLastEnd(content),
        );
      }
      return run(
        (administration) => administration.creditStatement({ recordId, atMost }),
        ({ currency, lines }) =>
          table(
            ['at', 'entry', 'change', 'remaining', 'reference'],
            lines.map(({ at, kind, change: moved, remaining, attemptId, reference }) => [
              moment(at),
              kind,
              sum(money(moved, currency)),
              sum(money(remaining, currency)),
              attemptId ?? reference,
            ]),
          ),
      );
    });

  return group;
}

const remainingOf = ({ remaining, currency }: CreditRecord) => sum(money(remaining, currency));

const recordCard = (record: CreditRecord) =>
  card({ record: record.id, agency: record.agencyId, remaining: remainingOf(record), active: record.isActive });

const change = (record: CreditChange) =>
  card({
    record: record.id,
    agency: record.agencyId,
    remaining: remainingOf(record),
    done: record.isNew ? 'now' : 'earlier, with this reference',
  });
