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

It ends with 0 when it is done, 1 when it could not be done, and 2 when the command is not understood.`;

/** Creates the program with all admin commands. */
export function createProgram(io: Io): CommandUnknownOpts {
  const program = new Command('pnpm admin')
    .description('Administers the service, with the settings of the service. What is changed stands in `audit list`.')
    .option('--json', 'print the result for programs; amounts in minor units')
    .option('--yes', 'do not ask before something that cannot be taken back')
    .option('--as <operator>', 'who does it, for the audit (default: who is logged in)')
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
