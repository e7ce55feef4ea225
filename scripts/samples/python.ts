import compact from 'json-stringify-pretty-compact';
import { snakeCase } from '../generate/python/words.ts';
import { BASE_ADDRESS } from './address.ts';
import type { SampleRequest } from './requests.ts';

const LOGIN = new Set(['login', 'refresh']);
const WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** Returns the call as code that uses our Python client, where `agency` is an existing client. */
export function pythonOf({ operationId, isSecured, parameters, body }: SampleRequest): string | undefined {
  if (LOGIN.has(operationId)) return CREATE_CLIENT;
  if (!isSecured) return undefined;
  const given = [
    ...parameters.map(({ name, value }) => `${snakeCase(name)}=${literal(value)}`),
    ...(body ? [`body=${literal(body.value)}`] : []),
  ];
  const inside = given.length > 0 ? `\n    ${given.map((one) => `${one},`).join('\n    ')}\n` : '';
  return `result = agency.${snakeCase(operationId)}(${inside})\nprint(result)`;
}

const CREATE_CLIENT = `from agency_booking import AgencyClient

# The first call logs in; when the token has run out, the client renews it.
agency = AgencyClient(
    "${BASE_ADDRESS}",
    key="ak_staging_horizon",
    secret="sk_staging_horizon_5f1d0c7a9be24836",
)`;

/** Converts JSON to Python, in which three keywords are different. */
function literal(value: unknown): string {
  const json = compact(value, { maxLength: 76, indent: 4 }).replaceAll('\n', '\n    ');
  return json.replaceAll(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (token) => WORDS[token] ?? token);
}
