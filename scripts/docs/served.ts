import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { addPages } from '../../packages/server/src/http/pages.ts';
import { contract } from './contract.ts';

/** Serves the documentation as the service does, with its security policies. API calls go to `service` if it is set. */
export async function serveDocs(folder: string, service?: string): Promise<{ docs: string; close: () => void }> {
  const app = express();
  if (service) app.use('/api/v1', express.text({ type: () => true }), passOnTo(service));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const pages = { contract, basePath: '/api/v1', publicUrl, metrics: undefined, isReady: async () => true };
  addPages(app, { ...pages, docsFolder: folder });
  return {
    docs: `${publicUrl}/docs`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOnTo(service: string): RequestHandler {
  return async ({ method, originalUrl, headers, body }, response) => {
    const passed = Object.entries(headers).filter(([name]) => /^(?:authorization|content-type|x-)/.test(name));
    const sent = typeof body === 'string' && { body };
    const init = { method, headers: Object.fromEntries(passed) as Record<string, string>, ...sent };
    const answer = await fetch(`${service}${originalUrl}`, init);
    response
      .status(answer.status)
      .type(answer.headers.get('Content-Type') ?? 'text')
      .send(await answer.text());
  };
}
