import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressedTexts } from './addressed-texts.ts';

let folder: string;
let docs: string;
const servers = new Map<string, ReturnType<express.Express['listen']>>();

async function get(publicUrl: string, path: string) {
  const app = express();
  app.use('/docs', addressedTexts(docs, publicUrl), (_request, response) => void response.send('the files'));
  const server = servers.get(publicUrl) ?? app.listen(0, '127.0.0.1');
  servers.set(publicUrl, server);
  if (!server.listening) await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { type: answer.headers.get('content-type'), text: new TextDecoder().decode(bytes), bytes };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
  docs = join(folder, 'docs');
  await mkdir(join(docs, 'operations'), { recursive: true });
  await writeFile(join(folder, 'secret.md'), 'a secret');
  await writeFile(join(docs, 'start.md'), 'curl http://localhost:8080/api/v1/locations');
  await writeFile(join(docs, 'all.postman_collection.json'), '{"value":"http://localhost:8080/api/v1"}');
  await writeFile(join(docs, 'shop.py'), 'BASE_URL = "http://localhost:8080/api/v1"');
  const environment = strToU8('baseUrl: http://localhost:8080/api/v1');
  await writeFile(join(docs, 'all.bruno.zip'), zipSync({ 'all/environments/staging.bru': environment }));
  await writeFile(join(docs, 'other.json'), '{}');
  await writeFile(join(docs, 'operations/auth.md'), 'POST http://localhost:8080/api/v1/auth/login');
});
afterAll(async () => {
  for (const server of servers.values()) server.close();
  await rm(folder, { recursive: true });
});

test('a Markdown page contains the address of this installation', async () => {
  expect(await get('https://api.example', '/docs/start.md')).toMatchObject({
    type: 'text/markdown; charset=utf-8',
    text: 'curl https://api.example/api/v1/locations',
  });
  expect((await get('https://api.example', '/docs/operations/auth.md')).text).toContain('https://api.example/api/v1/');
});

test('the Postman collection contains the address of this installation', async () => {
  expect(await get('https://api.example', '/docs/all.postman_collection.json')).toMatchObject({
    type: 'application/json; charset=utf-8',
    text: '{"value":"https://api.example/api/v1"}',
  });
});

test('the Bruno archive contains the address of this installation', async () => {
  const { type, bytes } = await get('https://api.example', '/docs/all.bruno.zip');
  expect(type).toBe('application/zip');
  const { 'all/environments/staging.bru': environment } = unzipSync(bytes);
  expect(strFromU8(environment!)).toBe('baseUrl: https://api.example/api/v1');
});

test('a program contains the address of this installation', async () => {
  const { text } = await get('https://api.example', '/docs/shop.py');
  expect(text).toBe('BASE_URL = "https://api.example/api/v1"');
});

test('a page that was rebuilt is read again', async () => {
  await writeFile(join(docs, 'start.md'), 'wget http://localhost:8080/api/v1/locations');
  await utimes(join(docs, 'start.md'), 1, 1);
  expect((await get('https://api.example', '/docs/start.md')).text).toBe('wget https://api.example/api/v1/locations');
});

test.each([
  ['https://api.example', '/docs/missing.md'],
  ['https://api.example', '/docs/start.html'],
  ['https://api.example', '/docs/other.json'],
  ['https://api.example', '/docs/..%2fsecret.md'],
  ['https://api.example', '/docs/operations/auth.md/'],
  ['http://localhost:8080', '/docs/start.md'],
])('with the address %s the request %s is left to the static files', async (publicUrl, path) => {
  expect((await get(publicUrl, path)).text).toBe('the files');
});
