import type { Administration } from '../management/facade.ts';
import { refuse } from '../management/refusal.ts';
import type { Io } from './io.ts';

export type GlobalOptions = { readonly json?: boolean; readonly yes?: boolean; readonly as?: string };

export type Session = {
  /** @param show formats the result as text; `--json` prints the raw result instead */
  readonly run: <Result>(
    work: (administration: Administration, by: string) => Promise<Result>,
    show: (result: Result) => string,
  ) => Promise<void>;
  /**
   * Continues after the operator types the requested text, or immediately with `--yes`.
   * @throws Refusal if the typed text differs, or if there is no terminal for the prompt
   */
  readonly confirm: (about: { readonly typed: string; readonly consequence: string }) => Promise<void>;
  /** Reads a secret from a file. On the command line, it would appear in process lists and shell history. */
  readonly readText: (file: string) => Promise<string>;
  readonly readJson: (file: string) => Promise<unknown>;
};

/** Identity of a command-line caller. The operating system authenticates the user, so there is no portal member. */
export const COMMAND_LINE = { memberId: undefined } as const;

const QUIET_MILLISECONDS = 1_000;

export function createSession(io: Io, options: () => GlobalOptions): Session {
  async function withAdministration<Result>(work: (administration: Administration) => Promise<Result>) {
    const waiting = setTimeout(() => io.tell('… working'), QUIET_MILLISECONDS);
    try {
      const { administration, close } = await io.open(io.environment);
      return await work(administration).finally(close);
    } finally {
      clearTimeout(waiting);
    }
  }

  const readText = (file: string) => io.read(file).catch((error) => refuse(`${file} cannot be read (${error.code}).`));

  return {
    async run(work, show) {
      const { json, as = io.user } = options();
      const result = await withAdministration((administration) => work(administration, as));
      io.write(json ? JSON.stringify(result ?? {}, null, 2) : show(result));
    },

    async confirm({ typed, consequence }) {
      if (options().yes) return;
      if (!io.ask) return refuse(`${consequence} Add --yes to confirm without a prompt.`);
      const answer = await io.ask(`${consequence}\nType ${typed} to confirm: `);
      if (answer.trim() !== typed) refuse('Nothing was changed.');
    },

    readText,

    async readJson(file) {
      const written = await readText(file);
      try {
        return JSON.parse(written);
      } catch {
        return refuse(`${file} is not valid JSON.`);
      }
    },
  };
}
