import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installedBinaries } from '../../ci/postgres.ts';

/** Programs that a measurement needs in addition to Node, with the command that installs them on Debian. */
const tools = {
  patroni: { isHere: () => isOnPath('patroni'), get: 'apt-get install patroni' },
  etcd: { isHere: () => isOnPath('etcd'), get: 'apt-get install etcd-server' },
  pgbouncer: { isHere: () => isOnPath('pgbouncer'), get: 'apt-get install pgbouncer' },
  postgres: { isHere: () => installedBinaries() !== undefined, get: 'apt-get install postgresql' },
  prometheus: { isHere: () => isOnPath('prometheus'), get: 'apt-get install prometheus' },
  mount: { isHere: () => process.getuid?.() === 0, get: 'run as root, it mounts a small disk' },
} as const;

export type Tool = keyof typeof tools;

/** Returns one line with the required installation steps, or `undefined` if nothing is missing. */
export function missingOf(needs: readonly Tool[]): string | undefined {
  const missing = needs.filter((need) => !tools[need].isHere());
  if (missing.length === 0) return undefined;
  return `left out, it needs ${missing.map((need) => `${need} (${tools[need].get})`).join(', ')}`;
}

function isOnPath(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(join(folder, program)));
}
