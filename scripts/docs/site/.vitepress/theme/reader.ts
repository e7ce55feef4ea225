import { reactive } from 'vue';

const STORE = 'docs-reader';
/** The base URL in the source of the samples. Readers see the URL of the service that serves the page instead. */
export const WRITTEN_FOR = 'http://localhost:8080';
export const ORIGIN = typeof location === 'undefined' ? WRITTEN_FOR : location.origin;
export const API = `${ORIGIN}/api/v1`;
/** Demo agency on staging, which the samples use. */
export const DEMO = { key: 'ak_staging_horizon', secret: 'sk_staging_horizon_5f1d0c7a9be24836' };

/** The reader's own key, which is stored only in this tab and sent only to this service. */
export const reader = reactive({ key: '', secret: '', token: '', isAsked: false });

function remember(): void {
  const { key, secret } = reader;
  if (key) sessionStorage.setItem(STORE, JSON.stringify({ key, secret }));
  else sessionStorage.removeItem(STORE);
}

export function recall(): void {
  Object.assign(reader, JSON.parse(sessionStorage.getItem(STORE) ?? '{}'));
}

export function forget(): void {
  Object.assign(reader, { key: '', secret: '', token: '' });
  remember();
}

/**
 * Stores the key only if the service accepts it. Returns the problem as text, or an empty string if the key is valid.
 */
export async function logIn(key: string, secret: string): Promise<string> {
  const answer = await fetch(`${API}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key, secret }),
  });
  const body = await answer.json();
  if (!answer.ok) return body.description;
  Object.assign(reader, { key, secret, token: body.accessToken });
  remember();
  return '';
}

/**
 * Sends a request with the reader's token, and retries once with a new token. Without a key, returns a 401 response.
 */
export async function authorised(address: string, init: RequestInit): Promise<Response> {
  const logInAgain = () => logIn(reader.key, reader.secret);
  if (!reader.token && reader.key) await logInAgain();
  const ask = () => {
    const headers = new Headers(init.headers);
    if (reader.token) headers.set('Authorization', `Bearer ${reader.token}`);
    return fetch(address, { ...init, headers });
  };
  const answer = await ask();
  if (answer.status !== 401 || !reader.key || (await logInAgain()) !== '') return answer;
  return ask();
}
