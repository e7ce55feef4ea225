import { areDocsFresh } from '../docs/fresh.ts';
import { isPortalFresh } from '../portal/built.ts';
import { runProgram } from '../test/command.ts';
import { during } from './progress.ts';

/** Builds what is missing or old, in processes of low priority: the service starts without it. */
export function keepPagesFresh(root: string, withDocs = true): void {
  if (!isPortalFresh(root)) build(root, 'scripts/portal.ts', 'the portal, shown at /portal');
  if (withDocs && !areDocsFresh(root)) build(root, 'scripts/docs.ts', 'the documentation, shown at /docs');
}

function build(root: string, program: string, title: string): void {
  const stopping = new AbortController();
  process.once('exit', () => stopping.abort());
  const built = runProgram(program, [], { cwd: root, isLow: true, signal: stopping.signal }).then(({ ok, printed }) => {
    if (!ok) throw new Error(printed);
  });
  during(title, built).catch((error: Error) => console.error(`✗ ${title}\n${error.message}`));
}
