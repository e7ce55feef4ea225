/**
 * From the types openapi-typescript generates to the functions a service has to write.
 * A missing handler, an undeclared status or error, a wrong body and an extra property are compile errors.
 */
import type { Fail } from './failure.ts';

type Merge<T> = { [Key in keyof T]: T[Key] };

/** A body in any of its media types; a PDF is bytes. */
type BodyOf<Content> = {
  [Type in keyof Content]: Type extends 'application/pdf' ? Uint8Array : Content[Type];
}[keyof Content];

type Responses<Op> = Op extends { responses: infer R } ? R : never;

/** The statuses a handler may answer itself. Errors are thrown by key, so that each is declared once. */
export type SuccessStatus<Op> = Extract<keyof Responses<Op>, 200 | 201 | 202 | 204 | 303>;

/** The body of one declared answer; `undefined` where the contract declares none. */
export type AnswerBody<Op, Status extends keyof Responses<Op>> = Responses<Op>[Status] extends {
  content: infer Content;
}
  ? [Content] extends [never]
    ? undefined
    : BodyOf<Content>
  : undefined;

/**
 * Nothing but the declared properties, at every depth, also in a value that was built elsewhere: what a customer is
 * never meant to see often comes along in an object that fits otherwise.
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

/** The member of a declared union that a given value is. */
type MemberFor<Declared, Given> = Declared extends unknown ? (Given extends Declared ? Declared : never) : never;

declare const answered: unique symbol;
/** Proof that a handler answered through `answer`; only the machinery looks inside. */
export type Answered<Op> = {
  readonly [answered]?: Op;
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

type Headers = Record<string, string>;

/** What follows the status; an undeclared status is refused by its own message, not by the number of arguments. */
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

/** Header names reach a handler in lower case, whatever the contract's spelling. */
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

/** What a handler is given: the request after authentication, limits and validation. */
export type HandlerRequest<Op, Caller> = {
  readonly path: Parameters<Op, 'path'>;
  readonly query: Parameters<Op, 'query'>;
  readonly headers: LowerCased<Parameters<Op, 'header'>>;
  readonly body: RequestBody<Op>;
  /** Who the access token belongs to. On operations without one, reading it is a programming error and throws. */
  readonly caller: Caller;
  /** Of the media types that a success is told in, the one that `Accept` prefers; the first where it takes none of them. */
  readonly mediaType: SuccessMediaType<Op>;
  readonly requestId: string;
  /** The customer's address as far as our own proxies can vouch for it. */
  readonly clientAddress: string;
  /** The `Cookie` header as the browser sent it; on an operation that is not secured, of any earlier session. */
  readonly cookies: string | undefined;
  /** Aborted when the customer's connection closes before the answer is sent. */
  readonly signal: AbortSignal;
};

/** `Declared` holds the details of each error that the operation declares. */
export type Handler<Op, Caller, Declared = unknown> = (
  request: HandlerRequest<Op, Caller>,
  answer: Answer<Op>,
  fail: unknown extends Declared ? unknown : Fail<Declared>,
) => Promise<Answered<Op>> | Answered<Op>;

export type HandlersFor<Operations, Caller, Declared extends { readonly [Id in keyof Operations]: unknown }> = {
  readonly [Id in keyof Operations]: Handler<Operations[Id], Caller, Declared[Id]>;
};
