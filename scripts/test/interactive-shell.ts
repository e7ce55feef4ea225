/** An interactive shell as readers use it: in a terminal, with history expansion and bracketed paste. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Shell commands that ignore the user's configuration. By default, zsh does not allow comments in interactive mode. */
const SHELLS = { bash: 'bash --noprofile --norc -i', zsh: 'zsh -f -i' } as const;
export type Shell = keyof typeof SHELLS;
export const shells = Object.keys(SHELLS) as Shell[];

/** The sequence that a shell writes to the terminal when it waits for input and accepts pasted text. */
const WAITS = '\u001b[?2004h';
const PASTE = ['\u001b[200~', '\u001b[201~\r'] as const;

const run = promisify(execFile);
const isThere = (program: string) =>
  run('sh', ['-c', `command -v ${program}`]).then(
    () => true,
    () => false,
  );
const areThere = (await Promise.all([...shells, 'script'].map(isThere))).every(Boolean);

/** True if tests that paste into shells are skipped because a shell or `script(1)` is missing. CI never skips them. */
export const leavesOutShells = !areThere && process.env.CI !== 'true';

/**
 * Pastes several pieces of text, each when the shell waits for input, and then exits. Returns the output of the
 * commands, and the contents of the terminal: the prompts, the pasted text and the errors.
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
