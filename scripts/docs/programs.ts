import { spawn } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { GSON } from '../test/languages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Copies all programs with their dependencies. */
export async function putPrograms(folder: string): Promise<void> {
  await cp(join(root, 'openapi/programs'), folder, { recursive: true });
  await cp(join(root, 'packages/python-client/agency_booking.py'), join(folder, 'agency_booking.py'));
  await symlink(GSON, join(folder, 'gson.jar'));
  await mkdir(join(folder, 'node_modules/@agency-booking'), { recursive: true });
  await symlink(join(root, 'packages/client'), join(folder, 'node_modules/@agency-booking/client'));
}

type Place = { readonly folder: string; readonly port: string; readonly env?: Readonly<Record<string, string>> };

/** Starts a server as a chapter describes and waits until it responds. */
export async function startServer(commands: string, { folder, port, env }: Place) {
  const server = spawn('bash', ['-euc', commands], {
    cwd: folder,
    env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter), ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  const answers = () =>
    fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: 60_000, interval: 100 }).catch((error) => {
    throw new Error(`${error.message}: ${printed}`);
  });
  return {
    printed: () => printed,
    /** Ends the shell and all processes that it started. */
    stop: () => void process.kill(-server.pid!),
  };
}
