import type { Operation } from './contract.ts';
import { kindOf, requirementsOf, schemeOf } from './credentials.ts';
import type { AjvFormats } from './formats.ts';
import { answerProblems, bodyProblems, parameterProblems } from './servable.messages.ts';
import { createSchemaCheck } from './servable.schemas.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

type Checked = {
  readonly contract: object;
  readonly operations: readonly Operation[];
  /** Names of schemas that error details are validated against. */
  readonly schemas: readonly string[];
  readonly formats: AjvFormats;
};

/**
 * Rejects a contract that would not be served as written. Throws an Error with one line per problem. Each line states
 * the operation and the location.
 */
export function assertServable(checked: Checked): void {
  const problems = [...problemsOf(checked)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function* problemsOf({ contract, operations, schemas, formats }: Checked): Generator<string> {
  const { swagger, openapi, paths = {} } = contract as Json;
  if (swagger !== undefined || !/^3\.[01]\.\d/.test(openapi)) {
    const version = swagger === undefined ? `OpenAPI ${openapi}` : `Swagger ${swagger}`;
    return yield `${version} is not supported: the contract must be OpenAPI 3.0 or 3.1`;
  }
  if (Object.keys(paths).length === 0) return yield 'the contract has no paths to serve';
  for (const [path, item] of Object.entries<Json>(paths)) yield* pathItemProblems(path, item);
  const check = createSchemaCheck(contract, formats);
  for (const operation of operations) {
    const item = paths[operation.path];
    const declared = item?.[operation.method];
    const problems = declared
      ? [
          ...pathProblems(operation),
          ...securityProblems(contract, operation, operations),
          ...parameterProblems(
            contract,
            operation.path,
            [declared.parameters ?? [], item.parameters ?? []].flat(),
            check,
          ),
          ...bodyProblems(contract, declared.requestBody, check),
          ...answerProblems(contract, declared.responses, check),
        ]
      : [`the contract has no ${operation.method} ${operation.path}`];
    for (const problem of problems) yield `${operation.id}: ${problem}`;
  }
  for (const name of schemas) yield* check({ $ref: `#/components/schemas/${name}` }, 'the error catalogue', 'request');
}

const AUTOMATIC = ['head', 'options', 'trace'];

function* pathItemProblems(path: string, item: Json): Generator<string> {
  if (item.$ref) yield `path ${path}: a path item must not be a reference`;
  for (const method of AUTOMATIC) {
    if (item[method]) yield `${method.toUpperCase()} ${path}: this method must not be declared`;
  }
}

function* pathProblems({ path }: Operation): Generator<string> {
  const isWhole = path.split('/').every((segment) => /^(\{[^{}]+\}|[^{}?#]*)$/.test(segment));
  if (!isWhole) yield `in the path ${path}, a parameter must be a whole segment`;
}

/** One function authenticates all requests, so all operations must be secured in the same way. */
function* securityProblems(contract: Json, operation: Operation, operations: readonly Operation[]): Generator<string> {
  const requirements = requirementsOf(contract, operation);
  if (requirements.length > 0 !== operation.secured) yield 'the operation table has a different security';
  if (requirements.length === 0) return;
  const [[name, scopes] = ['', []], ...others] = requirements.flatMap(Object.entries<readonly string[]>);
  if (requirements.length > 1 || name === '' || others.length > 0) {
    return yield 'security must require exactly one scheme, or be an empty list';
  }
  if (scopes.length > 0) yield `the scopes of ${name} are not checked, so they must not be declared`;
  const scheme = contract.components?.securitySchemes?.[name] ?? {};
  const kind = kindOf(scheme);
  const first = operations.find(({ secured }) => secured) ?? operation;
  const firstKind = kindOf(schemeOf(contract, first));
  if (!kind) {
    const type = [scheme.type, scheme.scheme, scheme.in && `in ${scheme.in}`].filter(Boolean).join(' ');
    yield `the security scheme ${name} (${type || 'not declared'}) is not supported: use HTTP bearer or an apiKey in a cookie`;
  } else if (firstKind && kind !== firstKind) {
    yield `the security scheme ${name} is of a different kind than that of ${first.id}`;
  }
}
