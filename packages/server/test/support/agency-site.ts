import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export { freePort } from '../../../testing/src/free-port.ts';

export type AgencySite = Awaited<ReturnType<typeof startAgencySite>>;

/** Starts an agency's website, which shows the returned payment form and receives customers at `/done`. */
export async function startAgencySite() {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const page = pathname === '/done' ? '<!doctype html><title>Done</title>' : pages.get(pathname);
    response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    callbackUrl: `${url}/done`,
    /** Returns the URL of the page. */
    show(content: string): string {
      const path = `/pay/${pages.size + 1}`;
      pages.set(path, content);
      return url + path;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
