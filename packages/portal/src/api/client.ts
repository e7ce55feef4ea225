import createClient from 'openapi-fetch';
import type { operations } from '../generated/types.ts';
import { Refusal, refusalOf } from './refusal.ts';

/** The browser sends the session cookie automatically. */
// biome-ignore lint/suspicious/noExplicitAny: `call` adds the types of each operation
const http = createClient<any>({ baseUrl: '/management/v1', credentials: 'same-origin' });

/** Returns true if the same member has signed in again and the call must be repeated. */
type OnSessionEnd = () => Promise<boolean>;
let sessionEnded: OnSessionEnd = async () => false;
/** Calls that are made during sign-in. */
const OF_SIGN_IN = /^\/(session|second-factor)(\/|$)/;

export function whenSessionEnds(then: OnSessionEnd): void {
  sessionEnded = then;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type AnyOperation = operations[keyof operations];

type Input<Operation extends AnyOperation> = Pick<Operation['parameters'], 'path' | 'query'> &
  (Operation extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { body: Body }
    : { body?: never });

/** The body of any successful response; `undefined` for a response without a body. */
type Answer<Operation extends AnyOperation, Type extends string> = {
  [Status in keyof Operation['responses']]: Status extends 200 | 201 | 202 | 204
    ? Operation['responses'][Status] extends { content: Record<Type, infer Body> }
      ? Body
      : undefined
    : never;
}[keyof Operation['responses']];

/**
 * Returns the function that calls one operation. Pages import these functions from `generated/calls.ts`. The functions
 * throw a `Refusal` for an unsuccessful response, or if no response arrives.
 */
export function call<Id extends keyof operations>(method: Method, url: string) {
  type Given = Input<operations[Id]>;
  return async <Type extends string = 'application/json'>(
    ...[input]: Partial<Given> extends Given ? [input?: Given & { accept?: Type }] : [input: Given & { accept?: Type }]
  ): Promise<Answer<operations[Id], Type>> => {
    const { path, query, body, accept } = input ?? {};
    const parseAs = accept ? 'text' : 'json';
    const request = { params: { path, query }, body, headers: { Accept: accept }, parseAs } as const;
    async function send(): Promise<{ readonly data?: Answer<operations[Id], Type>; readonly refusal?: Refusal }> {
      const { data, error, response } = await http.request(method, url, request).catch(() => {
        throw new Refusal(0, 'portal.unreachable', 'The service cannot be reached.');
      });
      if (response.ok) return { data };
      return { refusal: refusalOf(response.status, error, response.headers.get('X-Request-Id') ?? undefined) };
    }
    let answer = await send();
    const hasEnded = answer.refusal?.key === 'session.invalid' && !OF_SIGN_IN.test(url);
    if (hasEnded && (await sessionEnded())) answer = await send();
    if (answer.refusal) throw answer.refusal;
    return answer.data as Answer<operations[Id], Type>;
  };
}
