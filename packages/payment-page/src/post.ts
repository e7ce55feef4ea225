export type Called = { readonly ok: boolean; readonly body: unknown };

export type Party = { readonly baseUrl: string; readonly key: string; readonly timeoutMilliseconds: number };

/** Sends JSON and reads JSON. Returns `undefined` if there was no response, or if the response was not JSON. */
export async function post({ baseUrl, key, timeoutMilliseconds }: Party, path: string, body: object) {
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    return { ok: response.ok, body: await response.json() } satisfies Called;
  } catch {
    return undefined;
  }
}
