import createClient from 'openapi-fetch';
import type { paths } from '../generated/types.ts';
import { Refusal, refusalOf } from './refusal.ts';

/** A typed client for the management contract. The browser sends the session cookie automatically. */
export const api = createClient<paths>({ baseUrl: '/management/v1', credentials: 'same-origin' });

type Answered<Data> = { data?: Data; error?: unknown; response: Response };
type OnSessionEnd = () => void;
let sessionEnded: OnSessionEnd = () => {};

export function whenSessionEnds(then: OnSessionEnd): void {
  sessionEnded = then;
}

/** Restores arrays and strings: `openapi-fetch` turns the contract's read-only arrays and open enums into objects. */
type Listed<Data> = Data extends string
  ? Data
  : Data extends { readonly charAt: unknown }
    ? string
    : Data extends { readonly [index: number]: infer Item; readonly length: number }
      ? readonly Listed<Item>[]
      : Data extends object
        ? { readonly [Key in keyof Data]: Listed<Data[Key]> }
        : Data;

/** @throws Refusal for an unsuccessful response, or if no response arrives */
export async function ask<Data>(answer: Promise<Answered<Data>>): Promise<Listed<Data>> {
  const { data, error, response } = await answer.catch(() => {
    throw new Refusal(0, 'portal.unreachable', 'The service cannot be reached.');
  });
  if (response.ok) return data as Listed<Data>;
  const refusal = refusalOf(response.status, error, response.headers.get('X-Request-Id') ?? undefined);
  if (refusal.status === 401 && refusal.key === 'session.invalid') sessionEnded();
  throw refusal;
}
