import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { groups } from './groups.ts';
import type { Io } from './io.ts';
import { createSession, type GlobalOptions } from './session.ts';

const EXAMPLES = `
Examples:
  $ pnpm admin agency create "Horizon Travel" --allow pay-by-limit reference-data
  $ pnpm admin key create 1 --email elif.demir@horizon.example --first-name Elif --last-name Demir
  $ pnpm admin credit grant 1 2500.00 TRY --reference BT-2027-118
  $ pnpm --silent admin audit list --agency 1 --json

Exit codes: 0 success, 1 the command failed or was refused, 2 invalid arguments.`;

export function createProgram(io: Io): CommandUnknownOpts {
  const program = new Command('pnpm admin')
    .description('Administers the service with the settings of the service. Every change is recorded in `audit list`.')
    .option('--json', 'print the result as JSON; amounts in minor units')
    .option('--yes', 'skip the confirmation of irreversible actions')
    .option('--as <operator>', 'name of the operator in the audit log (default: the system user)')
    .configureHelp({ showGlobalOptions: true, sortSubcommands: false, helpWidth: 120 })
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.write(text.trimEnd()), writeErr: (text) => io.tell(text.trimEnd()) });
  const session = createSession(io, () => program.opts() as GlobalOptions);
  for (const group of groups) program.addCommand(group(session));
  return inherit(program);
}

/** Copies the parent's exit, output and help settings to subcommands, because added commands do not inherit them. */
function inherit(parent: CommandUnknownOpts): CommandUnknownOpts {
  for (const command of parent.commands) inherit(command.copyInheritedSettings(parent));
  return parent;
}
