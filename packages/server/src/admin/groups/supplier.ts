import { Argument, Command } from '@commander-js/extra-typings';
import type { Session } from '../session.ts';
import { moment, table } from '../show.ts';

const kind = () => new Argument('<kind>', 'of cars or of transfers').choices(['vendor', 'transferSupplier'] as const);

export function supplierCommands({ run, confirm }: Session) {
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
