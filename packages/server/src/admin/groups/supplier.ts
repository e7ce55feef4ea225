import { Argument, Command, Option } from '@commander-js/extra-typings';
import type { SupplierDetails } from '../../features/suppliers/types.ts';
import { number } from '../inputs.ts';
import { COMMAND_LINE, type Session } from '../session.ts';
import { card, moment, table } from '../show.ts';
import { doneOrWaiting } from './approval.ts';

const kind = () =>
  new Argument('<kind>', 'car vendor or transfer supplier').choices(['vendor', 'transferSupplier'] as const);

/** Command-line value that resets a setting to the service-wide default. */
const DEFAULT = 'default';
const orDefault = (text: string) => (text === DEFAULT ? DEFAULT : number(text));
const asked = <Value>(value: Value | typeof DEFAULT | undefined) => (value === DEFAULT ? null : value);

export function supplierCommands({ run, confirm, readText }: Session) {
  const group = new Command('supplier').description('Car vendors and transfer suppliers').helpCommand(false);

  group
    .command('list')
    .description('lists vendors and transfer suppliers, with their last switch')
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
    .description('shows a supplier and its connection; the key is never shown')
    .addArgument(kind())
    .argument('<code>', 'supplier code from `supplier list`, or of a subsupplier')
    .action((which, code) => run((administration) => administration.showSupplier({ kind: which, code }), supplierCard));

  group
    .command('save')
    .description(
      'adds a supplier, or changes the supplier with this code in all processes within five seconds; omitted ' +
        'options keep their values',
    )
    .addArgument(kind())
    .argument('<code>', 'capital letters, digits, - and _, as used in calls to the supplier')
    .option('--name <name>', 'name, required for a new supplier')
    .option('--display-name <name>', 'name shown to customers, if different')
    .option('--part-of <vendor>', 'main vendor of a new subsupplier')
    .option('--url <address>', 'base address; `default` uses the address in the service settings')
    .option(
      '--key-file <file>',
      'file with the key that authenticates the service; `-` reads standard input, `default` uses the key in ' +
        'the service settings',
    )
    .option('--deadline <ms>', 'search timeout, at most that of the service settings, or `default`', orDefault)
    .option(
      '--reservation-deadline <ms>',
      'timeout of reservations and cancellations, at most that of the service settings, or `default`',
      orDefault,
    )
    .addOption(
      new Option('--statement <answer>', 'whether the supplier provides statements for reconciliation').choices([
        'yes',
        'no',
      ] as const),
    )
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
    .description('turns a supplier off within five seconds; existing reservations are kept')
    .addArgument(kind())
    .argument('<code>', 'supplier code from `supplier list`')
    .action(async (which, code) => {
      await confirm({ typed: code, consequence: 'Searches return no offers of this supplier.' });
      await run(
        (administration, by) => administration.switchSupplier({ by, kind: which, code, isOn: false }),
        () => `${code} is off.`,
      );
    });

  group
    .command('on')
    .description('turns a supplier on again')
    .addArgument(kind())
    .argument('<code>', 'supplier code from `supplier list`')
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
    address: supplier.baseUrl ?? 'service default',
    key: supplier.hasKey ? 'separate key' : 'service default',
    'deadline, ms': supplier.deadlineMilliseconds ?? 'service default',
    'reservation deadline, ms': supplier.reservationDeadlineMilliseconds ?? 'service default',
    statement: supplier.hasStatement,
    saved: `${moment(supplier.savedAt)} ${supplier.savedBy}`,
  });
