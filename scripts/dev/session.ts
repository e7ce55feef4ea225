import { consequencesOf, contractsOf } from './consequences.ts';
import type { Program, ProgramName } from './program.ts';

type SessionDeps = {
  readonly programs: Readonly<Record<ProgramName, Pick<Program, 'restart'>>>;
  /** Returns the written paths, or throws an Error with one line per cause. */
  readonly generate: (contracts: readonly string[] | 'all') => Promise<readonly string[]>;
  readonly compile: (generated: readonly string[]) => Promise<unknown>;
  /** Receives the generated paths before any program is restarted. */
  readonly wrote: (paths: readonly string[]) => Promise<void>;
  /** Starts the background checks after a change is live or has failed. */
  readonly look: (paths: readonly string[]) => void;
  readonly say: (line: string) => void;
  readonly seconds: () => number;
};

const RESTARTED = { sandbox: 'restarted the sandbox', service: 'restarted' } as const;

/** Applies saved files to the running programs, one change at a time. A failed change is retried with the next one. */
export function createSession({ programs, generate, compile, wrote, look, say, seconds }: SessionDeps) {
  let failed: readonly string[] = [];

  return async function change(saved: readonly string[]): Promise<void> {
    const began = seconds();
    const paths = new Set([...failed, ...saved]);
    failed = [];
    try {
      const done: string[] = [];
      let written: readonly string[] = [];
      const contracts = contractsOf([...paths]);
      if (contracts.length > 0) {
        written = await generate(contracts);
        await wrote(written);
        for (const path of written) paths.add(path);
        done.push(`generated ${written.length === 1 ? '1 file' : `${written.length} files`}`);
      }
      const due = new Set([...paths].flatMap(consequencesOf));
      for (const name of ['sandbox', 'service'] as const) {
        if (!due.has(name)) continue;
        await programs[name].restart(() => compile(written));
        done.push(RESTARTED[name]);
      }
      if (done.length > 0) say(`✓ ${named(saved)} changed: ${done.join(', ')} in ${(seconds() - began).toFixed(1)} s`);
      else if (due.has('dev')) say(`… ${named(saved)} changed: takes effect with the next \`pnpm dev\``);
    } catch (error) {
      failed = [...paths];
      for (const cause of (error as Error).message.split('\n')) say(`✗ ${cause}`);
      say(`✗ ${named(saved)} changed: not live, the last working service keeps running`);
    }
    look([...paths]);
  };
}

function named([first, ...others]: readonly string[]): string {
  return others.length === 0 ? first! : `${first} and ${others.length} more`;
}
