import type { Administration } from '../administration/index.ts';
import { refuse } from '../administration/refusal.ts';
import type { Io } from './io.ts';

/** What every command takes. */
export type GlobalOptions = { readonly json?: boolean; readonly yes?: boolean; readonly as?: string };

/** How a command works: asks where it hurts, does it, shows what came of it. */
export type Session = {
  /** @param show the result for people; `--json` prints it as it is */
  readonly run: <Result>(
    work: (administration: Administration, by: string) => Promise<Result>,
    show: (result: Result) => string,
  ) => Promise<void>;
  /**
   * Goes on once the operator has typed what it is about, or with `--yes`.
   * @throws Refusal when they typed something else, or there is no terminal to ask at
   */
  readonly confirm: (about: { readonly typed: string; readonly consequence: string }) => Promise<void>;
  /** A secret is not typed, where lists of processes and histories of shells would show it. */
  readonly readText: (file: string) => Promise<string>;
  readonly readJson: (file: string) => Promise<unknown>;
};

/** No member of the portal asks here: the operating system has let the person in. */
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
      if (!io.ask) return refuse(`${consequence} Add --yes to do it without being asked.`);
      const answer = await io.ask(`${consequence}\nType ${typed} to go on: `);
      if (answer.trim() !== typed) refuse('Nothing was changed.');
    },

    readText,

    async readJson(file) {
      const written = await readText(file);
      try {
        return JSON.parse(written);
      } catch {
        return refuse(`${file} is no JSON.`);
      }
    },
  };
}
