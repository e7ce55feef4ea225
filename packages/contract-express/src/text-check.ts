import type { Operation } from './contract.ts';
import { resolve } from './document.ts';
import { invalid, type Refuse } from './failure.ts';
import type { ContractAppOptions } from './options.ts';
import type { RequestParts } from './validators.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

type RefuseText = NonNullable<ContractAppOptions<never>['refuseText']>;

/**
 * Checks every string in a request, except for fields that the contract exempts. Throws `invalidRequest` with the name
 * of the field.
 */
export function createTextCheck(contract: object, operation: Operation, refuseText: RefuseText) {
  const exempt = uncheckedFields(contract, operation);

  function check(value: unknown, field: string, name: string, refuse: Refuse): void {
    if (typeof value === 'string') {
      if (exempt.has(name)) return;
      const message = refuseText(value);
      if (message !== undefined) refuse(field || 'body', message);
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) check(item, `${field}[${index}]`, name, refuse);
    } else if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        check(inner, field === '' ? key : `${field}.${key}`, key, refuse);
      }
    }
  }

  return (
    { path, query, headers, body }: RequestParts,
    headerNames: ReadonlyMap<string, { readonly name: string }>,
    refuse: Refuse = invalid,
  ) => {
    check(path, '', '', refuse);
    check(query, '', '', refuse);
    for (const [name, value] of Object.entries(headers)) {
      const spelled = headerNames.get(name)?.name ?? name;
      check(value, spelled, spelled, refuse);
    }
    check(body, '', '', refuse);
  };
}

/**
 * Returns the fields that may contain any text: secrets, phone numbers, fields with `x-any-number`, and `X-Request-Id`,
 * which the edge replaces instead of rejecting.
 */
function uncheckedFields(contract: object, { method, path }: Pick<Operation, 'method' | 'path'>): ReadonlySet<string> {
  const found = new Set(['X-Request-Id']);
  const seen = new Set<Json>();
  const collect = (node: Json, name: string): void => {
    const schema = node?.$ref ? { ...resolve(contract, node.$ref), ...node } : node;
    if (mayHoldAny(schema)) found.add(name);
    const target = node?.$ref ? resolve(contract, node.$ref) : node;
    if (!target || seen.has(target)) return;
    seen.add(target);
    for (const [key, inner] of Object.entries(target.properties ?? {})) collect(inner, key);
    for (const inner of [target.items, ...['allOf', 'anyOf', 'oneOf'].flatMap((key) => target[key] ?? [])])
      collect(inner, name);
  };
  const item = (contract as Json).paths[path];
  const { parameters = [], requestBody } = item[method];
  for (const given of [...parameters, ...(item.parameters ?? [])]) {
    const parameter = given.$ref ? resolve(contract, given.$ref) : given;
    if (mayHoldAny(parameter)) found.add(parameter.name);
    collect(parameter.schema, parameter.name);
  }
  const body = requestBody?.$ref ? resolve(contract, requestBody.$ref) : requestBody;
  for (const media of Object.values<Json>(body?.content ?? {})) collect(media.schema, 'body');
  return found;
}

const mayHoldAny = (node: Json) =>
  node?.writeOnly === true || node?.['x-any-number'] === true || ['password', 'e164'].includes(node?.format);
