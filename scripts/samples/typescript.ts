import { inspect } from 'node:util';
import { BASE_ADDRESS } from './address.ts';
import type { SampleParameter, SampleRequest } from './requests.ts';

const LOGIN = new Set(['login', 'refresh']);

/** Returns the call as code that uses the TypeScript client, where `agency` is an existing client. */
export function typescriptOf({ operationId, isSecured, parameters, body }: SampleRequest): string | undefined {
  if (LOGIN.has(operationId)) return CREATE_CLIENT;
  if (!isSecured) return undefined;
  const values = (place: SampleParameter['in']) =>
    Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name, value }) => [name, value]));
  const input = {
    ...withFields('path', values('path')),
    ...withFields('query', values('query')),
    ...withFields('headers', values('header')),
    ...(body && { body: body.value }),
  };
  const given = Object.keys(input).length > 0 ? literal(input) : '';
  return `const result = await agency.${operationId}(${given});
if (!result.ok) throw new Error(\`\${result.error.code} \${result.error.description}\`);
console.log(result.data);`;
}

const CREATE_CLIENT = `import { createAgencyClient } from '@agency-booking/client';

// The first call signs in. The client refreshes the token when it has expired.
const agency = createAgencyClient({
  baseUrl: '${BASE_ADDRESS}',
  key: 'ak_staging_horizon',
  secret: 'sk_staging_horizon_5f1d0c7a9be24836',
});`;

function withFields(name: string, fields: Record<string, unknown>) {
  return Object.keys(fields).length > 0 ? { [name]: fields } : {};
}

/** Formats a value as in handwritten code, with unquoted names and single-quoted text. */
function literal(value: unknown): string {
  return inspect(value, { depth: null, maxStringLength: null, maxArrayLength: null, breakLength: 96, compact: 3 });
}
