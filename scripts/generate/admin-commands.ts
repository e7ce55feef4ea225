import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createProgram } from '../../packages/server/src/admin/program.ts';
import type { Output } from './write-or-check.ts';

const PAGE = 'packages/server/src/admin/COMMANDS.md';

type AnyCommand = ReturnType<typeof createProgram>;

/** A program that is only read: nothing is run. */
const unused = () => {
  throw new Error('no command is run here');
};
const NOBODY = { environment: {}, user: '', write: unused, tell: unused, ask: undefined, read: unused, open: unused };

/** The page of every command of `pnpm admin`, as its `--help` has it. */
export function commandsPage(root: string): Output[] {
  if (!existsSync(join(root, dirname(PAGE)))) return [];
  const program = createProgram(NOBODY);
  const parts = [
    '# The commands of `pnpm admin`',
    'Written by `pnpm generate` from what the commands say of themselves; [README.md](README.md) says how they work.',
    helpOf(program),
    ...program.commands.filter(({ commands }) => commands.length > 0).flatMap(groupPart),
  ];
  return [{ path: PAGE, content: `${parts.join('\n\n')}\n` }];
}

function groupPart(group: AnyCommand): string[] {
  const commands = group.commands.flatMap((command) => [`### ${group.name()} ${command.name()}`, helpOf(command)]);
  return [`## ${group.name()}`, `${group.description()}.`, ...commands];
}

/** Without the options that all commands share: the program's own help has them. */
function helpOf(command: AnyCommand): string {
  command.configureHelp({ ...command.configureHelp(), showGlobalOptions: false });
  return `\`\`\`text\n${command.helpInformation().trim()}\n\`\`\``;
}
