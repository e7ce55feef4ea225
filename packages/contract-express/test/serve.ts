import { connect } from 'node:net';
import {
  type AnsweredEvent,
  type ContractAppOptions,
  createContractApp,
  EdgeFailure,
  type FailedEvent,
  type LimitState,
  type OffContractEvent,
} from '../src/index.ts';
import { catalogue, contract, operations } from './library.ts';

export type Reader = { id: string };
export type Options = Partial<ContractAppOptions<Reader>>;
/** The request and answer function of a handler, untyped because these tests deliberately send wrong responses. */
// biome-ignore lint/suspicious/noExplicitAny: wrong responses must compile
export type Loose = any;

export const book = {
  id: 'b1',
  title: 'Kürk Mantolu Madonna',
  addedAt: '2027-03-01T09:00:00Z',
  formats: [
    { type: 'paper', pages: 160 },
    { type: 'audio', minutes: 300 },
  ],
};

/** Handlers with valid responses. A test replaces the handler that it examines. */
type LooseHandler = (request: Loose, answer: Loose, fail: Loose) => Loose;
export const handlers: Record<keyof typeof operations, LooseHandler> = {
  openSession: (_request, answer) => answer(200, { token: 't' }),
  listBooks: (_request, answer) => answer(200, [book]),
  addBook: (_request, answer) => answer(201, book),
  getBook: (_request, answer) => answer(200, book),
  reserveBook: (_request, answer) => answer(204),
  getNewestBook: (_request, answer) => answer(200, book),
  countShelf: ({ path }, answer) => answer(200, { shelf: path.shelf }),
  confirmReturn: (_request, answer) => answer(200, '<p>Teşekkürler</p>'),
};

export async function serveLibrary({ handlers: own, report, ...options }: Options = {}) {
  const seen = {
    answered: [] as AnsweredEvent<Reader>[],
    offContract: [] as OffContractEvent[],
    failed: [] as FailedEvent[],
    buckets: [] as string[],
    authenticated: 0,
  };
  const app = await createContractApp<Reader>({
    contract,
    operations,
    errors: catalogue,
    basePath: '/api/v1',
    handlers: { ...handlers, ...own } as Record<string, LooseHandler>,
    authenticate(token) {
      seen.authenticated++;
      if (token === 'blocked') throw new EdgeFailure('cardBlocked');
      if (token !== 'good') throw new EdgeFailure('unauthenticated');
      return { id: 'reader-1' };
    },
    limit: ({ limit, bucket }): LimitState => {
      const used = seen.buckets.push(bucket);
      const exceeded = used > limit.requests;
      const remaining = Math.max(0, limit.requests - used);
      return { limit: limit.requests, remaining, resetSeconds: 60, exceeded, retryAfterSeconds: 42 };
    },
    limitIdentity: (reader) => reader.id,
    limitCredential: (body) => (body as { cardNumber?: string } | undefined)?.cardNumber,
    buckets: { loan: ({ path }) => ({ name: path.loanId! }) },
    offContract: 'fail',
    report: {
      answered: (event) => seen.answered.push(event),
      offContract: (event) => seen.offContract.push(event),
      failed: (event) => seen.failed.push(event),
      ...report,
    },
    ...options,
  });
  const server = await app.listen(0);
  return {
    ...server,
    express: app.express,
    seen,
    /** Sends a request from a reader with a valid token, unless the headers override the token. */
    async call(
      method: string,
      path: string,
      { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
    ) {
      const isText = typeof body === 'string' || body instanceof Uint8Array;
      const response = await fetch(`${server.url}/api/v1${path}`, {
        method,
        redirect: 'manual',
        headers: {
          authorization: 'Bearer good',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isText ? (body as string) : JSON.stringify(body) }),
      });
      const text = await response.text();
      const json = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: (json ? JSON.parse(text) : undefined) as Loose,
      };
    },
    /** Sends raw bytes and returns everything received until the connection closes. */
    raw(text: string) {
      return new Promise<{ status: number; head: string; body: Loose }>((resolve, reject) => {
        let answer = '';
        const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
        socket.setEncoding('utf8');
        socket.on('data', (chunk) => {
          answer += chunk;
        });
        socket.on('error', reject);
        socket.on('close', () => {
          const [head = '', body = ''] = answer.split('\r\n\r\n');
          resolve({ status: Number(head.split(' ')[1]), head, body: body === '' ? undefined : JSON.parse(body) });
        });
      });
    },
  };
}

export type Library = Awaited<ReturnType<typeof serveLibrary>>;
