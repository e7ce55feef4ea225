import { areDocsFresh } from '../docs/fresh.ts';
import { runProgram } from '../test/command.ts';
import { during } from './progress.ts';

/** Builds the documentation where it is missing or old, in a process of low priority: the service starts without it. */
export function keepDocsFresh(root: string): void {
  if (areDocsFresh(root)) return;
  const stopping = new AbortController();
  process.once('exit', () => stopping.abort());
  const built = runProgram('scripts/docs.ts', [], { cwd: root, isLow: true, signal: stopping.signal }).then(
    ({ ok, printed }) => {
      if (!ok) throw new Error(printed);
    },
  );
  during('the documentation, shown at /docs', built).catch((error: Error) =>
    console.error(`✗ the documentation\n${error.message}`),
  );
}
