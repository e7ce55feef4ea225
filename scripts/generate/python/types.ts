import { canNameField, docstring } from './words.ts';

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
};

const PLAIN: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  object: 'dict[str, Any]',
};

/** Returns a contract's components as Python types: a class for each object and an alias for everything else. */
export function typedDicts(schemas: Readonly<Record<string, Schema>>): string {
  const entries = Object.entries(schemas);
  const objects = entries.filter(([, schema]) => isObject(schema)).map(([name, schema]) => objectOf(name, schema));
  // An alias is evaluated immediately, so the types that it uses must come before it.
  const others = entries.filter(([, schema]) => !isObject(schema));
  return [...inOrder(others).map(([name, schema]) => aliasOf(name, schema)), ...objects].join('\n\n\n');
}

export function typeOf(schema: Schema): string {
  const { $ref, enum: values, oneOf, anyOf, items } = schema;
  if ($ref) return nameIn($ref);
  if (values) return `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
  const choice = oneOf ?? anyOf;
  if (choice) return [...new Set(choice.map(typeOf))].join(' | ');
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return 'Any';
  return types.map((type) => (type === 'array' ? `list[${typeOf(items ?? {})}]` : PLAIN[type]!)).join(' | ');
}

const isObject = ({ properties, oneOf }: Schema) => properties !== undefined && oneOf === undefined;
const nameIn = (reference: string) => reference.split('/').at(-1)!;

/** Returns an object as a Python type. Field names that are Python keywords require the functional syntax. */
function objectOf(name: string, schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {});
  const isRequired = (field: string) => schema.required?.includes(field) ?? false;
  const typed = ([field, given]: [string, Schema]) =>
    isRequired(field) ? typeOf(given) : `NotRequired[${typeOf(given)}]`;
  if (fields.every(([field]) => canNameField(field))) {
    const lines = fields.flatMap(([field, given]) => [
      ...(given.description ? [`    #: ${oneLine(given.description)}`] : []),
      `    ${field}: ${typed([field, given])}`,
    ]);
    const about = schema.description ? docstring(oneLine(schema.description), '    ') : [];
    return [
      `class ${name}(TypedDict):`,
      ...about,
      ...(about.length && lines.length ? [''] : []),
      ...(lines.length ? lines : ['    pass']),
    ].join('\n');
  }
  const items = fields.map(
    ([field, given]) => `        ${JSON.stringify(field)}: ${JSON.stringify(typed([field, given]))},`,
  );
  const about = schema.description ? [`#: ${oneLine(schema.description)}`] : [];
  return [...about, `${name} = TypedDict(`, `    ${JSON.stringify(name)},`, '    {', ...items, '    },', ')'].join(
    '\n',
  );
}

function aliasOf(name: string, schema: Schema): string {
  const about = schema.description ? [`#: ${oneLine(schema.description)}`] : [];
  const type = typeOf(schema);
  // Classes follow later in the file, so the alias refers to them as strings.
  return [...about, `${name}: TypeAlias = ${JSON.stringify(type).replaceAll('\\"', "'")}`].join('\n');
}

function inOrder(aliases: readonly [string, Schema][]): [string, Schema][] {
  return [...aliases].sort(([one], [other]) => (one < other ? -1 : 1));
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');
