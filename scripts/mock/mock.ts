import { fileURLToPath } from 'node:url';
import { type Answered, createContractApp, type LimitState, type RateLimit } from '@agency-booking/contract-express';
import { addFiles } from '@agency-booking/sandbox/files';
import { errors } from '../../packages/server/src/generated/errors.ts';
import bundled from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { operations } from '../../packages/server/src/generated/operations.ts';
import { refuseCardNumber } from '../../packages/server/src/http/card-numbers.ts';
import { credentialOf } from '../../packages/server/src/http/limits.ts';
import { SECURITY_HEADERS } from '../../packages/server/src/http/security-headers.ts';
import type { ContractDocument } from '../generate/document.ts';
import { choiceOf } from './choice.ts';
import { answersOf, headerNamesOf, withPrefer } from './contract.ts';
import { mockPaymentPage } from './payment-page.ts';
import { createPrism } from './prism.ts';

const BASE_PATH = '/api/v1';
const COMPILED_FOLDER = fileURLToPath(new URL('../../node_modules/.cache/contracts/mock', import.meta.url));
/** Base URL of images and documents in the contract's examples. */
const FILES = /http:\/\/127\.0\.0\.1:8081(?=\/(?:images|logos|documents)\/)/g;
/** Origin of the payment page in the contract's examples. */
const PAYMENT_PAGE = /https:\/\/pay\.example\.com(?=\/pay\/)/g;

const contract = bundled as unknown as ContractDocument;
/** The contract with `Prefer`, created once per process and shared by all mocks. */
const served = withPrefer(contract);
const prism = await createPrism(contract);

export type Mock = {
  /** The URL of the mock's API, including the base path. */
  readonly api: string;
  stop(): Promise<void>;
};

type Asked = { readonly headers: { readonly prefer?: string } };

/**
 * Starts the mock. The service's HTTP edge validates requests, and Prism returns the contract's examples. The mock is
 * stateless. Port 0 selects a free port.
 */
export async function startMock({ port }: { readonly port: number }): Promise<Mock> {
  let origin = '';

  const handlerOf = ({ id, method }: { readonly id: string; readonly method: string }) => {
    const answers = answersOf(contract, id);
    return async ({ headers: { prefer } }: Asked): Promise<Answered<unknown>> => {
      const { status, headers, body } = await prism(id, choiceOf(prefer, answers, method));
      return { status, body: servedAt(origin, body), headers: { ...headers, ...ofStatus(status, headers) } };
    };
  };
  const anyOrigin = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, POST',
    'Access-Control-Allow-Headers': ['Authorization', 'Content-Type', 'Prefer', ...headerNamesOf(contract)].join(', '),
    'Access-Control-Expose-Headers': '*',
  };
  const app = await createContractApp<string>({
    contract: served,
    operations,
    errors,
    handlers: Object.fromEntries(Object.values(operations).map((row) => [row.id, handlerOf(row)])) as never,
    compiledFolder: COMPILED_FOLDER,
    basePath: BASE_PATH,
    authenticate: (token) => token,
    refuseText: refuseCardNumber,
    limit: firstOfWindow,
    limitIdentity: (token) => token,
    limitCredential: credentialOf,
    buckets: { order: ({ path }) => ({ name: path.orderID! }) },
    offContract: 'fail',
    headers: { ...SECURITY_HEADERS, ...anyOrigin },
    report: { failed: ({ error }) => console.error(error), offContract: (event) => console.error(event) },
  });
  app.express.use((_request, response, next) => {
    response.set(anyOrigin);
    next();
  });
  addFiles(app.express);
  app.express.use(mockPaymentPage());

  const listening = await app.listen(port);
  origin = `http://localhost:${listening.port}`;
  return { api: origin + BASE_PATH, stop: () => listening.close() };
}

/** Treats every request as the first in its rate-limit window. */
function firstOfWindow({ limit: { requests, windowSeconds } }: { readonly limit: RateLimit }): LimitState {
  const state = { limit: requests, remaining: requests - 1, resetSeconds: windowSeconds };
  return { ...state, exceeded: false, retryAfterSeconds: windowSeconds };
}

/** Returns the headers that the HTTP edge would add to an error requested with `Prefer`. */
function ofStatus(status: number, headers: Readonly<Record<string, string>>): Record<string, string> {
  if (status === 401) return { 'WWW-Authenticate': 'Bearer' };
  if (status !== 429) return {};
  return { 'RateLimit-Remaining': '0', 'RateLimit-Reset': headers['Retry-After'] ?? '1' };
}

/** Replaces the URLs of files and of the payment page with those of the mock. */
function servedAt(origin: string, body: unknown): unknown {
  if (body === undefined || body === null) return undefined;
  return typeof body === 'string'
    ? body
    : JSON.parse(JSON.stringify(body).replaceAll(FILES, origin).replaceAll(PAYMENT_PAGE, origin));
}
