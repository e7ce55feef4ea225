import type { Json, Link } from './contract.ts';

/** Parts of a request that a link can refer to. */
type Sent = { readonly path: Readonly<Record<string, string>>; readonly body: Json };

/** Follow-up call that a response describes. */
export type Following = { readonly operationId: string; readonly parameters: Json; readonly body: Json };

/** Returns the follow-up call of a link; `undefined` if the response lacks a required value. */
export function follow(
  { operationId, parameters = {}, requestBody = {} }: Link,
  sent: Sent,
  answer: Json,
): Following | undefined {
  const values = { parameters: valuesOf(parameters, sent, answer), body: valuesOf(requestBody, sent, answer) };
  const isComplete = [...Object.values(values.parameters), ...Object.values(values.body)].every(
    (value) => value !== undefined,
  );
  return isComplete ? { operationId, ...values } : undefined;
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
