import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { addPages } from '../../packages/server/src/http/pages.ts';
import { contract } from './contract.ts';

/** The portal in a folder, as the service shows it, policies included. */
export async function serveDocs(folder: string): Promise<{ docs: string; close: () => void }> {
  const app = express();
  addPages(app, { contract, basePath: '/api/v1', metrics: undefined, isReady: async () => true, docsFolder: folder });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    docs: `http://localhost:${(server.address() as AddressInfo).port}/docs`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
