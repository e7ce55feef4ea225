import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorAnswer } from './answers.ts';
import type { Situation } from './contract.ts';
import type { Bounds } from './options.ts';

/** An import of `node:http` would also load `fetch`, which takes 2 MB of memory. */
const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');

export type Listening = {
  readonly url: string;
  readonly port: number;
  /**
   * Shuts the server down: waits for the linger period, stops accepting connections, and waits for requests in
   * progress. Connections that remain after the drain period are closed, and their handlers get a further period of the
   * same length to finish.
   */
  close(): Promise<void>;
};

type ServerDeps = {
  readonly listener: RequestListener;
  readonly bounds: Bounds;
  /** Returns the error body for requests that Node itself rejects. */
  readonly refusal: (situation: Situation) => ErrorAnswer;
  readonly newRequestId: () => string;
};

/** Creates a Node server that responds with the standard error body if Node itself rejects a request. */
export function createHttpServer({ listener, bounds, refusal, newRequestId }: ServerDeps): Server {
  const options = {
    maxHeaderSize: bounds.headerBytes,
    headersTimeout: bounds.headersMilliseconds,
    requestTimeout: bounds.requestMilliseconds,
    keepAliveTimeout: bounds.keepAliveMilliseconds,
    connectionsCheckingInterval: Math.min(1000, bounds.headersMilliseconds),
    // The listener checks the Host header, so that the error response has a body.
    requireHostHeader: false,
    optimizeEmptyRequests: true,
  };
  const server = createServer(options, listener);
  server.maxConnections = bounds.connections;
  const refuse = (socket: Duplex, situation: Situation) => {
    if (!socket.writable) return socket.destroy();
    const { status, body } = refusal(situation);
    const text = JSON.stringify(body);
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        `X-Request-Id: ${newRequestId()}`,
        'Content-Type: application/json; charset=utf-8',
        'Cache-Control: no-store',
        `Content-Length: ${Buffer.byteLength(text)}`,
        'Connection: close',
        '',
        text,
      ].join('\r\n'),
      () => socket.destroy(),
    );
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, SITUATIONS[error.code ?? ''] ?? 'invalidRequest'),
  );
  server.on('checkExpectation', (request) => refuse(request.socket, 'expectationFailed'));
  server.on('connect', (_request, socket) => refuse(socket, 'methodNotAllowed'));
  return server;
}

const SITUATIONS: Record<string, Situation> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'bodyTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
};

type ListenArguments = {
  port: number;
  host: string;
  bounds: Bounds;
  onClose: () => void;
  whenIdle: () => Promise<void>;
};

export async function listen(
  server: Server,
  { port, host, bounds, onClose, whenIdle }: ListenArguments,
): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    port: bound,
    async close() {
      onClose();
      if (bounds.lingerMilliseconds > 0) await wait(bounds.lingerMilliseconds);
      await closeServer(server, bounds.drainMilliseconds);
      await Promise.race([whenIdle(), wait(bounds.drainMilliseconds, undefined, { ref: false })]);
    },
  };
}

function closeServer(server: Server, drainMilliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
    server.close((error) => {
      clearTimeout(cutOff);
      error ? reject(error) : resolve();
    });
    server.closeIdleConnections();
  });
}
