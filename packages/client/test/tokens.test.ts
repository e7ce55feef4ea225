import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileTokens } from '../src/file-tokens.ts';
import { createAgencyClient, memoryTokens, type TokenStore } from '../src/index.ts';
import { KEY, SECRET, type StubService, startStubService } from './stub-service.ts';

let service: StubService;
let folder: string;
beforeEach(async () => {
  service = await startStubService(() => ({ status: 200, body: [] }));
  folder = await mkdtemp(join(tmpdir(), 'tokens-'));
});
afterEach(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

const client = (tokens: TokenStore) =>
  createAgencyClient({ baseUrl: service.baseUrl, key: KEY, secret: SECRET, tokens });
const logins = () =>
  service.received.map(({ path }) => path.replace('/api/v1', '')).filter((path) => path.startsWith('/auth/'));
const inFile = () => fileTokens(join(folder, 'tokens.json'));

describe.each([
  ['in memory', () => Array<TokenStore>(2).fill(memoryTokens())],
  ['in a file', () => [inFile(), inFile()]],
])('token store %s', (_, stores) => {
  test('two clients sign in only once', async () => {
    const [one, other] = stores().map(client);
    await one!.listFuelTypes();
    expect(await other!.listFuelTypes()).toMatchObject({ ok: true });
    expect(logins()).toEqual(['/auth/login']);
  });

  test('a client uses the tokens that the other client has refreshed', async () => {
    const [one, other] = stores().map(client);
    await one!.listFuelTypes();
    await other!.listFuelTypes();
    service.expireTokens();
    await one!.listFuelTypes();
    expect(await other!.listFuelTypes()).toMatchObject({ ok: true });
    expect(logins()).toEqual(['/auth/login', '/auth/refresh']);
  });

  test('both clients stay signed in when they refresh at the same time', async () => {
    const [one, other] = stores().map(client);
    await one!.listFuelTypes();
    await other!.listFuelTypes();
    service.expireTokens();
    const results = await Promise.all([one!.listFuelTypes(), other!.listFuelTypes()]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    expect(logins().filter((path) => path === '/auth/login')).toHaveLength(1);
  });

  test('the clients sign in again after their tokens are revoked', async () => {
    const [one, other] = stores().map(client);
    await one!.listFuelTypes();
    service.revokeTokens();
    expect(await other!.listFuelTypes()).toMatchObject({ ok: true });
    expect(logins()).toEqual(['/auth/login', '/auth/refresh', '/auth/login']);
  });

  test('tokens are stored separately for each key', async () => {
    const [one, other] = stores();
    await client(one!).listFuelTypes();
    expect(await other!.get('ak_other')).toBe(undefined);
  });
});

test('a client whose refresh is refused uses the tokens that a different client has stored since', async () => {
  const store = memoryTokens();
  await client(store).listFuelTypes();
  const renewed = (await store.get(KEY))!;
  const old = { ...renewed, accessToken: 'access-0', refreshToken: 'refresh-0' };
  service.received.length = 0;
  // Simulates a process that was paused after it read the old tokens.
  const reads = [old, old, renewed];
  const late = client({ get: () => reads.shift(), set: store.set });
  expect(await late.listFuelTypes()).toMatchObject({ ok: true });
  expect(logins()).toEqual(['/auth/refresh']);
});

describe('the token file', () => {
  test('the token file is readable only by its owner, and no other file is written', async () => {
    await client(inFile()).listFuelTypes();
    expect((await stat(join(folder, 'tokens.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['tokens.json']);
    expect(await readFile(join(folder, 'tokens.json'), 'utf8')).not.toContain(SECRET);
  });

  test.each(['', '{"ak', '[1]', 'null'])('a token file with the content %j counts as empty', async (content) => {
    await writeFile(join(folder, 'tokens.json'), content);
    expect(await client(inFile()).listFuelTypes()).toMatchObject({ ok: true });
  });

  test('a missing folder of the token file is reported as an error', async () => {
    const lost = fileTokens(join(folder, 'none/tokens.json'));
    await expect(client(lost).listFuelTypes()).rejects.toThrow('ENOENT');
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});
