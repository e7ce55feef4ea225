import { Argument, Command } from '@commander-js/extra-typings';
import type { CreditChange } from '../../administration/credit.ts';
import type { CreditRecord } from '../../features/credit-limits/types.ts';
import { CURRENCIES, money } from '../../shared/money.ts';
import { amount, csv, instant, limit, number } from '../inputs.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card, moment, sum, table, withoutLastEnd } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

const REFERENCE = 'what it is about, such as the number of a bank transfer; repeated with it, nothing moves twice';

export function creditCommands({ run, confirm }: Session) {
  const group = new Command('credit')
    .description('What agencies may spend; the ledger is only ever added to')
    .helpCommand(false);

  group
    .command('show')
    .description('the credit records of an agency')
    .argument('<agency>', 'its number', number)
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
    .description('opens a record with this much credit')
    .argument('<agency>', 'its number', number)
    .argument('<amount>', 'such as 2500.00', amount)
    .addArgument(new Argument('<currency>', 'of the record, for good').choices(CURRENCIES))
    .requiredOption('--reference <text>', REFERENCE)
    .action(async (agencyId, granted, currency, { reference }) => {
      const given = money(granted, currency);
      await confirm({ typed: String(agencyId), consequence: `Agency ${agencyId} may spend ${sum(given)} more.` });
      await run(
        (administration, by) =>
          administration.grantCredit({ by, ...COMMAND_LINE, agencyId, granted: given, reference }),
        doneOrWaiting(change),
      );
    });

  group
    .command('adjust')
    .description('raises what can be spent of a record, or takes back what is neither held nor spent')
    .argument('<record>', 'its number', number)
    .requiredOption('--by <amount>', 'such as 500.00, or -500.00 to take back', amount)
    .requiredOption('--reference <text>', REFERENCE)
    .action(async (recordId, { by: changed, reference }) => {
      await confirm({ typed: String(recordId), consequence: `What can be spent of record ${recordId} changes.` });
      await run(
        (administration, by) =>
          administration.adjustCredit({ by, ...COMMAND_LINE, recordId, change: changed, reference }),
        doneOrWaiting(change),
      );
    });

  group
    .command('deactivate')
    .description('lets no more payments take from a record; what is held of it is spent or given back as before')
    .argument('<record>', 'its number', number)
    .action(async (recordId) => {
      await confirm({ typed: String(recordId), consequence: `Nothing more is paid from record ${recordId}.` });
      await run((administration, by) => administration.setCreditActive({ by, recordId, isActive: false }), recordCard);
    });

  group
    .command('activate')
    .description('lets payments take from a record again')
    .argument('<record>', 'its number', number)
    .action((recordId) =>
      run((administration, by) => administration.setCreditActive({ by, recordId, isActive: true }), recordCard),
    );

  group
    .command('statement')
    .description('the latest entries of a record, the latest first')
    .argument('<record>', 'its number', number)
    .addOption(limit())
    .addOption(csv())
    .option('--from <moment>', 'of the file: entries of then or later, such as 2027-06-01', instant)
    .option('--to <moment>', 'of the file: entries before', instant)
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
            ['at', 'entry', 'change', 'remaining', 'about'],
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
    done: record.isNew ? 'now' : 'before, with this reference',
  });
