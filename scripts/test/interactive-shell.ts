/** A shell as a reader has it: at a terminal, with history expansion and bracketed paste. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Without what its owner has set; zsh has no comments when it is typed into. */
const SHELLS = { bash: 'bash --noprofile --norc -i', zsh: 'zsh -f -i' } as const;
export type Shell = keyof typeof SHELLS;
export const shells = Object.keys(SHELLS) as Shell[];

/** What a shell writes when it waits for input at a terminal: from here on it can be pasted into. */
const WAITS = '\u001b[?2004h';
const PASTE = ['\u001b[200~', '\u001b[201~\r'] as const;

const run = promisify(execFile);
const isThere = (program: string) =>
  run('sh', ['-c', `command -v ${program}`]).then(
    () => true,
    () => false,
  );
const areThere = (await Promise.all([...shells, 'script'].map(isThere))).every(Boolean);

/** A machine without both shells and `script(1)` leaves out what is pasted into them, and counts it so; CI does not. */
export const leavesOutShells = !areThere && process.env.CI !== 'true';

/**
 * Pastes one text after the other, each when the shell waits for input, and leaves.
 * @returns what the commands wrote to their output, and what stood on the terminal: the prompts, the texts and the errors
 */
export async function pasteInto(shell: Shell, texts: readonly string[]): Promise<{ printed: string; seen: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  const output = join(folder, 'output');
  const env = { PATH: process.env.PATH, HOME: folder, TERM: 'xterm', LANG: 'C.UTF-8' };
  const terminal = spawn('script', ['-qfc', SHELLS[shell], '/dev/null'], { env, cwd: folder });
  const ended = once(terminal, 'close');
  terminal.stdout.setEncoding('utf8');
  let seen = '';
  try {
    const pastes = [`exec > ${output}`, ...texts, 'exit'].values();
    for await (const text of terminal.stdout) {
      const before = seen.split(WAITS).length;
      seen += text;
      if (seen.split(WAITS).length === before) continue;
      const next = pastes.next();
      if (!next.done) terminal.stdin.write(PASTE.join(next.value));
    }
    await ended;
    return { printed: await readFile(output, 'utf8'), seen };
  } finally {
    terminal.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
