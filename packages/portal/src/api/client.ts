import createClient from 'openapi-fetch';
import type { paths } from '../generated/types.ts';
import { Refusal, refusalOf } from './refusal.ts';

/** The operations of the management contract, typed by it; the session's cookie goes along by itself. */
export const api = createClient<paths>({ baseUrl: '/management/v1', credentials: 'same-origin' });

type Answered<Data> = { data?: Data; error?: unknown; response: Response };
type OnSessionEnd = () => void;
let sessionEnded: OnSessionEnd = () => {};

/** What to do once an answer says that the session has ended. */
export function whenSessionEnds(then: OnSessionEnd): void {
  sessionEnded = then;
}

/** `openapi-fetch` makes objects of the contract's read-only lists and open enums; this makes lists and texts of them again. */
type Listed<Data> = Data extends string
  ? Data
  : Data extends { readonly charAt: unknown }
    ? string
    : Data extends { readonly [index: number]: infer Item; readonly length: number }
      ? readonly Listed<Item>[]
      : Data extends object
        ? { readonly [Key in keyof Data]: Listed<Data[Key]> }
        : Data;

/** The body of a good answer. @throws Refusal for any other, and where there is none */
export async function ask<Data>(answer: Promise<Answered<Data>>): Promise<Listed<Data>> {
  const { data, error, response } = await answer.catch(() => {
    throw new Refusal(0, 'portal.unreachable', 'The service cannot be reached.');
  });
  if (response.ok) return data as Listed<Data>;
  const refusal = refusalOf(response.status, error, response.headers.get('X-Request-Id') ?? undefined);
  if (refusal.status === 401 && refusal.key === 'session.invalid') sessionEnded();
  throw refusal;
}
