import type { ErrorKey, errors } from './generated/errors.ts';
import type { OperationId, operations as table } from './generated/operations.ts';
import type { Result } from './result.ts';

/** The operations that partners call. The client obtains and renews tokens internally. */
export type CalledId = {
  [Id in OperationId]: (typeof table)[Id]['secured'] extends true ? Id : never;
}[OperationId];

/**
 * The function type of an operation, such as `agency.searchCars({ body, headers: { 'X-Currency': 'EUR' } })`. The input
 * is optional if none of its parts is required.
 */
export type Call<Op, Key extends ErrorKey = ErrorKey> =
  Record<never, never> extends Input<Op>
    ? (input?: Input<Op>) => Promise<Result<Data<Op>, Key>>
    : (input: Input<Op>) => Promise<Result<Data<Op>, Key>>;

export type Input<Op> = Part<'path', Parameters<Op, 'path'>> &
  Part<'query', Parameters<Op, 'query'>> &
  Part<'headers', Parameters<Op, 'header'>> &
  Body<Op> & { readonly signal?: AbortSignal };

/** All error keys that a call can return, including those from sign-in and those that any request can return. */
export type ErrorKeyOf<Id extends OperationId> = DeclaredBy<Id | 'login' | 'refresh'> | EdgeKey;

type DeclaredBy<Id extends OperationId> = (typeof table)[Id]['errors'][number];

type EdgeKey = { [Key in ErrorKey]: (typeof errors)[Key]['area'] extends 'edge' ? Key : never }[ErrorKey];

type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

type Parameters<Op, In extends string> = Op extends { parameters: { readonly [Key in In]?: infer Fields } }
  ? Exclude<Fields, undefined>
  : never;

type Body<Op> = Op extends { requestBody: Json<infer Fields> }
  ? Part<'body', Fields>
  : Op extends { requestBody?: Json<infer Fields> }
    ? OptionalBody<Fields>
    : unknown;

type OptionalBody<Fields> = unknown extends Fields ? unknown : { readonly body?: Fields };

type Json<Fields> = { content: { 'application/json': Fields } };

type Success<Op> = Op extends { responses: infer Answers } ? Answers[keyof Answers & (200 | 201 | 204)] : never;

type Data<Op> = Success<Op> extends { content: { 'application/json': infer Fields } } ? Fields : undefined;
