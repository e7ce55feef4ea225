import contract from '../generated/management/openapi.json' with { type: 'json' };
import { guardedOperations } from '../management/four-eyes.ts';

export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly writeOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
};
type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
};
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [string];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
  readonly 'x-roles'?: readonly string[];
};

/** Command option: a parameter or a body field. */
export type Field = {
  /** Option name, such as `agencyId` or `user.email`. */
  readonly name: string;
  readonly place: 'path' | 'query' | 'body';
  readonly isRequired: boolean;
  readonly description: string;
  readonly schema: Schema;
  /** `secret`: read from a file, because command lines are visible in process lists and shell history. */
  readonly kind: 'text' | 'number' | 'boolean' | 'list' | 'money' | 'secret';
};

export type Command = {
  readonly id: string;
  readonly area: string;
  readonly summary: string;
  readonly description: string;
  readonly method: string;
  readonly path: string;
  readonly fields: readonly Field[];
  readonly takesBody: boolean;
  /** True if the operation replaces an object that can be read at the same path. */
  readonly isReplacement: boolean;
  /** True if the operation can also return its result as a CSV file. */
  readonly hasCsv: boolean;
  /** True if the operator must confirm the command. */
  readonly isConfirmed: boolean;
};

/** Areas whose operations concern the caller's own session, password or second factor. */
const OWN_ACCOUNT = ['sessions', 'second-factor', 'passkeys', 'passwords'];
const CONFIRMED: readonly string[] = [...guardedOperations, 'approve', 'suspendKey', 'acceptExchangeRate'];

/** Returns the operations of the management contract that an operator can call from the command line. */
export function operationCommands(): Command[] {
  return Object.entries(contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>)
    .flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, item, method, operation })))
    .filter(
      ({ operation }) => operation['x-roles']?.includes('operator') && !operation['x-roles'].includes('unverified'),
    )
    .filter(({ operation }) => !OWN_ACCOUNT.includes(operation.tags[0]))
    .map(({ path, item, method, operation }) => {
      const { operationId: id, summary, description, tags, parameters = [], requestBody, responses } = operation;
      const content = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {};
      const body = requestBody && resolved(requestBody.content['application/json'].schema);
      return {
        ...{ id, summary, description, path, area: tags[0], method: method.toUpperCase() },
        fields: [...parameters.map(resolvedParameter).flatMap(parameterField), ...bodyFields(body)],
        takesBody: body !== undefined,
        isReplacement: method === 'put' && item.get !== undefined,
        hasCsv: 'text/csv' in content,
        isConfirmed: method === 'delete' || CONFIRMED.includes(id),
      };
    });
}

export function areas(): readonly { readonly name: string; readonly title: string }[] {
  return contract.tags.map(({ name, 'x-displayName': title }) => ({ name, title }));
}

export function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : { ...(atPointer(schema.$ref) as Schema), $ref: schema.$ref };
}

const resolvedParameter = (parameter: Parameter | { readonly $ref: string }) =>
  '$ref' in parameter ? (atPointer(parameter.$ref) as Parameter) : parameter;

function atPointer(pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], contract);
}

function parameterField({ name, in: place, required = false, description = '', schema }: Parameter): Field[] {
  if (place === 'header') return [];
  return [{ name, place, isRequired: required, description, schema, kind: kindOf(resolved(schema)) }];
}

/** Returns the fields of a body; fields of nested objects have dotted names. */
function bodyFields(body: Schema | undefined, prefix = ''): Field[] {
  return Object.entries(body?.properties ?? {}).flatMap(([key, given]) => {
    const schema = resolved(given);
    const name = `${prefix}${key}`;
    if (schema.properties && !isMoney(schema)) return bodyFields(schema, `${name}.`);
    const isRequired = prefix === '' && (body!.required ?? []).includes(key);
    const kind = kindOf(schema);
    const description =
      given.description ?? (kind === 'money' ? 'An amount such as "2500.00 TRY".' : (schema.description ?? ''));
    return [{ name, place: 'body', isRequired, description, schema, kind }];
  });
}

const isMoney = ({ properties = {} }: Schema) => Object.keys(properties).sort().join() === 'amount,currency';

function kindOf(schema: Schema): Field['kind'] {
  if (isMoney(schema)) return 'money';
  if (schema.format === 'password') return 'secret';
  const types = [schema.type ?? 'string'].flat();
  if (types.includes('array')) return 'list';
  if (types.includes('integer') || types.includes('number')) return 'number';
  return types.includes('boolean') ? 'boolean' : 'text';
}
