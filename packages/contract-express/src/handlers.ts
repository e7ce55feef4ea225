/**
 * These types turn a missing handler, an undeclared status or error, a wrong body or an extra property into a compile
 * error.
 */
import type { Fail } from './failure.ts';

type Merge<T> = { [Key in keyof T]: T[Key] };

/** A body in any declared media type. A PDF is a byte array. */
type BodyOf<Content> = {
  [Type in keyof Content]: Type extends 'application/pdf' ? Uint8Array : Content[Type];
}[keyof Content];

type Responses<Op> = Op extends { responses: infer R } ? R : never;

/** The success statuses that a handler can return. Handlers throw errors by key, so each error is defined only once. */
export type SuccessStatus<Op> = Extract<keyof Responses<Op>, 200 | 201 | 202 | 204 | 303>;

/** The body of one declared response, or `undefined` if the contract declares none. */
export type AnswerBody<Op, Status extends keyof Responses<Op>> = Responses<Op>[Status] extends {
  content: infer Content;
}
  ? [Content] extends [never]
    ? undefined
    : BodyOf<Content>
  : undefined;

/**
 * Permits only declared properties at every depth, because an object of a compatible type could expose internal
 * properties.
 */
type Exact<Declared, Given> = Given extends readonly (infer GivenItem)[]
  ? MemberFor<Declared, Given> extends readonly (infer DeclaredItem)[]
    ? readonly Exact<DeclaredItem, GivenItem>[]
    : Declared
  : Given extends object
    ? ExactObject<MemberFor<Declared, Given>, Given>
    : Given;

type ExactObject<Declared, Given> = {
  [Key in keyof Given]: Key extends keyof Declared ? Exact<Declared[Key], Given[Key]> : never;
};

type MemberFor<Declared, Given> = Declared extends unknown ? (Given extends Declared ? Declared : never) : never;

declare const answered: unique symbol;
/** Proof that a handler responded through `answer`. Only this library reads its contents. */
export type Answered<Op> = {
  readonly [answered]?: Op;
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

type Headers = Record<string, string>;

/** Gives an undeclared status a specific error message instead of one about the number of arguments. */
type Rest<Op, Status, Given> =
  Status extends SuccessStatus<Op>
    ? AnswerBody<Op, Status> extends undefined
      ? [body?: undefined, headers?: Headers]
      : [body: Given & Exact<AnswerBody<Op, Status>, Given>, headers?: Headers]
    : unknown[];

type Undeclared =
  'this status is not declared: errors are ended with fail(key); other answers go into `responses` of the operation, then run pnpm generate';

export type Answer<Op> = <
  const Status extends number,
  Given extends Status extends SuccessStatus<Op> ? AnswerBody<Op, Status> : unknown,
>(
  status: Status extends SuccessStatus<Op> ? Status : Undeclared,
  ...rest: Rest<Op, Status, Given>
) => Answered<Op>;

type Parameters<Op, In extends string> = Op extends { parameters: infer P }
  ? In extends keyof P
    ? Exclude<P[In], undefined>
    : Record<never, never>
  : Record<never, never>;

type LowerCased<Headers> = Merge<{
  [Name in keyof Headers as Name extends string ? Lowercase<Name> : never]: Headers[Name];
}>;

type RequestBody<Op> = Op extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : Op extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : undefined;

type SuccessMediaType<Op> =
  Responses<Op> extends { 200: { content: infer Content } } ? Extract<keyof Content, string> : undefined;

/** The request that a handler receives after authentication, limits and validation. */
export type HandlerRequest<Op, Caller> = {
  readonly path: Parameters<Op, 'path'>;
  readonly query: Parameters<Op, 'query'>;
  readonly headers: LowerCased<Parameters<Op, 'header'>>;
  readonly body: RequestBody<Op>;
  /**
   * The owner of the access token. If the operation requires no token, reading this property throws, because that is a
   * programming error.
   */
  readonly caller: Caller;
  /** The media type of the success response that `Accept` prefers, or the first declared type if none matches. */
  readonly mediaType: SuccessMediaType<Op>;
  readonly requestId: string;
  /** The client address, as reported by the trusted proxies, if any. */
  readonly clientAddress: string;
  /** The `Cookie` header. In an operation without authentication, the cookie can belong to an earlier session. */
  readonly cookies: string | undefined;
  /** Aborted if the client's connection closes before the response is sent. */
  readonly signal: AbortSignal;
};

/** Handles an operation. `Declared` maps each declared error to the type of its details. */
export type Handler<Op, Caller, Declared = unknown> = (
  request: HandlerRequest<Op, Caller>,
  answer: Answer<Op>,
  fail: unknown extends Declared ? unknown : Fail<Declared>,
) => Promise<Answered<Op>> | Answered<Op>;

export type HandlersFor<Operations, Caller, Declared extends { readonly [Id in keyof Operations]: unknown }> = {
  readonly [Id in keyof Operations]: Handler<Operations[Id], Caller, Declared[Id]>;
};
