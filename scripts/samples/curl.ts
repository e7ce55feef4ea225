import compact from 'json-stringify-pretty-compact';
import { addressOf } from './address.ts';
import type { SampleRequest } from './requests.ts';

/** Returns curl's default method, which depends on whether there is a body. */
const unasked = (body: unknown) => (body ? 'POST' : 'GET');

const FORM = 'application/x-www-form-urlencoded';

/** Returns the call as a command, followed by a line break. `$API` is the base URL and `$TOKEN` is the access token. */
export function curlOf({ method, path, isSecured, answersBody, parameters, body }: SampleRequest): string {
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  const options = [answersBody && "-w '\\n'", method !== unasked(body) && `-X ${method}`].filter(Boolean);
  const address = ['curl', ...options, `"$API${addressOf({ path, parameters })}"`].join(' ');
  const lines = [
    address,
    ...(isSecured ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...headers.map(({ name, value }) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? dataOf(body) : []),
  ];
  return lines.join(' \\\n  ');
}

function dataOf({ mediaType, value }: NonNullable<SampleRequest['body']>): string[] {
  if (mediaType === FORM) {
    const fields = Object.entries(value as Record<string, unknown>);
    return fields.map(([name, text]) => `--data-urlencode ${quoted(`${name}=${text}`)}`);
  }
  const json = compact(value, { maxLength: 76 }).replaceAll('\n', '\n  ');
  return [`-H 'Content-Type: ${mediaType}'`, `-d ${quoted(json)}`];
}

/** Quotes text as a single word of a shell command. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
