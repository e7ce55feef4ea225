import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { emergencyCommands } from './emergency.ts';
import type { Io } from './io.ts';
import { operationCommand } from './operation-command.ts';
import { areas, operationCommands } from './operations.ts';
import { createSession, type GlobalOptions } from './session.ts';

const EXAMPLES = `
Examples:
  $ pnpm admin createAgency --name "Horizon Travel" --permissions.mayPayByLimit true
  $ pnpm admin createKey --agencyId 1 --user.email elif.demir@horizon.example --user.firstName Elif --user.lastName Demir
  $ pnpm admin grantCredit --agencyId 1 --granted "2500.00 TRY" --reference BT-2027-118
  $ pnpm --silent admin listAudit --json

Exit codes: 0 success, 1 the command failed or was refused, 2 invalid arguments.`;

/** Creates the program with the operations of the management contract, grouped by area, and the emergency commands. */
export function createProgram(io: Io): CommandUnknownOpts {
  const program = new Command('pnpm admin')
    .description('Administers the service with the settings of the service. Every change is recorded in `listAudit`.')
    .option('--json', 'print the result as JSON; amounts in minor units')
    .option('--yes', 'skip the confirmation')
    .option('--as <operator>', 'name of the operator in the audit log (default: the system user)')
    .configureHelp({ showGlobalOptions: true, helpWidth: 120 })
    .helpCommand(false)
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.write(text.trimEnd()), writeErr: (text) => io.tell(text.trimEnd()) });
  const session = createSession(io, () => program.opts() as GlobalOptions);
  const operations = operationCommands();
  for (const { name, title } of areas()) {
    for (const operation of operations.filter(({ area }) => area === name))
      program.addCommand(operationCommand(operation, session).helpGroup(`${title}:`).copyInheritedSettings(program));
  }
  for (const command of emergencyCommands(session))
    program.addCommand(command.helpGroup('Emergency:').copyInheritedSettings(program));
  return program;
}
