import type { Json, Operation, Parameter } from './contract.ts';
import type { Received } from './judge.ts';

/** A request to send. `broken` describes how it violates the contract. */
export type Request = {
  readonly parameters: Readonly<Record<string, Json>>;
  readonly body: Json;
  readonly broken?: string;
};

export async function send(
  operation: Operation,
  { parameters, body }: Request,
  url: string,
  token: string,
): Promise<Received> {
  const of = (place: Parameter['in']) =>
    operation.parameters.filter((parameter) => parameter.in === place && parameters[parameter.name] !== undefined);
  const path = of('path').reduce(
    (at, { name }) => at.replace(`{${name}}`, encodeURIComponent(parameters[name])),
    operation.path,
  );
  const query = of('query')
    .flatMap(({ name }) => [parameters[name]].flat().map((value) => `${name}=${encodeURIComponent(value)}`))
    .join('&');
  const headers = Object.fromEntries(of('header').map(({ name }) => [name, String(parameters[name])]));
  const mediaType = operation.body?.mediaType;
  const answer = await fetch(`${url}${path}${query && `?${query}`}`, {
    method: operation.method,
    redirect: 'manual',
    headers: { ...headers, Authorization: `Bearer ${token}`, ...(mediaType && { 'Content-Type': mediaType }) },
    ...(mediaType && {
      body: mediaType.endsWith('json') ? JSON.stringify(body) : new URLSearchParams(body).toString(),
    }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
