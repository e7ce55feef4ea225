import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../run.js', import.meta.url));

let folder: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterEach(async () => {
  for (const child of running) await stop(child);
});
afterAll(() => rm(folder, { recursive: true, maxRetries: 3 }));

type Started = { child: ChildProcess; printed: string; url: string };

/** Starts everything on free ports. Resolves when everything is ready or the process has exited. */
async function start(env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, [program, 'start'], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0', SANDBOX_PORT: '0', ...env },
  });
  running.add(child);
  let printed = '';
  const isThere = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk;
        if (printed.includes('Ctrl-C')) resolve();
      });
    }
  });
  await Promise.race([isThere, once(child, 'close')]);
  return { child, printed, url: /http:\/\/\S+:\d+(?=\/api\/v1)/.exec(printed)?.[0] ?? '' };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  running.delete(child);
  if (child.exitCode !== null) return child.exitCode;
  child.kill(signal);
  const [exitCode] = await once(child, 'close');
  return exitCode;
}

test('every printed link works, the printed curl command logs in, and Ctrl-C leaves no process', async () => {
  const { child, printed, url } = await start();

  const links = [...printed.matchAll(/^ {2}(?:Docs|Contract|Console) +(\S+)$/gm)].map(([, link]) => link!);
  expect(links).toHaveLength(3);
  for (const link of [...links, `${url}/health/ready`]) {
    const { status, headers } = await fetch(link);
    // The build of the documentation may still be in progress.
    const expected = headers.has('Retry-After') && link.endsWith('/docs') ? 503 : 200;
    expect(status, link).toBe(expected);
  }

  const curl = /^ +(curl .*)$/m.exec(printed)![1]!;
  const { stdout } = await promisify(execFile)('sh', ['-c', curl]);
  expect(JSON.parse(stdout)).toHaveProperty('accessToken');

  expect(await stop(child, 'SIGINT')).toBe(0);
  for (const link of links) await expect(fetch(link)).rejects.toThrow('fetch failed');
});

test('the data is kept after a restart', async () => {
  const first = await start();
  const login = { key: 'ak_staging_horizon', secret: 'sk_staging_horizon_5f1d0c7a9be24836' };
  const tokens = (await (await post(`${first.url}/api/v1/auth/login`, login)).json()) as { refreshToken: string };
  await stop(first.child);

  const second = await start();
  const refreshed = await post(`${second.url}/api/v1/auth/refresh`, { token: tokens.refreshToken });
  expect(refreshed.status).toBe(200);
});

test('a data folder in use is reported in one line with its fix', async () => {
  await start();
  const second = await start();
  expect(await stop(second.child)).toBe(1);
  expect(lastLines(second.printed)).toMatch(/^DATA_DIR: .*different DATA_DIR\.$/);
});

test.each(['PORT', 'SANDBOX_PORT'])('a %s in use is reported in one line with its fix', async (variable) => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;

  const { child, printed } = await start({ [variable]: `${port}` });

  expect(await stop(child)).toBe(1);
  expect(lastLines(printed)).toBe(
    `${variable}: port ${port} is already in use. Stop the program that uses it, or set a different ${variable}.`,
  );
  blocker.close();
});

test('the payment page uses a free port if its port is in use', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;

  const { child, url } = await start({ PAY_PORT: `${port}` });

  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  expect(await stop(child, 'SIGINT')).toBe(0);
  blocker.close();
});

test('the payment page reaches the service through the separate port for its calls', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  await once(blocker.close(), 'close');

  const { child } = await start({ PAY_PORT: `${port}`, PAYMENT_PAGE_PORT: '0' });

  // Without the service, the page could not know that the link does not exist, and would return 503.
  expect((await fetch(`http://localhost:${port}/pay/${'a'.repeat(22)}`)).status).toBe(404);
  expect(await stop(child, 'SIGINT')).toBe(0);
});

test('production starts only the service, without the sandbox and the staging defaults', async () => {
  const { child, printed } = await start({ APP_ENV: 'production' });
  expect(await stop(child)).toBe(1);
  expect(printed).toMatch(/^DATABASE_URL: APP_ENV=production requires /m);
  expect(printed).not.toMatch(/Console|Docs|_staging_/);
});

test('an invalid variable is reported in one line with its name', async () => {
  const { child, printed } = await start({ PORT: 'http' });
  expect(await stop(child)).toBe(1);
  expect(lastLines(printed)).toMatch(/^PORT: .*$/);
});

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}

/** Returns the text after the last empty line. */
function lastLines(printed: string): string {
  return printed.trimEnd().split('\n\n').at(-1) ?? '';
}
