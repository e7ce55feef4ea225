import { consequencesOf, contractsOf } from './consequences.ts';
import type { Generator } from './generator.ts';
import { type Program, type ProgramName, StartFailed } from './program.ts';

export type SessionDeps = {
  readonly programs: Readonly<Record<ProgramName, Pick<Program, 'restart'>>>;
  readonly generator: Pick<Generator, 'generate'>;
  /** Told of what the generator wrote before anything is restarted. */
  readonly wrote: (paths: readonly string[]) => Promise<void>;
  /** What may be looked at once the change is live, or has failed. */
  readonly look: (paths: readonly string[]) => void;
  readonly env: () => NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  readonly seconds: () => number;
};

/** Makes saved files live, one change after the other. What failed is tried again together with the next change. */
export function createSession({ programs, generator, wrote, look, env, say, seconds }: SessionDeps) {
  let failed: readonly string[] = [];

  return async function change(saved: readonly string[]): Promise<void> {
    const began = seconds();
    const paths = [...new Set([...failed, ...saved])];
    failed = [];
    const done: string[] = [];
    const causes: string[] = [];

    const contracts = contractsOf(paths);
    let written: readonly string[] = [];
    if (contracts.length > 0) {
      const generated = await generator.generate(contracts);
      if ('causes' in generated) causes.push(...generated.causes);
      else {
        written = generated.written;
        await wrote(written);
        done.push(`generated ${written.length === 1 ? '1 file' : `${written.length} files`}`);
      }
    }

    const due = new Set([...paths, ...written].flatMap(consequencesOf));
    for (const name of ['sandbox', 'service'] as const) {
      if (!due.has(name) || causes.length > 0) continue;
      try {
        await programs[name].restart(env());
        done.push(name === 'service' ? 'restarted' : 'restarted the sandbox');
      } catch (error) {
        if (!(error instanceof StartFailed)) throw error;
        causes.push(error.message);
      }
    }

    if (causes.length > 0) failed = paths;
    for (const cause of causes) say(`✗ ${cause}`);
    if (causes.length > 0) say(`✗ ${named(saved)} changed: not live, the last good service goes on`);
    else if (done.length > 0)
      say(`✓ ${named(saved)} changed: ${done.join(', ')} in ${(seconds() - began).toFixed(1)} s`);
    else if (due.has('dev')) say(`… ${named(saved)} changed: live with the next \`pnpm dev\``);
    look([...paths, ...written]);
  };
}

function named([first, ...others]: readonly string[]): string {
  return others.length === 0 ? first! : `${first} and ${others.length} more`;
}
