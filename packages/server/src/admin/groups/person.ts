import { Command, Option } from '@commander-js/extra-typings';
import { type ErasedOrder, erasureReasons, findSubject, type Subject } from '../../administration/people.ts';
import { refuse } from '../../administration/refusal.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { moment, table } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

export function personCommands({ run, confirm }: Session) {
  const group = new Command('person').description('What is kept of a person').helpCommand(false);

  withSubject(group.command('find'))
    .description('the orders that a person travels with, at every agency; nothing of who they are')
    .action((given) =>
      run(
        (administration) => administration.findPerson({ subject: subjectOf(given) }),
        (orders) =>
          table(
            ['order', 'agency', 'made', 'status', 'needed until', 'erased'],
            orders.map(({ orderId, agencyId, createdAt, status, neededUntil, erasedAt }) => [
              ...[orderId, agencyId, moment(createdAt), status, moment(neededUntil), erasedAt && moment(erasedAt)],
            ]),
          ),
      ),
    );

  withSubject(group.command('export'))
    .description('everything that is kept of them, as JSON, without those who travelled along')
    .action((given) =>
      run(
        (administration, by) => administration.exportPerson({ by, subject: subjectOf(given) }),
        (orders) => JSON.stringify(orders, null, 2),
      ),
    );

  withSubject(group.command('erase'))
    .description('erases what their orders hold of people; an order that is not over stays')
    .addOption(new Option('--reason <reason>', 'who wants it').choices(erasureReasons).makeOptionMandatory())
    .action(async ({ reason, ...given }) => {
      const subject = subjectOf(given);
      await confirm({ typed: 'erase', consequence: 'Nobody can read it again, and no backup brings it back.' });
      await run(
        (administration, by) => administration.erasePerson({ by, ...COMMAND_LINE, subject, reason }),
        doneOrWaiting(erasedTable),
      );
    });

  group
    .command('replay')
    .description('after a restore: erases again what is on record, here and in ERASURES_FILE')
    .action(() => run((administration) => administration.replayErasures(), erasedTable));

  group
    .command('erasures')
    .description('the erasures that somebody asked for')
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
    .option('--order <order>', 'everybody of one order')
    .option('--identity-number <number>', 'by an identity number')
    .option('--passport <number>', 'by a passport')
    .option('--first-name <name>', 'by name and date of birth')
    .option('--last-name <name>', 'by name and date of birth')
    .option('--birth-date <date>', 'such as 1990-04-12');

type Given = Partial<
  Record<'order' | 'identityNumber' | 'passport' | 'firstName' | 'lastName' | 'birthDate', string | true>
>;

function subjectOf(given: Given): Subject {
  const named = Object.entries(given).filter(([, value]) => typeof value === 'string');
  const { order, passport, ...rest } = Object.fromEntries(named) as Partial<Record<keyof Given, string>>;
  const subject = findSubject({ orderId: order, passportNo: passport, ...rest });
  return (
    subject ?? refuse('Say who: --order, --identity-number, --passport, or --first-name, --last-name and --birth-date.')
  );
}

const erasedTable = (orders: readonly ErasedOrder[]) =>
  table(
    ['order', 'is'],
    orders.map(({ orderId, erasure }) => [orderId, erasure]),
  );
