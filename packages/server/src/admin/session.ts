import { refuse } from '../management/refusal.ts';
import type { Io } from './io.ts';
import type { Opened } from './open.ts';
import { shown } from './show.ts';

export type GlobalOptions = { readonly json?: boolean; readonly yes?: boolean; readonly as?: string };
type Work<Result> = (opened: Pick<Opened, 'call' | 'deps'> & { readonly by: string }) => Promise<Result>;

export type Session = {
  /** Prints the result as text, or as JSON with `--json`. */
  readonly run: (work: Work<unknown>) => Promise<void>;
  /** Prints the text that the work returns. */
  readonly print: (work: Work<string>) => Promise<void>;
  /**
   * Continues after the operator types the requested text, or immediately with `--yes`.
   * Throws a Refusal if the typed text differs, or if there is no terminal for the prompt.
   */
  readonly confirm: (consequence: string, typed: string) => Promise<void>;
  /** Reads a file, or standard input if the name is `-`. */
  readonly readText: (file: string) => Promise<string>;
  readonly tell: Io['tell'];
};

const QUIET_MILLISECONDS = 1_000;

export function createSession(io: Io, options: () => GlobalOptions): Session {
  async function print(work: Work<string>): Promise<void> {
    const { as: by = io.user } = options();
    const waiting = setTimeout(() => io.tell('… working'), QUIET_MILLISECONDS);
    try {
      const { close, ...opened } = await io.open(io.environment);
      io.write(await work({ ...opened, by }).finally(close));
    } finally {
      clearTimeout(waiting);
    }
  }

  return {
    print,
    run: (work) =>
      print(async (opened) => {
        const result = JSON.parse(JSON.stringify((await work(opened)) ?? {}));
        const { nextCursor, ...rest } = result;
        if (nextCursor !== undefined) io.tell(`For the next page, add --cursor ${nextCursor}`);
        if ('secret' in result) io.tell('The secret cannot be shown again.');
        return options().json ? JSON.stringify(result, null, 2) : shown(rest);
      }),

    async confirm(consequence, typed) {
      if (options().yes) return;
      if (!io.ask) return refuse(`${consequence} Add --yes to confirm without a prompt.`);
      const answer = await io.ask(`${consequence}\nType ${typed} to confirm: `);
      if (answer.trim() !== typed) refuse('Nothing was changed.');
    },

    readText: (file) => io.read(file).catch((error) => refuse(`${file} cannot be read (${error.code}).`)),
    tell: io.tell,
  };
}
