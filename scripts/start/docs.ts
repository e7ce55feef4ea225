import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { areDocsFresh } from '../docs/fresh.ts';
import { during } from './progress.ts';

/** Builds the documentation where it is missing or old, in a process of low priority: the service starts without it. */
export function keepDocsFresh(root: string): void {
  if (areDocsFresh(root)) return;
  const building = execFile(process.execPath, [join(root, 'scripts/docs.ts')], { cwd: root });
  if (building.pid) setPriority(building.pid, constants.priority.PRIORITY_LOW);

  let isStopped = false;
  let complaints = '';
  building.stderr?.on('data', (chunk) => {
    complaints += chunk;
  });
  const built = new Promise<void>((resolve, reject) => {
    building.on('error', reject);
    building.on('close', (code) => (code === 0 || isStopped ? resolve() : reject(new Error(complaints))));
  });
  during('the documentation, shown at /docs', built).catch((error: Error) =>
    console.error(`✗ the documentation\n${error.message}`),
  );
  process.once('exit', () => {
    isStopped = true;
    building.kill();
  });
}
