import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };
type Answer = { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string };

export async function startReceiver() {
  const received: Received[] = [];
  let answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const { status, headers, body } = answers.shift() ?? { status: 204 };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}/hooks`,
    take: () => received.splice(0),
    /** Sets the next responses. After these, the server returns 204. */
    answer(...next: Answer[]) {
      answers = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
