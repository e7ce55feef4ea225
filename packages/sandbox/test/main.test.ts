import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { startVendors } from './vendors.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

let child: ReturnType<typeof start>;
const start = (SANDBOX_PORT: number) =>
  spawn(process.execPath, [MAIN], { env: { ...process.env, SANDBOX_PORT: String(SANDBOX_PORT) } });
afterEach(() => child.kill('SIGKILL'));

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the program prints its address when it starts, and %s ends it',
  async (signal) => {
    child = start(0);
    const [line] = await once(child.stdout, 'data');
    const url = /http:\S+/.exec(String(line))![0];
    expect((await fetch(`${url}/vendors/ANADOLU/cars`)).status).toBe(404);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

test('a port that is in use is reported in one line', async () => {
  const { sandbox } = await startVendors({}, onTestFinished);
  child = start(sandbox.port);
  const [line] = await once(child.stderr, 'data');
  expect(String(line)).toBe('SANDBOX_PORT: the port is already in use. Set a different port.\n');
  expect(await once(child, 'exit')).toEqual([1, null]);
});
