import { areDocsFresh } from '../docs/built.ts';
import { isPortalFresh } from '../portal/built.ts';
import { runProgram } from '../test/command.ts';
import { during } from './progress.ts';

/** Builds missing or outdated pages in low-priority processes. The service starts without waiting for them. */
export function keepPagesFresh(root: string, withDocs = true): void {
  if (!isPortalFresh(root)) build(root, 'portal', 'the portal, available at /portal');
  if (withDocs && !areDocsFresh(root)) build(root, 'docs', 'the documentation, available at /docs');
}

function build(root: string, part: string, title: string): void {
  const stopping = new AbortController();
  process.once('exit', () => stopping.abort());
  const options = { cwd: root, isLow: true, signal: stopping.signal };
  const built = runProgram('scripts/run.js', ['build', part], options).then(({ ok, printed }) => {
    if (!ok) throw new Error(printed);
  });
  during(title, built).catch((error: Error) => console.error(`✗ ${title}\n${error.message}`));
}
