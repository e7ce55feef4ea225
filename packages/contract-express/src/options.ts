import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCatalogue, Operation, RateLimit } from './contract.ts';
import type { Format } from './formats.ts';
import type { Answered } from './handlers.ts';
import type { Problem } from './problems.ts';
import type { RefusedField } from './refused.ts';

export type OperationTable = Readonly<Record<string, Operation>>;

/** How much of a limit is left after counting one request. */
export type LimitState = {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  readonly exceeded: boolean;
  readonly retryAfterSeconds: number;
};

type Event = {
  readonly requestId: string;
  /** undefined when the request met no operation of the contract. */
  readonly operation: Operation | undefined;
};

/** One line of the access log, and one observation of the metrics. Holds nothing a customer sent. */
export type AnsweredEvent<Caller> = Event & {
  readonly method: string;
  /** 499: the client went away before it was answered. */
  readonly status: number;
  /** The catalogue key of an error answer. */
  readonly errorKey: string | undefined;
  /** The field that the error names, where it names one. */
  readonly refused: RefusedField | undefined;
  readonly caller: Caller | undefined;
  readonly clientAddress: string;
  readonly durationMilliseconds: number;
};
export type OffContractEvent = Event & { readonly status: number; readonly problem: Problem };
export type FailedEvent = Event & { readonly error: unknown };

export type Bounds = {
  /** Clients beyond these are turned away. */
  readonly connections: number;
  /** Requests beyond these are refused before anything of them has begun. */
  readonly requestsUnderWay: number;
  /** The same, of those whose `holder` is one. */
  readonly requestsUnderWayOfOne: number;
  readonly bodyBytes: number;
  readonly headerBytes: number;
  /** From the connection, or the previous answer, to the last header. */
  readonly headersMilliseconds: number;
  /** From the first byte of a request to its last. */
  readonly requestMilliseconds: number;
  /** How long an idle connection is kept for another request. */
  readonly keepAliveMilliseconds: number;
  /** How long `close` goes on taking requests, so that balancers have time to send theirs elsewhere. */
  readonly lingerMilliseconds: number;
  /** How long `close` waits for requests under way before it cuts them off. */
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

/** Any handler; that each fits its operation is checked where it is written, by `HandlersFor`. */
export type AnyHandler = (request: never, answer: never, fail: never) => Promise<Answered<unknown>> | Answered<unknown>;

/** Counts by network: an IPv4 address, or the /64 of an IPv6 address. All answer the seconds to wait; 0: none. */
export type AddressLimit = {
  readonly wait: (operation: Operation, network: string) => number;
  /** One refusal more. */
  readonly refuse: (operation: Operation, network: string) => number;
  /** One call more for one order. */
  readonly repeat: (operation: Operation, network: string, order: string) => number;
};

export type ContractAppOptions<Caller, Table extends OperationTable = OperationTable> = {
  /** The bundled OpenAPI 3.1 document. */
  readonly contract: object;
  readonly operations: Table;
  readonly errors: ErrorCatalogue;
  readonly handlers: { readonly [Id in keyof Table]: AnyHandler };
  /** Where compiled validators are kept from one start to the next. Without it, each process compiles them. */
  readonly compiledFolder?: string;
  /** Where the contract's paths begin, such as `/api/v1`. Default: at the root. */
  readonly basePath?: string;

  /**
   * Where browsers reach the app, such as `https://portal.example.com`. Needed where the contract has its token in a cookie: a request
   * that a page of another origin has made is refused, and over plain http the cookie goes without its `__Host-`.
   */
  readonly ownOrigin?: string;
  /**
   * Who a token belongs to: the bearer token, or what is in the cookie that the contract's security scheme names. Runs on secured operations, before the body is read.
   * Refuses by throwing `EdgeFailure` ('unauthenticated', 'keySuspended', 'addressNotAllowed', 'forbidden') or a `Failure`.
   */
  readonly authenticate?: (
    token: string,
    operation: Operation,
    from: { readonly clientAddress: string },
  ) => Promise<Caller> | Caller;
  /** Whether a caller may do it to what the path names. Runs once the request is counted, and refuses as `authenticate` does. */
  readonly authorize?: (request: {
    readonly operation: Operation;
    readonly caller: Caller;
    readonly path: Readonly<Record<string, string>>;
  }) => Promise<void> | void;
  /**
   * Whether a request is what its sender has signed: sees the body as it came, before anything is read from it or counted per party.
   * Refuses as `authenticate` does.
   */
  readonly verify?: (request: {
    readonly operation: Operation;
    readonly path: Readonly<Record<string, string>>;
    /** Names in lower case. */
    readonly headers: IncomingHttpHeaders;
    readonly body: Buffer;
  }) => void;
  /** Counts one request in a bucket. Without it, nothing is limited. */
  readonly limit?: (request: {
    readonly operation: Operation;
    readonly limit: RateLimit;
    readonly bucket: string;
  }) => Promise<LimitState> | LimitState;
  /** Whose requests a limit per `user` counts together. */
  readonly limitIdentity?: (caller: Caller) => string;
  /** Whose requests under way are counted together. Without it, only all of them are. */
  readonly holder?: (caller: Caller) => string;
  /** The secret in a body by which a limit per `credential` counts; only its hash becomes part of the bucket. */
  readonly limitCredential?: (body: unknown, operation: Operation) => string | undefined;
  /** Whether a limit per `order` does not count this request: the one it is there for, and no stranger's. */
  readonly isLimitExempt?: (request: {
    readonly operationId: string;
    readonly path: Readonly<Record<string, string>>;
    readonly query: URLSearchParams;
    readonly body: unknown;
  }) => Promise<boolean> | boolean;

  /**
   * What an address may be refused before it has to wait. Asked on every request without a token before any of it is read, and
   * told of every refusal, so it answers at once. Without it, addresses are not limited.
   */
  readonly addressLimit?: AddressLimit;
  /** Whether the address bar of such a request proves that it is awaited: it is looked at even where others have to wait. */
  readonly isExpected?: (request: {
    readonly operationId: string;
    readonly path: Readonly<Record<string, string>>;
    readonly query: URLSearchParams;
  }) => boolean;

  /**
   * An answer that breaks the contract: `fail` sends the declared internal error instead. `strip` does so only when leaving out
   * what is not declared does not mend it; an undeclared error goes without its details. Both report it, and let nothing out
   * that is not declared.
   */
  readonly offContract: 'fail' | 'strip';
  readonly report?: {
    readonly answered?: (event: AnsweredEvent<Caller>) => void;
    readonly offContract?: (event: OffContractEvent) => void;
    readonly failed?: (event: FailedEvent) => void;
    /** A client beyond `bounds.connections` was turned away. */
    readonly connectionRefused?: () => void;
  };

  /** `Cache-Control` of an operation's good answers. Default, and on every error: `no-store`. */
  readonly cacheControl?: (operation: Operation) => string | undefined;
  /** Headers of every answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** String formats of this contract, besides the built-in ones. */
  readonly formats?: Readonly<Record<string, Format>>;
  /**
   * What a text of a request must be instead; `undefined` accepts it. Checks all texts but secrets, phone numbers and fields with
   * `x-any-number`. An `X-Request-Id` that it refuses is replaced.
   */
  readonly refuseText?: (text: string) => string | undefined;
  readonly newRequestId?: () => string;
  /** How many proxies of ours have appended to X-Forwarded-For. Default 0: the header is not believed. */
  readonly trustProxyHops?: number;
  readonly bounds?: Partial<Bounds>;
};
