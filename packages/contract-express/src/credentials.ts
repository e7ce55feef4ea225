import type { IncomingMessage } from 'node:http';
import type { Operation, Situation } from './contract.ts';
import { EdgeFailure } from './failure.ts';
import type { ContractAppOptions } from './options.ts';
import type { Problem } from './problems.ts';

/** Reads the token from a request and prevents other sites from misusing it. */
export type Credentials = {
  /** Throws an EdgeFailure if the request has no token. */
  readonly tokenOf: (request: IncomingMessage) => string;
  /** Throws an EdgeFailure if the request was made by a page on another site and the browser added the cookie. */
  readonly assertOwnSite: (request: IncomingMessage) => void;
  /** The value of `WWW-Authenticate` in a 401 response. */
  readonly challenge: string;
  /**
   * Details of a 401 response. The details are the same for expired and unknown tokens, and are used only if the
   * catalogue declares details.
   */
  readonly notValid?: Problem;
  /** The situations for which the catalogue must define an error. */
  readonly situations: readonly Situation[];
};

export type Scheme = { readonly type?: string; readonly scheme?: string; readonly in?: string; readonly name?: string };
type Requirement = Readonly<Record<string, readonly string[]>>;
// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

/** Returns the `security` of an operation, which defaults to that of the contract. */
export const requirementsOf = (contract: Json, { path, method }: Pick<Operation, 'path' | 'method'>): Requirement[] =>
  contract.paths[path]?.[method]?.security ?? contract.security ?? [];

/** Returns the only security scheme of a secured operation. */
export function schemeOf(contract: Json, operation: Pick<Operation, 'path' | 'method'>): Scheme {
  const [name = ''] = requirementsOf(contract, operation).flatMap(Object.keys);
  return contract.components?.securitySchemes?.[name] ?? {};
}

/** Returns `bearer`, or `cookie` with its name, or `undefined` if requests cannot be authenticated by this scheme. */
export function kindOf({ type, scheme, in: place, name }: Scheme): string | undefined {
  if (type === 'http' && scheme?.toLowerCase() === 'bearer') return 'bearer';
  return type === 'apiKey' && place === 'cookie' && name ? `cookie ${name}` : undefined;
}

/** Returns the credentials for the security scheme that all secured operations use: a bearer token or a cookie. */
export function credentialsOf({
  contract,
  operations,
  ownOrigin,
}: Pick<ContractAppOptions<never>, 'contract' | 'operations' | 'ownOrigin'>): Credentials {
  const secured = Object.values(operations).find((operation) => operation.secured);
  const scheme = secured && schemeOf(contract, secured);
  if (scheme?.in !== 'cookie') return { ...BEARER, situations: secured ? ['unauthenticated'] : [] };
  if (!ownOrigin) throw new Error('the contract has its token in a cookie, so there must be an ownOrigin');
  const name = cookieName(scheme.name!, ownOrigin);
  return {
    tokenOf: (request) => cookieOf(request, name),
    assertOwnSite: (request) => assertOwnSite(request, ownOrigin),
    challenge: 'Cookie',
    situations: ['unauthenticated', 'crossSite'],
  };
}

/** Browsers reject the `__Host-` and `__Secure-` prefixes without TLS, so the prefix is omitted over plain HTTP. */
export function cookieName(name: string, ownOrigin: string): string {
  return ownOrigin.startsWith('https:') ? name : name.replace(/^__(Host|Secure)-/, '');
}

const aboutHeader = (message: string): Problem => ({ field: 'Authorization', message });

const BEARER = {
  tokenOf: bearerToken,
  assertOwnSite() {},
  challenge: 'Bearer',
  notValid: aboutHeader('must have an access token that is valid now: refresh it, or log in again'),
} satisfies Partial<Credentials>;

function bearerToken({ headers: { authorization = '' } }: IncomingMessage): string {
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization)?.[1];
  if (!token) throw new EdgeFailure('unauthenticated', aboutHeader(withoutToken(authorization)));
  return token;
}

function withoutToken(authorization: string): string {
  if (authorization === '') return 'is required: Bearer and an access token';
  return /^Bearer\b/i.test(authorization) ? 'must be Bearer, a blank and an access token' : 'must begin with Bearer';
}

/** Rejects duplicate cookies, because another site may have set one of the two. */
function cookieOf({ headers }: IncomingMessage, name: string): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const [found, ...others] = pairs.filter((pair) => pair.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1) ?? '';
  if (others.length > 0 || !/^[\w.~+/-]+=*$/.test(value)) throw new EdgeFailure('unauthenticated');
  return value;
}

/** Browsers send the origin of a request. Other clients send no origin and have no user cookie. */
function assertOwnSite({ method, headers }: IncomingMessage, ownOrigin: string): void {
  const { origin, host, 'sec-fetch-site': site } = headers;
  const isRead = method === 'GET' || method === 'HEAD';
  // `none` means that the user entered the URL directly. Only read operations accept such requests.
  const isOwnSite = site === undefined || site === 'same-origin' || (isRead && site === 'none');
  const isOwnOrigin = origin === undefined || origin === ownOrigin || hostOf(origin) === host;
  if (!isOwnSite || !isOwnOrigin) throw new EdgeFailure('crossSite');
}

const hostOf = (origin: string) => /^https?:\/\/([^/]+)$/.exec(origin)?.[1];
