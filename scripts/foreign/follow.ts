import type { Json, Link } from './contract.ts';

/** What was sent, as far as a link can speak of it. */
export type Sent = { readonly path: Readonly<Record<string, string>>; readonly body: Json };

/** What an answer says of a call that follows. */
export type Following = { readonly operationId: string; readonly parameters: Json; readonly body: Json };

/** The call that a link leads to; `undefined` when the answer lacks what it needs. */
export function follow(
  { operationId, parameters = {}, requestBody = {} }: Link,
  sent: Sent,
  answer: Json,
): Following | undefined {
  const told = { parameters: valuesOf(parameters, sent, answer), body: valuesOf(requestBody, sent, answer) };
  const isTold = [...Object.values(told.parameters), ...Object.values(told.body)].every((value) => value !== undefined);
  return isTold ? { operationId, ...told } : undefined;
}

function valuesOf(expressions: Readonly<Record<string, string>>, sent: Sent, answer: Json): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(expressions).map(([name, expression]) => [name, read(expression, sent, answer)]),
  );
}

function read(expression: string, { path, body }: Sent, answer: Json): Json {
  const [source = '', pointer = ''] = expression.split('#');
  if (source.startsWith('$request.path.')) return path[source.slice('$request.path.'.length)];
  const steps = pointer.split('/').slice(1);
  return steps.reduce((at: Json, step) => at?.[step], source === '$request.body' ? body : answer);
}
