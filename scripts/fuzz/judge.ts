import type { Json, Operation } from './contract.ts';
import { fits } from './fits.ts';

export type Received = { readonly status: number; readonly headers: Headers; readonly text: string };

/**
 * The verdict on a response. `explained` identifies the contract rule that refused a request although the request
 * matches its schema.
 */
type Verdict = { readonly problem?: string; readonly explained?: string };

/** Errors caused by documented sandbox inputs, such as an identity number for which the bureau does not respond. */
const PROVOKED = new Set(['creditCheck.bureauDidNotAnswer', 'cardPayment.outcomeUnknown']);

/** Judges a response. `isBroken` is true if the request violates the schema. */
export function judge(operation: Operation, received: Received, isBroken: boolean): Verdict {
  const { status, text } = received;
  const answer = operation.answers[String(status)] ?? (status >= 400 ? operation.answers.default : undefined);
  if (!answer) return { problem: `${status} is not declared` };
  const body = bodyOf(received);
  const offContract = offContractOf(answer, received, body);
  if (offContract) return { problem: `${status} is off the contract: ${offContract}; ${text.slice(0, 300)}` };
  if (status >= 500 && !PROVOKED.has(body.key)) return { problem: `${status}: ${text}` };
  if (isBroken) return status === 400 ? {} : { problem: `${status} although the request breaks the schema` };
  if (status !== 400 && (status !== 422 || body.details?.field === undefined)) return {};
  const field = String(body.details?.field).replaceAll(/\[\d+\]/g, '[]');
  const rule = operation.rules.find((one) => one.field === field);
  return rule
    ? { explained: `${operation.id} ${field} (${rule.by}): ${rule.says}` }
    : { problem: `${status} by no rule on the list: ${text}` };
}

function bodyOf({ headers, text }: Received): Json {
  return headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
}

function offContractOf(
  answer: Operation['answers'][string],
  { headers, text }: Received,
  body: Json,
): string | undefined {
  for (const [name, { required, schema }] of Object.entries(answer.headers)) {
    const value = headers.get(name);
    if (value === null && required) return `the header ${name} is missing`;
    if (value !== null && !fits(schema, schema.type === 'integer' ? Number(value) : value))
      return `the header ${name} is ${value}`;
  }
  const types = Object.keys(answer.content);
  if (types.length === 0) return text === '' ? undefined : 'there is a body';
  const type = headers.get('content-type')?.split(';')[0] ?? 'nothing';
  if (!types.includes(type)) return `it is ${type}`;
  return fits(answer.content[type], body) ? undefined : 'its body does not fit the schema';
}
