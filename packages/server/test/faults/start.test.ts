import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../src/database/embedded.ts';
import { startServer } from '../../src/main.ts';
import { agencies } from '../support/agencies.ts';
import { call } from '../support/api.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agency-start-'));
});
afterAll(() => rm(folder, { recursive: true }));

const environment = (more: Record<string, string> = {}) => ({
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  LOG_LEVEL: 'silent',
  ...more,
});
const login = (url: string) =>
  call<{ refreshToken: string }>(`${url}/api/v1/auth/login`, 'POST', { body: agencies.horizon });

test('the service starts without data, and logins remain valid after a restart', async () => {
  const first = await startServer(environment());
  const { refreshToken } = (await login(first.url)).body;
  await first.close();

  const second = await startServer(environment());
  const refreshed = await call(`${second.url}/api/v1/auth/refresh`, 'POST', { body: { token: refreshToken } });
  await second.close();
  expect(refreshed.status).toBe(200);
});

test('a port in use and a data folder in use are each reported in one line, and nothing remains', async () => {
  const elsewhere = { DATA_DIR: join(folder, 'elsewhere') };
  await cp(join(folder, 'data'), elsewhere.DATA_DIR, { recursive: true });
  // A port below the system's ephemeral range, so that no other test uses it between the two starts.
  const port = `${20_000 + (process.pid % 10_000)}`;
  const running = await startServer(environment({ PORT: port }));
  await expect(startServer(environment())).rejects.toThrow(/^DATA_DIR: another process is using/);
  await expect(startServer(environment({ ...elsewhere, PORT: port }))).rejects.toThrow(
    `PORT: port ${port} is already in use.`,
  );
  await running.close();

  const again = await startServer(environment({ ...elsewhere, PORT: port }));
  expect((await login(again.url)).status).toBe(200);
  await again.close();
});

test('production does not start with the staging defaults', async () => {
  await expect(startServer(environment({ APP_ENV: 'production' }))).rejects.toThrow(/^DATABASE_URL: /);
});

test('start.refused: staging does not start on a database of production and writes a security event', async () => {
  const { pool, close } = await openEmbedded(join(folder, 'data'));
  await pool.query(`update environment set name = 'production'`);
  await close();
  const file = join(folder, 'security-events');
  await expect(startServer(environment({ SECURITY_LOG_FILE: file }))).rejects.toThrow(/^APP_ENV: /);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    stream: 'security',
    event: 'start.refused',
    reason: 'database',
    problem: expect.stringMatching(/^APP_ENV: this database belongs to production/),
  });
});
