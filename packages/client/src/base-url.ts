/** Error codes for connection failures that a retry cannot fix. */
const HOPELESS = /^(ENOTFOUND|ECONNREFUSED|EPROTO|ERR_(SSL|TLS)_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * Returns the base URL unchanged if it is valid. In a browser, a URL relative to the page is also accepted. Throws a
 * TypeError if the URL does not use HTTP or HTTPS.
 */
export function checkedBaseUrl(baseUrl: string): string {
  const { location } = globalThis as { location?: { readonly href: string } };
  try {
    const { protocol } = new URL(baseUrl, location?.href);
    if (/^https?:$/.test(protocol)) return baseUrl;
  } catch {
    // The same error is thrown for text that is not a URL.
  }
  throw new TypeError(`baseUrl: "${baseUrl}" must be an address such as https://api.example.com/api/v1`);
}

/** Returns the Node error code of a failed connection, such as `ECONNREFUSED`. Browsers do not expose a code. */
export function codeOf(error: unknown): string | undefined {
  const { cause } = error as { cause?: { readonly code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : undefined;
}

export const isHopeless = (code: string | undefined) => code !== undefined && HOPELESS.test(code);

/** Creates a descriptive error to replace `fetch failed`. */
export function noAnswer(baseUrl: string, code: string | undefined, hasAnswered: boolean, cause: unknown): TypeError {
  const advice = hasAnswered
    ? 'The call may or may not have been carried out.'
    : 'Check baseUrl and the network connection.';
  return new TypeError(`${baseUrl} did not respond${code ? ` (${code})` : ''}. ${advice}`, { cause });
}

/** Thrown if a response did not come from the service, for example an HTML page. Such a call is not retried. */
export class UnexpectedResponseError extends TypeError {
  override readonly name = 'UnexpectedResponseError';
  readonly url: string;
  readonly status: number;
  readonly requestId: string | undefined;

  constructor({ url, status, headers }: Response, problem: string, cause?: unknown) {
    super(`${url} ${problem}. Check baseUrl.`, { cause });
    this.url = url;
    this.status = status;
    this.requestId = headers.get('X-Request-Id') ?? undefined;
  }
}

/** Returns an error for an unexpected media type, such as HTML. Such a response does not come from the service. */
export function wrongAnswer(response: Response, asked?: string): UnexpectedResponseError | undefined {
  const type = response.headers.get('Content-Type');
  if (type === null || (asked ? type.startsWith(asked) : /^application\/([\w.+-]+\+)?json/i.test(type)))
    return undefined;
  return new UnexpectedResponseError(response, `returned ${type.split(';')[0]} instead of ${asked ?? 'JSON'}`);
}
