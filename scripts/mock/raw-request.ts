import type { SampleRequest } from '../samples/samples.ts';

const FORM = 'application/x-www-form-urlencoded';

/** A request made of the contract's examples, as a browser or a program without the client sends it. */
export function rawRequest(
  api: string,
  { method, path, parameters, body }: SampleRequest,
  headers: Record<string, string> = {},
): Request {
  const values = (place: string) =>
    parameters.filter((one) => one.in === place).map(({ name, value }): [string, string] => [name, String(value)]);
  const filled = values('path').reduce((at, [name, value]) => at.replace(`{${name}}`, encodeURIComponent(value)), path);
  const query = new URLSearchParams(values('query'));
  return new Request(`${api}${filled}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    redirect: 'manual',
    headers: { ...Object.fromEntries(values('header')), ...(body && { 'Content-Type': body.mediaType }), ...headers },
    body: body && textOf(body),
  });
}

function textOf({ mediaType, value }: NonNullable<SampleRequest['body']>): string {
  return mediaType === FORM ? new URLSearchParams(value as Record<string, string>).toString() : JSON.stringify(value);
}
