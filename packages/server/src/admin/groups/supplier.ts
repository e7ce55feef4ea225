import { Argument, Command, Option } from '@commander-js/extra-typings';
import type { SupplierDetails } from '../../features/suppliers/types.ts';
import { number } from '../inputs.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card, moment, table } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

const kind = () => new Argument('<kind>', 'of cars or of transfers').choices(['vendor', 'transferSupplier'] as const);

/** Command-line value that resets a setting to the service-wide default. */
const DEFAULT = 'default';
const orDefault = (text: string) => (text === DEFAULT ? DEFAULT : number(text));
const asked = <Value>(value: Value | typeof DEFAULT | undefined) => (value === DEFAULT ? null : value);

export function supplierCommands({ run, confirm, readText }: Session) {
  const group = new Command('supplier').description('Who is asked for cars and transfers').helpCommand(false);

  group
    .command('list')
    .description('vendors and transfer suppliers, and who has switched them last')
    .action(() =>
      run(
        (administration) => administration.listSuppliers(),
        (suppliers) =>
          table(
            ['kind', 'code', 'name', 'on', 'switched', 'by'],
            suppliers.map(({ kind: which, code, name, isOn, switched }) => [
              ...[which, code, name, isOn, switched && moment(switched.at), switched?.by],
            ]),
          ),
      ),
    );

  group
    .command('show')
    .description('one, and how it is reached; its key is never shown')
    .addArgument(kind())
    .argument('<code>', 'as `supplier list` shows it, or of a subsupplier')
    .action((which, code) => run((administration) => administration.showSupplier({ kind: which, code }), supplierCard));

  group
    .command('save')
    .description('adds one, or changes what is named of the one with this code, within five seconds on every process')
    .addArgument(kind())
    .argument('<code>', 'of capital letters, digits, - and _, as the supplier is called with')
    .option('--name <name>', 'a new one needs it')
    .option('--display-name <name>', 'what customers read, if it is another')
    .option('--part-of <vendor>', 'the vendor that a new subsupplier is asked with')
    .option('--url <address>', 'its own address; `default` is that of the settings')
    .option(
      '--key-file <file>',
      'what it knows the service by; `-` is what is piped in, `default` the key of the settings',
    )
    .option('--deadline <ms>', 'of a search, at most that of the settings; or `default`', orDefault)
    .option('--reservation-deadline <ms>', 'of a reservation or cancellation, in the same way', orDefault)
    .addOption(new Option('--statement <answer>', 'whether it states what is reserved').choices(['yes', 'no'] as const))
    .action(async (which, code, { url, keyFile, deadline, reservationDeadline, statement, ...named }) => {
      const key = keyFile === DEFAULT ? null : keyFile && (await readText(keyFile)).trim();
      const reached = { baseUrl: asked(url), key, deadlineMilliseconds: asked(deadline) };
      const changes = {
        ...{ ...named, ...reached, reservationDeadlineMilliseconds: asked(reservationDeadline) },
        hasStatement: statement && statement === 'yes',
      };
      await run(
        (administration, by) => administration.saveSupplier({ by, ...COMMAND_LINE, kind: which, code, ...changes }),
        doneOrWaiting(supplierCard),
      );
    });

  group
    .command('off')
    .description('asks one for offers no more, within five seconds; what is reserved with it stays')
    .addArgument(kind())
    .argument('<code>', 'as `supplier list` shows it')
    .action(async (which, code) => {
      await confirm({ typed: code, consequence: 'Searches find nothing of it any more.' });
      await run(
        (administration, by) => administration.switchSupplier({ by, kind: which, code, isOn: false }),
        () => `${code} is off.`,
      );
    });

  group
    .command('on')
    .description('asks one for offers again')
    .addArgument(kind())
    .argument('<code>', 'as `supplier list` shows it')
    .action((which, code) =>
      run(
        (administration, by) => administration.switchSupplier({ by, kind: which, code, isOn: true }),
        () => `${code} is on.`,
      ),
    );

  return group;
}

const supplierCard = (supplier: SupplierDetails) =>
  card({
    [supplier.kind]: supplier.code,
    name: supplier.name,
    'display name': supplier.displayName,
    'part of': supplier.partOf,
    parts: supplier.parts.length > 0 ? supplier.parts.map(({ code }) => code).join(', ') : undefined,
    on: supplier.isOn,
    address: supplier.baseUrl ?? 'as the settings say',
    key: supplier.hasKey ? 'of its own' : 'as the settings say',
    'deadline, ms': supplier.deadlineMilliseconds ?? 'as the settings say',
    'of reservations, ms': supplier.reservationDeadlineMilliseconds ?? 'as the settings say',
    statement: supplier.hasStatement,
    saved: `${moment(supplier.savedAt)} ${supplier.savedBy}`,
  });
