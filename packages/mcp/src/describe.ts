import { type Argument, type Call, type Contract, type Field, fieldsOf, resolve, type Schema } from './contract.ts';

const MOST_LEVELS = 5;

/** Describes all arguments of a call and their fields, one per line. */
export function describeCall(contract: Contract, { summary, description, method, path, ...call }: Call): string {
  const required = (field: Field) => (field.required ? 1 : 0);
  const fields = call.arguments.toSorted((one, other) => required(other) - required(one));
  return [
    `${summary}. ${method.toUpperCase()} ${path}`,
    description,
    fields.length > 0 ? 'Arguments:' : 'Takes no arguments.',
    ...fields.flatMap((field) => linesOf(contract, field, '', MOST_LEVELS)),
  ].join('\n');
}

function linesOf(contract: Contract, { name, required, schema }: Field, prefix: string, levels: number): string[] {
  const item = schema.items && resolve<Schema>(contract, schema.items);
  const field = `${prefix}${name}${item ? '[]' : ''}`;
  const inner = levels > 0 ? fieldsOf(contract, item ?? schema) : [];
  const facts = [typeOf(schema, item), required && 'required', ...limitsOf(item ? { ...item, ...schema } : schema)];
  const { description } = schema;
  return [
    `${field}: ${facts.filter(Boolean).join(', ')}${description ? `. ${description}` : ''}`,
    ...inner.flatMap((one) => linesOf(contract, one, `${field}.`, levels - 1)),
  ];
}

const typeOf = ({ type = 'object' }: Schema, item: Schema | undefined) =>
  item ? `list of ${item.type ?? 'object'}` : [type].flat().join(' or ');

function limitsOf({ enum: values, format, default: usual, ...schema }: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, maxItems } = schema;
  return [
    values ? `one of: ${values.join(', ')}` : '',
    format ?? '',
    range(minLength, maxLength, 'characters'),
    range(minimum, maximum, ''),
    range(undefined, maxItems, 'items'),
    usual === undefined ? '' : `default ${JSON.stringify(usual)}`,
  ].filter(Boolean);
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  const limits =
    least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : `${least} to ${most}`;
  return `${limits} ${unit}`.trim();
}

type JsonSchema = { readonly type: 'object'; readonly [keyword: string]: unknown };

/** Returns the arguments of a call without the fields of nested objects, so that the tool list stays small. */
export function inputOf(contract: Contract, { arguments: all }: Call): JsonSchema {
  const required = all.filter((one) => one.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(all.map((one) => [one.name, briefSchema(contract, one)])),
    ...(required.length > 0 && { required }),
  };
}

/** Maximum number of values listed. Longer lists are shown by `describeTool`. */
const MOST_VALUES = 15;

/** Lists an object's fields, with a question mark after optional ones. */
function briefSchema(contract: Contract, { schema }: Argument): object {
  const { type = 'object', enum: values = [], items, format } = schema;
  const item = items && resolve<Schema>(contract, items);
  const fields = fieldsOf(contract, item ?? schema).map(({ name, required }) => (required ? name : `${name}?`));
  return {
    type,
    ...(values.length > 0 && values.length <= MOST_VALUES && { enum: values }),
    ...(format?.endsWith('date-time') && { format: 'date-time' }),
    ...(item && { items: { type: item.type ?? 'object' } }),
    ...(fields.length > 0 && { description: `{${fields.join(', ')}}` }),
  };
}
