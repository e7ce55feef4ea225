import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown };

export type Reply = { status: number; body?: unknown; headers?: Record<string, string> };

/** A real HTTP service that implements only the token operations. The test supplies all other replies. */
export type StubService = {
  baseUrl: string;
  received: Received[];
  /** Invalidates the current access token. */
  expireTokens(): void;
  /** Invalidates the access token and the refresh token. */
  revokeTokens(): void;
  stop(): Promise<void>;
};

export const KEY = 'ak_test_horizon';
export const SECRET = 'sk_test_horizon_0123456789abcdef';

/** Starts the service. `reply` returns `undefined` to leave a request unanswered. */
export async function startStubService(reply: (request: Received) => Reply | undefined): Promise<StubService> {
  const received: Received[] = [];
  let issued = 0;
  let accepted = '';
  let refreshable = '';
  /** A repeated renewal returns the same tokens, as on the real service. */
  const renewals = new Map<unknown, Reply>();

  function renew(token: unknown): Reply {
    const known = renewals.get(token);
    if (known) return known;
    if (token !== refreshable) return refuse(401, 1004);
    const reply = issue();
    renewals.set(token, reply);
    return reply;
  }

  function issue(): Reply {
    issued += 1;
    accepted = `access-${issued}`;
    refreshable = `refresh-${issued}`;
    return { status: 200, body: { accessToken: accepted, refreshToken: refreshable } };
  }

  function answer(request: Received): Reply | undefined {
    const { path, body, headers } = request;
    if (path === '/api/v1/auth/login') return isOurs(body) ? issue() : refuse(401, 1002);
    if (path === '/api/v1/auth/refresh') return renew(tokenOf(body));
    if (!path.startsWith('/api/v1/')) return refuse(404, 404);
    return headers.authorization === `Bearer ${accepted}` ? reply(request) : refuse(401, 401);
  }

  const server = createServer(async (request, response) => {
    const seen = await read(request);
    received.push(seen);
    const answered = answer(seen);
    if (answered) send(response, answered);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    received,
    expireTokens() {
      accepted = '';
    },
    revokeTokens() {
      accepted = '';
      refreshable = '';
      renewals.clear();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function refuse(status: number, code: number, more: Partial<Reply> & { details?: unknown } = {}): Reply {
  const { details, headers } = more;
  return { status, headers, body: { code, description: 'No.', details } };
}

async function read(request: IncomingMessage): Promise<Received> {
  const chunks = await request.toArray();
  const text = Buffer.concat(chunks).toString();
  const { method = '', url: path = '', headers } = request;
  return { method, path, headers, body: text ? JSON.parse(text) : undefined };
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  const isText = typeof body === 'string';
  const type = isText ? 'text/html' : 'application/json';
  response.writeHead(status, { 'Content-Type': type, 'X-Request-Id': 'req_1', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

function isOurs(body: unknown): boolean {
  const { key, secret } = body as Record<string, unknown>;
  return key === KEY && secret === SECRET;
}

function tokenOf(body: unknown): unknown {
  return (body as { token?: unknown }).token;
}
