import type { ContractDocument } from './document.ts';
import { json } from './json.ts';

type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
} & Readonly<Record<string, unknown>>;
type Rules = Record<string, Record<string, unknown>>;

/**
 * Keywords that a page can check while a member types. The service checks all others, such as the pattern of a format.
 */
const KEYWORDS = {
  string: ['format', 'minLength', 'maxLength'],
  integer: ['type', 'minimum', 'maximum'],
  number: ['type', 'minimum', 'maximum'],
} as const;

/** Returns the rules for the text and number fields in each operation's body, by dotted field name. */
export function fieldRulesSource(document: ContractDocument): string {
  const schemaAt = (ref: string): Schema =>
    ref
      .split('/')
      .slice(1)
      .reduce((node, name) => (node as unknown as Record<string, Schema>)[name]!, document as unknown as Schema);
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? { ...schemaAt(schema.$ref), ...schema, $ref: undefined } : schema;

  function rulesOf(given: Schema, name: string, found: Rules): Rules {
    const schema = resolved(given);
    if (schema.type === 'object') {
      for (const [part, value] of Object.entries(schema.properties ?? {}))
        rulesOf(value, name ? `${name}.${part}` : part, found);
    } else if (schema.type && schema.type in KEYWORDS) {
      const words = [...KEYWORDS[schema.type as keyof typeof KEYWORDS], ...(schema.format ? [] : ['pattern'])];
      const rules = words.flatMap((word) => (schema[word] === undefined ? [] : [[word, schema[word]]]));
      if (rules.length > 0) found[name] = Object.fromEntries(rules);
    }
    return found;
  }

  const operations = Object.values((document.paths ?? {}) as Record<string, Record<string, Operation>>);
  const rules = operations
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, requestBody }) => {
      const schema = requestBody?.content?.['application/json']?.schema;
      return schema ? [[operationId, rulesOf(schema, '', {})]] : [];
    });
  return `export const fieldRules = ${json(Object.fromEntries(rules))} as const;\n`;
}

type Operation = {
  readonly operationId: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> };
};
