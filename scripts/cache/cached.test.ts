import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cached, hashOfFiles } from './cached.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-'));
  await mkdir(join(root, 'paths'));
  await writeFile(join(root, 'paths/a.yaml'), 'get: 1');
});
afterEach(() => rm(root, { recursive: true }));

const hash = () => hashOfFiles(root, ['paths/**/*', 'lock.yaml']);

test('only changed, added, renamed or removed files change the hash', async () => {
  const seen = [hash()];
  await writeFile(join(root, 'paths/a.yaml'), 'get: 2');
  seen.push(hash());
  await writeFile(join(root, 'lock.yaml'), '');
  seen.push(hash());
  await rename(join(root, 'paths/a.yaml'), join(root, 'paths/b.yaml'));
  seen.push(hash());
  await rm(join(root, 'paths/b.yaml'));
  seen.push(hash());
  expect(new Set(seen).size).toBe(5);

  await writeFile(join(root, 'paths/a.test.ts'), 'test');
  await mkdir(join(root, 'paths/node_modules'));
  await writeFile(join(root, 'paths/node_modules/index.js'), 'package');
  await writeFile(join(root, 'other.yaml'), 'get: 3');
  expect(hash()).toBe(seen[4]);
});

test('a cached result is computed once per contents, and again when they change', async () => {
  let made = 0;
  const findings = (contents: string) =>
    cached(root, 'lint/own', contents, async () => {
      made += 1;
      return [`${contents} ${made}`];
    });
  expect(await findings('monday')).toEqual(['monday 1']);
  expect(await findings('monday')).toEqual(['monday 1']);
  expect(await findings('tuesday')).toEqual(['tuesday 2']);
  expect(await findings('monday')).toEqual(['monday 3']);
});

test('a failure is not cached, and an incomplete file is computed again', async () => {
  const failing = cached(root, 'own', '1', () => Promise.reject(new Error('no rules')));
  await expect(failing).rejects.toThrow('no rules');
  expect(await cached(root, 'own', '1', async () => 'made')).toBe('made');
  await writeFile(join(root, 'node_modules/.cache/own.json'), '{"contents":"1","val');
  expect(await cached(root, 'own', '1', async () => 'made again')).toBe('made again');
});
