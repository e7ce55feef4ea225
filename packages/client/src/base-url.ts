/** Connections that will not come about by asking again. */
const HOPELESS = /^(ENOTFOUND|ECONNREFUSED|EPROTO|ERR_(SSL|TLS)_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * The base address as it was given.
 * @throws TypeError when requests cannot be sent there; in a browser it may be relative to the page
 */
export function checkedBaseUrl(baseUrl: string): string {
  const { location } = globalThis as { location?: { readonly href: string } };
  try {
    const { protocol } = new URL(baseUrl, location?.href);
    if (/^https?:$/.test(protocol)) return baseUrl;
  } catch {
    // What no URL can be made of is told below.
  }
  throw new TypeError(`baseUrl: "${baseUrl}" is no address such as https://api.example.com/api/v1`);
}

/** Why no connection came about, as Node says it: `ECONNREFUSED`. Browsers do not tell. */
export function codeOf(error: unknown): string | undefined {
  const { cause } = error as { cause?: { readonly code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : undefined;
}

export const isHopeless = (code: string | undefined) => code !== undefined && HOPELESS.test(code);

/** What is told instead of `fetch failed`. */
export function noAnswer(baseUrl: string, code: string | undefined, hasAnswered: boolean, cause: unknown): TypeError {
  const advice = hasAnswered
    ? 'Whether the call was carried out is not known.'
    : 'Is baseUrl right, and can it be reached from here?';
  return new TypeError(`No answer came from ${baseUrl}${code ? ` (${code})` : ''}. ${advice}`, { cause });
}

/** An answer that is no JSON, such as a web page, is not the service's. */
export function wrongAnswer({ url, headers }: Response, asked?: string): TypeError | undefined {
  const type = headers.get('Content-Type');
  if (type === null || (asked ? type.startsWith(asked) : /^application\/([\w.+-]+\+)?json/i.test(type)))
    return undefined;
  return new TypeError(`${url} answers with ${type.split(';')[0]}, not with ${asked ?? 'JSON'}. Is baseUrl right?`);
}
