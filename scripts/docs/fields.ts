import type { Reference } from '../generate/document.ts';
import { resolve } from '../generate/document.ts';
import type { Contract, Parameter, Schema } from './contract.ts';

/** Maximum nesting depth. The reference shows deeper fields. */
const MAX_DEPTH = 4;

/** Options for showing fields. `at` is the prefix of the fields' anchors. */
type Shown = { readonly mustSend: boolean; readonly at: string };

/** A searchable field. A search for a field of list items also finds the list field. */
export type Field = { readonly anchor: string; readonly name: string; readonly schema?: string; readonly text: string };

/** Returns the fields that `fieldList` shows, in the same order. */
export function fieldsOf(document: Contract, schema: Schema | Reference, at: string, depth = 0): Field[] {
  const { properties } = objectOf(document, schema);
  if (!properties || depth >= MAX_DEPTH) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = {
      anchor: `${at}.${name}`,
      name,
      schema: schemaName(document, property),
      text: factsOf(document, property).text,
    };
    return [field, ...fieldsOf(document, property, field.anchor, depth + 1)];
  });
}

/** Returns the contract's name for an object, or for a list's items. */
export function schemaName(document: Contract, node: Schema | Reference): string | undefined {
  if ('$ref' in node) {
    const { items, type } = resolve(document, node) as Schema;
    return (
      (items && schemaName(document, items)) ?? (type === 'object' || !type ? node.$ref.split('/').at(-1) : undefined)
    );
  }
  return node.items && schemaName(document, node.items);
}

/** Renders a body's fields as an HTML list, with nested fields collapsed. */
export function fieldList(document: Contract, schema: Schema | Reference, shown: Shown, depth = 0): string {
  const { properties, required = [] } = objectOf(document, schema);
  if (!properties || depth >= MAX_DEPTH) return '';
  const items = Object.entries(properties).map(([name, property]) => {
    const facts = factsOf(document, property);
    const anchor = `${shown.at}.${name}`;
    const nested = fieldList(document, property, { ...shown, at: anchor }, depth + 1);
    return item({
      anchor,
      name,
      type: facts.type,
      note:
        shown.mustSend && required.includes(name)
          ? 'required'
          : !shown.mustSend && !required.includes(name)
            ? 'may be absent'
            : '',
      isDeprecated: facts.isDeprecated,
      text: facts.text,
      nested,
    });
  });
  return `<ul class="fields">\n${items.join('\n')}\n</ul>`;
}

export function parameterList(document: Contract, parameters: readonly Parameter[], at: string): string {
  const items = parameters.map(({ name, in: place, required, deprecated, description, schema = {} }) => {
    const facts = factsOf(document, schema);
    return item({
      anchor: `${at}.${name}`,
      name,
      type: `${facts.type}, ${place}`,
      note: required ? 'required' : '',
      isDeprecated: deprecated ?? false,
      text: [description, facts.limits].filter(Boolean).join(' '),
      nested: '',
    });
  });
  return `<ul class="fields">\n${items.join('\n')}\n</ul>`;
}

type Item = {
  anchor: string;
  name: string;
  type: string;
  note: string;
  isDeprecated: boolean;
  text: string;
  nested: string;
};

function item({ anchor, name, type, note, isDeprecated, text, nested }: Item): string {
  const head = [
    `<code class="name">${name}</code>`,
    `<span class="type">${type}</span>`,
    note && `<span class="note ${note === 'required' ? 'required' : ''}">${note}</span>`,
    isDeprecated && '<span class="note deprecated">deprecated</span>',
  ];
  return `<li id="${anchor}">
<div class="head">${head.filter(Boolean).join(' ')}</div>

${text}

${nested && `<details><summary>Fields of <code>${name}</code></summary>\n\n${nested}\n\n</details>`}
</li>`;
}

/** Returns the schema that defines the fields: that of the object itself, or that of the list's items. */
function objectOf(document: Contract, node: Schema | Reference): Schema {
  const schema = resolve(document, node);
  if (schema.items) return objectOf(document, schema.items);
  const alternatives = (schema.oneOf ?? schema.anyOf ?? [])
    .map((one) => resolve(document, one))
    .filter(({ properties }) => properties);
  if (alternatives.length === 0) return schema;
  // A discriminator field distinguishes the alternatives. A field that is not required in all of them is optional.
  return {
    properties: together(document, alternatives),
    required: alternatives
      .map(({ required = [] }) => required)
      .reduce((shared, names) => shared.filter((name) => names.includes(name))),
  };
}

/** A field with a different constant in each alternative accepts any of these values. */
function together(document: Contract, alternatives: readonly Schema[]): Record<string, Schema | Reference> {
  const all: Record<string, Schema | Reference> = {};
  for (const [name, node] of alternatives.flatMap(({ properties = {} }) => Object.entries(properties))) {
    const known = all[name] && resolve(document, all[name]);
    const property = resolve(document, node);
    all[name] =
      known?.enum && property.enum
        ? { type: property.type, enum: [...new Set([...known.enum, ...property.enum])] }
        : (known ?? node);
  }
  return all;
}

function factsOf(document: Contract, node: Schema | Reference) {
  const schema = resolve(document, node);
  const beside = 'description' in node ? (node as Schema).description : undefined;
  const description = beside ?? schema.description ?? '';
  const limits = limitsOf(document, schema, description);
  return {
    type: typeOf(document, schema),
    isDeprecated: schema.deprecated ?? false,
    limits,
    text: [description, limits].filter(Boolean).join(' '),
  };
}

function typeOf(document: Contract, schema: Schema): string {
  if (schema.items) {
    const inner = typeOf(document, resolve(document, schema.items));
    return `list of ${inner === 'object' ? 'objects' : `${inner}s`}`;
  }
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) {
    const types = alternatives.map((one) => typeOf(document, resolve(document, one)));
    return [...new Set(types)].join(' or ');
  }
  const types = [schema.type ?? (schema.const === undefined ? 'object' : typeof schema.const)].flat();
  const named = schema.format && !['password', 'html', 'int64'].includes(schema.format) ? schema.format : undefined;
  return types.map((type) => (type === 'string' && named ? named : type)).join(' or ');
}

/** Returns the limits that the description does not mention. */
function limitsOf(document: Contract, schema: Schema, description: string): string {
  const inner = schema.items ? resolve(document, schema.items) : schema;
  const known = inner['x-extensible-enum'];
  const values = (known ?? inner.enum ?? []).filter((value) => value !== null).map((value) => `\`${value}\``);
  const isSaid = values.every((value) => description.includes(value));
  const sentences = [
    !isSaid && `${known ? 'Currently one' : 'One'} of ${values.join(', ')}.`,
    known && 'More values may be added.',
    schema.default !== undefined && `Default: \`${String(schema.default)}\`.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
