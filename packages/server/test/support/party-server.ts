import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { readonly request: string; readonly authorization: string | undefined; readonly body: unknown };
export type Reply = (response: ServerResponse) => unknown;

export const json =
  (body: unknown, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

export const failures = {
  silent: () => {},
  hangsUp: (response) => response.destroy(),
  fails: json({ code: 500, description: 'No answer could be given.' }, 500),
  refuses: json({ code: 2404, description: 'There is no such offer.' }, 404),
  forgets: json({ code: 3404, description: 'There is no such reservation.' }, 404),
  redirects: (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
  notJson: (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>'),
  endless: json({ padding: 'x'.repeat(2 * 1024 * 1024) }),
} satisfies Record<string, Reply>;

export async function startPartyServer(replyTo: (received: Received) => Reply) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    const { method, url, headers } = request;
    replyTo({ request: `${method} ${url}`, authorization: headers.authorization, body })(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Starts an external party that sends a configurable reply and records the requests it receives. */
export async function startObedientServer() {
  const asked: Received[] = [];
  let reply = json({});
  const server = await startPartyServer((received) => {
    asked.push(received);
    return reply;
  });
  return {
    ...server,
    asked,
    willReply(next: Reply) {
      reply = next;
    },
  };
}
