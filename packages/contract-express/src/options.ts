import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCatalogue, Operation, RateLimit } from './contract.ts';
import type { Format } from './formats.ts';
import type { Answered } from './handlers.ts';
import type { Problem } from './problems.ts';
import type { RecordedBodies, RecordOptions } from './recorded-bodies.ts';
import type { RefusedField } from './refused.ts';

export type OperationTable = Readonly<Record<string, Operation>>;

/** The remaining quota after the request has been counted. */
export type LimitState = {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  readonly exceeded: boolean;
  readonly retryAfterSeconds: number;
};

type Event = {
  readonly requestId: string;
  /** The matched operation; `undefined` if the request matched no operation of the contract. */
  readonly operation: Operation | undefined;
};

/** The log entry and metrics observation for one request. Only `bodies` contains data from the client. */
export type AnsweredEvent<Caller> = Event & {
  /** The same object as `currentRequest().identity` during the request, for use as a key in a WeakMap. */
  readonly identity: object;
  readonly method: string;
  /** The HTTP status. 499 means that the client disconnected before the response. */
  readonly status: number;
  readonly errorKey: string | undefined;
  /** The fields that an error response reports; empty if there are none. */
  readonly refused: readonly RefusedField[];
  readonly caller: Caller | undefined;
  readonly clientAddress: string;
  readonly durationMilliseconds: number;
  /** Returns the bodies without sensitive values. Present if `recordBodies` is set; call it synchronously. */
  readonly bodies?: (() => RecordedBodies) | undefined;
};
export type OffContractEvent = Event & { readonly status: number; readonly problem: Problem };
export type FailedEvent = Event & { readonly error: unknown };

export type Bounds = {
  /** Maximum number of connections. Further clients are rejected. */
  readonly connections: number;
  /** Maximum number of concurrent requests. Further requests are rejected before any processing. */
  readonly requestsUnderWay: number;
  /** Maximum number of concurrent requests per holder. */
  readonly requestsUnderWayOfOne: number;
  readonly bodyBytes: number;
  readonly headerBytes: number;
  /** Maximum time from the opening of a connection, or from the previous response, to the last header. */
  readonly headersMilliseconds: number;
  /** Maximum time from the first to the last byte of a request. */
  readonly requestMilliseconds: number;
  readonly keepAliveMilliseconds: number;
  /** Time for which `close` continues to accept requests, so that load balancers can redirect their traffic. */
  readonly lingerMilliseconds: number;
  /** Maximum time that `close` waits for requests in progress before it closes their connections. */
  readonly drainMilliseconds: number;
};

export const defaultBounds: Bounds = {
  connections: 2_000,
  requestsUnderWay: 500,
  requestsUnderWayOfOne: 250,
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  headersMilliseconds: 10_000,
  requestMilliseconds: 30_000,
  keepAliveMilliseconds: 30_000,
  lingerMilliseconds: 0,
  drainMilliseconds: 10_000,
};

/** A handler for any operation. `HandlersFor` checks the exact type where the handler is defined. */
export type AnyHandler = (request: never, answer: never, fail: never) => Promise<Answered<unknown>> | Answered<unknown>;

/** A request before its body is read. */
export type UnreadRequest = {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};

/**
 * Limits on rejected requests by network, which is an IPv4 address or an IPv6 /64. Each function returns the number of
 * seconds to wait, or 0.
 */
export type AddressLimit = {
  /** Called for every unauthenticated request before it is read. */
  readonly wait: (request: UnreadRequest, network: string) => number;
  /** Called for every rejected request. */
  readonly refuse: (operation: Operation, network: string) => number;
};

/** Selects the bucket in which to count a request. Returns `undefined` if the request is not counted. */
export type SelectBucket = (
  request: UnreadRequest & { readonly body: unknown },
) => Promise<Bucket | undefined> | Bucket | undefined;
export type Bucket = {
  readonly name: string;
  /** True if the request also counts towards the address's limit on rejected requests. */
  readonly isRefusal?: boolean;
};

export type ContractAppOptions<Caller, Table extends OperationTable = OperationTable> = {
  /** The bundled OpenAPI 3.1 document. */
  readonly contract: object;
  readonly operations: Table;
  readonly errors: ErrorCatalogue;
  readonly handlers: { readonly [Id in keyof Table]: AnyHandler };
  /** The folder that caches compiled validators between starts. If absent, each process compiles the validators. */
  readonly compiledFolder?: string;
  /** The prefix of the contract's paths, such as `/api/v1`. Default: none. */
  readonly basePath?: string;

  /**
   * The origin at which browsers reach the app, such as `https://portal.example.com`. Required for a token cookie.
   * Requests from pages on other origins are rejected. Over plain HTTP, the cookie name has no `__Host-` prefix.
   */
  readonly ownOrigin?: string;
  /**
   * Returns the owner of a bearer token or token cookie. Called for secured operations before the body is read. To
   * reject a request, the function throws `EdgeFailure`, for example with the 'unauthenticated' situation, or
   * `Failure`.
   */
  readonly authenticate?: (
    token: string,
    operation: Operation,
    from: {
      readonly clientAddress: string;
      /** Keys are lower-case header names. */
      readonly headers: IncomingHttpHeaders;
    },
  ) => Promise<Caller> | Caller;
  /**
   * Checks access to the resource in the path after the request has been counted. Rejects requests in the same way as
   * `authenticate`.
   */
  readonly authorize?: (request: {
    readonly operation: Operation;
    readonly caller: Caller;
    readonly path: Readonly<Record<string, string>>;
  }) => Promise<void> | void;
  /**
   * Verifies a signature on the raw body before the body is parsed or counted in `buckets`. Rejects requests in the
   * same way as `authenticate`.
   */
  readonly verify?: (request: {
    readonly operation: Operation;
    readonly path: Readonly<Record<string, string>>;
    /** Keys are lower-case header names. */
    readonly headers: IncomingHttpHeaders;
    readonly body: Buffer;
  }) => void;
  /** Counts one request in a bucket. If absent, no limits apply. */
  readonly limit?: (request: {
    readonly operation: Operation;
    readonly limit: RateLimit;
    readonly bucket: string;
  }) => Promise<LimitState> | LimitState;
  /** Returns the identity by which a `user` limit counts requests. */
  readonly limitIdentity?: (caller: Caller) => string;
  /** Returns the caller whose concurrent requests are counted together. If absent, only the total is limited. */
  readonly holder?: (caller: Caller) => string;
  /**
   * Returns the secret from a request body. A `credential` limit counts requests separately for each secret. The bucket
   * name contains only the secret's hash.
   */
  readonly limitCredential?: (body: unknown, operation: Operation) => string | undefined;
  /** Functions that select the bucket for additional `per` values, called after the body has been read and verified. */
  readonly buckets?: Readonly<Record<string, SelectBucket>>;
  /** The limits on rejected requests per address. If absent, addresses are not limited. */
  readonly addressLimit?: AddressLimit;

  /**
   * Determines how invalid responses are handled. `fail` sends the declared internal error instead. `strip` first
   * removes undeclared properties and sends the internal error only if the body is still invalid. With `strip`, an
   * undeclared error is sent without its details. Both modes report the problem and never send undeclared data.
   */
  readonly offContract: 'fail' | 'strip';
  readonly report?: {
    readonly answered?: (event: AnsweredEvent<Caller>) => void;
    readonly offContract?: (event: OffContractEvent) => void;
    readonly failed?: (event: FailedEvent) => void;
    /** Called when a client is rejected because of `bounds.connections`. */
    readonly connectionRefused?: () => void;
    /** Called at startup if `compiledFolder` cannot store the compiled validators. The message states the reason. */
    readonly notCached?: (error: Error) => void;
  };

  /** Makes the bodies of each exchange available to `report.answered`, without the values marked `x-sensitive`. */
  readonly recordBodies?: RecordOptions | undefined;

  /** The `Cache-Control` header of successful responses. The default, and the value for all errors, is `no-store`. */
  readonly cacheControl?: (operation: Operation) => string | undefined;
  /** Headers that every response contains. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Compresses text of more than 1,400 bytes with gzip if the client accepts it. Default: false. */
  readonly compress?: boolean;
  /** String formats of this contract, in addition to the built-in ones. */
  readonly formats?: Readonly<Record<string, Format>>;
  /**
   * Returns the requirement that a string violates, or `undefined` if it is accepted. Applies to all strings in a
   * request except secrets, phone numbers and fields with `x-any-number`. A rejected `X-Request-Id` is replaced.
   */
  readonly refuseText?: (text: string) => string | undefined;
  readonly newRequestId?: () => string;
  /** Number of trusted proxies that append to X-Forwarded-For. Default: 0, which ignores the header. */
  readonly trustProxyHops?: number;
  readonly bounds?: Partial<Bounds>;
};
