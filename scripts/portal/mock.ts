import { fileURLToPath } from 'node:url';
import { type Answered, createContractApp } from '@agency-booking/contract-express';
import { errors } from '../../packages/server/src/generated/management/errors.ts';
import bundled from '../../packages/server/src/generated/management/openapi.json' with { type: 'json' };
import { operations } from '../../packages/server/src/generated/management/operations.ts';
import { addPages } from '../../packages/server/src/http/pages.ts';
import { SECURITY_HEADERS } from '../../packages/server/src/http/security-headers.ts';
import type { ContractDocument } from '../generate/document.ts';
import { answersOf } from '../mock/contract.ts';
import { createPrism } from '../mock/prism.ts';

const COMPILED_FOLDER = fileURLToPath(new URL('../../node_modules/.cache/contracts/mock-management', import.meta.url));
const COOKIE = 'portal-session';
/** The cookies set by sign-in and sign-out. The browser stores them; the mock has no other state. */
const COOKIES: Readonly<Record<string, string>> = {
  signIn: `${COOKIE}=mock; Path=/; HttpOnly; SameSite=Strict`,
  signOut: `${COOKIE}=; Path=/; Max-Age=0`,
};

/** Starts the service's HTTP edge with the examples of the management contract and the built pages. */
export async function startPortalMock({ port, folder }: { readonly port: number; readonly folder: string }) {
  const contract = bundled as unknown as ContractDocument;
  const prism = await createPrism(contract);
  const handlerOf = ({ id }: { readonly id: string }) => {
    const [first] = answersOf(contract, id);
    return async (): Promise<Answered<unknown>> => {
      const { status, body } = await prism(id, { status: first!.status });
      const cookie = COOKIES[id];
      return { status, body: body ?? undefined, headers: cookie ? { 'Set-Cookie': cookie } : {} };
    };
  };
  const app = await createContractApp<string>({
    contract,
    operations,
    errors,
    handlers: Object.fromEntries(Object.values(operations).map((row) => [row.id, handlerOf(row)])) as never,
    compiledFolder: COMPILED_FOLDER,
    basePath: '/management/v1',
    ownOrigin: `http://localhost:${port}`,
    authenticate: (token) => token,
    limit: ({ limit: { requests, windowSeconds } }) => ({
      ...{ limit: requests, remaining: requests - 1, resetSeconds: windowSeconds },
      ...{ exceeded: false, retryAfterSeconds: windowSeconds },
    }),
    limitIdentity: (token) => token,
    limitCredential: () => 'mock',
    offContract: 'fail',
    headers: SECURITY_HEADERS,
    report: { failed: ({ error }) => console.error(error), offContract: (event) => console.error(event) },
  });
  const pages = { contract: bundled, basePath: '/management/v1', metrics: undefined, isReady: async () => true };
  const publicUrl = `http://localhost:${port}`;
  addPages(app.express, { ...pages, publicUrl, docsFolder: folder, portalFolder: folder });
  const listening = await app.listen(port);
  return { portal: `http://localhost:${listening.port}/portal`, stop: () => listening.close() };
}
