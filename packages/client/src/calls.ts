import type { AgencyError } from './agency-error.ts';
import type { OperationId, operations as table } from './generated/operations.ts';
import type { operations } from './generated/types.ts';

/** The operations a partner calls; getting and renewing tokens is the client's own business. */
export type CalledId = {
  [Id in OperationId]: (typeof table)[Id]['secured'] extends true ? Id : never;
}[OperationId];

/** Answers and refusals are values; only a service that cannot be reached rejects the promise. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data; readonly requestId: string | undefined }
  | { readonly ok: false; readonly error: AgencyError };

/** `agency.searchCars({ body, headers: { 'X-Currency': 'EUR' } })`; what has no required part may be left out. */
export type Call<Op> =
  Record<never, never> extends Input<Op>
    ? (input?: Input<Op>) => Promise<Result<Data<Op>>>
    : (input: Input<Op>) => Promise<Result<Data<Op>>>;

export type Input<Op> = Part<'path', Parameters<Op, 'path'>> &
  Part<'query', Parameters<Op, 'query'>> &
  Part<'headers', Parameters<Op, 'header'>> &
  Part<'body', Body<Op>> & { readonly signal?: AbortSignal };

export type AgencyClient = { readonly [Id in CalledId]: Call<operations[Id]> };

type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

type Parameters<Op, In extends string> = Op extends { parameters: { readonly [Key in In]?: infer Fields } }
  ? Exclude<Fields, undefined>
  : never;

type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer Fields } } } ? Fields : never;

type Success<Op> = Op extends { responses: infer Answers } ? Answers[keyof Answers & (200 | 201)] : never;

type Data<Op> = Success<Op> extends { content: { 'application/json': infer Fields } } ? Fields : undefined;
