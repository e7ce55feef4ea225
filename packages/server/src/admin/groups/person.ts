import { Command, Option } from '@commander-js/extra-typings';
import { type ErasedOrder, erasureReasons, findSubject, type Subject } from '../../management/people/service.ts';
import { refuse } from '../../management/refusal.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { moment, table } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

export function personCommands({ run, confirm }: Session) {
  const group = new Command('person').description('Stored personal data').helpCommand(false);

  withSubject(group.command('find'))
    .description('finds the orders of a traveller at all agencies, without personal data')
    .action((given) =>
      run(
        (administration) => administration.findPerson({ subject: subjectOf(given) }),
        (orders) =>
          table(
            ['order', 'agency', 'created', 'status', 'needed until', 'erased'],
            orders.map(({ orderId, agencyId, createdAt, status, neededUntil, erasedAt }) => [
              ...[orderId, agencyId, moment(createdAt), status, moment(neededUntil), erasedAt && moment(erasedAt)],
            ]),
          ),
      ),
    );

  withSubject(group.command('export'))
    .description('exports all stored personal data of a traveller as JSON, without that of other travellers')
    .action((given) =>
      run(
        (administration, by) => administration.exportPerson({ by, subject: subjectOf(given) }),
        (orders) => JSON.stringify(orders, null, 2),
      ),
    );

  withSubject(group.command('erase'))
    .description('erases the personal data in the orders of a traveller; active orders are kept')
    .addOption(new Option('--reason <reason>', 'origin of the request').choices(erasureReasons).makeOptionMandatory())
    .action(async ({ reason, ...given }) => {
      const subject = subjectOf(given);
      await confirm({ typed: 'erase', consequence: 'The erasure is permanent: restored backups are erased again.' });
      await run(
        (administration, by) => administration.erasePerson({ by, ...COMMAND_LINE, subject, reason }),
        doneOrWaiting(erasedTable),
      );
    });

  group
    .command('replay')
    .description('repeats all recorded erasures after a restore, from the database and ERASURES_FILE')
    .action(() => run((administration) => administration.replayErasures(), erasedTable));

  group
    .command('erasures')
    .description('lists the requested erasures')
    .action(() =>
      run(
        (administration) => administration.listErasures(),
        (erasures) =>
          table(
            ['at', 'order', 'reason'],
            erasures.map(({ requestedAt, orderId, reason }) => [moment(requestedAt), orderId, reason]),
          ),
      ),
    );

  return group;
}

const withSubject = (command: Command) =>
  command
    .option('--order <order>', 'all travellers of an order')
    .option('--identity-number <number>', 'traveller with this identity number')
    .option('--passport <number>', 'traveller with this passport number')
    .option('--first-name <name>', 'first name; requires --last-name and --birth-date')
    .option('--last-name <name>', 'last name; requires --first-name and --birth-date')
    .option('--birth-date <date>', 'date of birth, such as 1990-04-12');

type Given = Partial<
  Record<'order' | 'identityNumber' | 'passport' | 'firstName' | 'lastName' | 'birthDate', string | true>
>;

function subjectOf(given: Given): Subject {
  const named = Object.entries(given).filter(([, value]) => typeof value === 'string');
  const { order, passport, ...rest } = Object.fromEntries(named) as Partial<Record<keyof Given, string>>;
  const subject = findSubject({ orderId: order, passportNo: passport, ...rest });
  return (
    subject ??
    refuse(
      'Specify the traveller with --order, --identity-number or --passport, or with --first-name, ' +
        '--last-name and --birth-date.',
    )
  );
}

const erasedTable = (orders: readonly ErasedOrder[]) =>
  table(
    ['order', 'erasure'],
    orders.map(({ orderId, erasure }) => [orderId, erasure]),
  );
