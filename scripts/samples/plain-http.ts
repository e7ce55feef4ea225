import { snippetz } from '@scalar/snippetz';
import { addressOf, BASE_ADDRESS } from './address.ts';
import { type SampleRequest, textOf } from './requests.ts';

const snippets = snippetz();

/**
 * Returns the call as code that uses PHP's built-in functions. As in the curl samples, `$TOKEN` is the access token.
 */
export function phpOf(request: SampleRequest): string {
  return snippets.print('php', 'curl', harOf(request)) ?? missing('PHP');
}

/** Returns the call as code that uses the standard library of Java 11 or newer. */
export function javaOf(request: SampleRequest): string {
  return `import java.net.http.*;\n\n${snippets.print('java', 'nethttp', harOf(request)) ?? missing('Java')}`;
}

function harOf({ method, path, isSecured, parameters, body }: SampleRequest) {
  const headers = parameters
    .filter((one) => one.in === 'header')
    .map(({ name, value }) => ({ name, value: String(value) }));
  if (isSecured) headers.unshift({ name: 'Authorization', value: 'Bearer $TOKEN' });
  if (body) headers.push({ name: 'Content-Type', value: body.mediaType });
  return {
    method,
    url: `${BASE_ADDRESS}${addressOf({ path, parameters })}`,
    headers,
    ...(body && { postData: { mimeType: body.mediaType, text: textOf(body) } }),
  };
}

function missing(language: string): never {
  throw new Error(`the snippets no longer support ${language}`);
}
