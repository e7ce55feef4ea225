import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPages } from '../../src/http/pages.ts';

let folder: string;
let server: Server;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
  const app = express();
  const pages = {
    contract: {},
    publicUrl: 'http://localhost:8080',
    basePath: '/api/v1',
    metrics: undefined,
    isReady: async () => true,
  };
  addPages(app, { ...pages, docsFolder: folder, portalFolder: folder });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('before it is built, the portal returns 503 with Retry-After and a page that reloads automatically', async () => {
  const answer = await fetch(`${origin}/portal/sign-in`);
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
    503,
    '3',
    expect.stringMatching(/The portal is being built[\s\S]*npx -y pnpm@12\.21\.0 build portal</),
  ]);
});

test('every path of the built portal returns its page, which is revalidated and has no inline script', async () => {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>Agency portal</title>');
  await writeFile(join(folder, 'assets/index-1.js'), 'export {};');
  for (const path of ['/portal/', '/portal/sign-in', '/portal/agencies/1001/orders?status=reserved']) {
    const answer = await fetch(origin + path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, '<title>Agency portal</title>']);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
  }
  const asset = await fetch(`${origin}/portal/assets/index-1.js`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('404: a missing portal file is not answered with the page', async () => {
  expect((await fetch(`${origin}/portal/assets/index-0.js`)).status).toBe(404);
});
