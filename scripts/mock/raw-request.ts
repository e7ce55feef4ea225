import { addressOf } from '../samples/address.ts';
import { type SampleRequest, textOf } from '../samples/requests.ts';

/** Sends a request from the contract's examples in the same way as a browser or a program without the client. */
export function rawRequest(
  api: string,
  { method, path, parameters, body }: SampleRequest,
  headers: Record<string, string> = {},
): Request {
  const declared = parameters
    .filter((one) => one.in === 'header')
    .map(({ name, value }): [string, string] => [name, String(value)]);
  return new Request(api + addressOf({ path, parameters }), {
    method,
    redirect: 'manual',
    headers: { ...Object.fromEntries(declared), ...(body && { 'Content-Type': body.mediaType }), ...headers },
    body: body && textOf(body),
  });
}
