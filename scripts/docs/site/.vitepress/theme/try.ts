import { createLive } from '../../../../samples/live.ts';
import type { Try } from '../../../tries.ts';
import { authorised } from './reader.ts';
import { address, place } from './try-place.ts';

export type Answer = {
  readonly status: number;
  readonly milliseconds: number;
  readonly requestId: string;
  readonly text: string;
};
type Filled = { readonly values: readonly string[]; readonly body: string };

const FORM = 'application/x-www-form-urlencoded';

/**
 * IDs from the reader's service that replace the IDs in the examples. Each call uses the IDs from earlier responses.
 */
const live = createLive();

export async function openTry(operationId: string): Promise<Try> {
  return (await fetch(`/docs/try/${operationId}.json`)).json();
}

/** Returns the initial values of a form. */
export function begun({ parameters, body }: Try): { values: string[]; body: string } {
  return {
    values: parameters.map(({ value }) => live.replaceIn(String(value))),
    body: body ? live.replaceIn(JSON.stringify(body.value, undefined, 2)) : '',
  };
}

/** Throws if there is no response or if the body is not JSON. */
export async function send(asked: Try, filled: Filled): Promise<Answer> {
  const { url, init } = requestOf(asked, filled);
  const began = performance.now();
  const answer = await (asked.isSecured && !place.isMock ? authorised(url, init) : fetch(url, init));
  const text = await answer.text();
  const milliseconds = Math.round(performance.now() - began);
  if (answer.ok && !place.isMock) learn(asked.example, text);
  return {
    status: answer.status,
    milliseconds,
    requestId: answer.headers.get('X-Request-Id') ?? '',
    text: pretty(text),
  };
}

function requestOf({ method, path, parameters, body }: Try, { values, body: text }: Filled) {
  const query = new URLSearchParams();
  // The mock accepts any token.
  const headers = new Headers(place.isMock ? { Authorization: 'Bearer any' } : {});
  let filledPath = path;
  parameters.forEach(({ in: where, name }, index) => {
    const value = values[index]!;
    if (where === 'path') filledPath = filledPath.replace(`{${name}}`, encodeURIComponent(value));
    else if (where === 'query') query.set(name, value);
    else headers.set(name, value);
  });
  if (body) headers.set('Content-Type', body.mediaType);
  const sent = body && (body.mediaType === FORM ? String(new URLSearchParams(JSON.parse(text))) : text);
  const init: RequestInit = { method, headers, ...(sent !== undefined && { body: sent }) };
  return { url: `${address()}${filledPath}${query.size > 0 ? `?${query}` : ''}`, init };
}

function learn(example: unknown, text: string): void {
  try {
    live.learn(example, JSON.parse(text));
  } catch {
    // HTML pages contain no IDs.
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
