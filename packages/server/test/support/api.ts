export type CallOptions = {
  /** The request body, sent as JSON. Strings are sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly token?: string;
};

export type Answer<Body = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON; `undefined` if the response has no body. */
  readonly body: Body;
};

export async function call<Body>(
  url: string,
  method: string,
  { body, headers, token }: CallOptions,
): Promise<Answer<Body>> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
}
