import { invalid } from './failure.ts';

export type TextParameter = {
  readonly name: string;
  readonly type: 'integer' | 'number' | 'boolean' | 'array' | 'text';
};

export type Query = Record<string, string | string[]>;

/**
 * Reads a query strictly: every name must be declared, only the name of an array can be repeated, and values cannot be
 * empty. Numbers are checked as text, because coercion would accept "1e23" and " ".
 */
export function readQuery(raw: string, parameters: ReadonlyMap<string, TextParameter>): Query {
  const query: Query = {};
  for (const [name, value] of pairsOf(raw)) {
    const parameter = parameters.get(name);
    if (!parameter) invalid(name || 'query', 'is not known here');
    if (value === '') invalid(name, 'must not be empty');
    checkText(parameter, value);
    const before = query[name];
    if (parameter.type === 'array') query[name] = [...(before ?? []), value];
    else if (before === undefined) query[name] = value;
    else invalid(name, 'must not be given twice');
  }
  return query;
}

/** Reads a form body. Every value is text, and no field may be repeated. */
export function readForm(raw: string): Record<string, string> {
  const form: Record<string, string> = Object.create(null);
  for (const [name, value] of pairsOf(raw)) {
    if (name in form) invalid(name, 'must not be given twice');
    checkText({ name, type: 'text' }, value);
    form[name] = value;
  }
  return form;
}

function pairsOf(raw: string): [name: string, value: string][] {
  if (raw === '') return [];
  return raw
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      const decodedName = decode(name, 'query');
      return [decodedName, decode(value.join('='), decodedName || 'query')];
    });
}

const DIGITS: Partial<Record<TextParameter['type'], { pattern: RegExp; says: string }>> = {
  integer: { pattern: /^-?\d{1,16}$/, says: 'must be a whole number' },
  number: { pattern: /^-?\d{1,16}(\.\d{1,16})?$/, says: 'must be a number' },
  boolean: { pattern: /^(true|false)$/, says: 'must be true or false' },
};

/** Rejects values that become numbers only through coercion, and characters that cannot be stored. */
export function checkText(parameter: TextParameter, value: string): void {
  const rule = DIGITS[parameter.type];
  if (rule && !rule.pattern.test(value)) invalid(parameter.name, rule.says);
  if (value.includes('\0')) invalid(parameter.name, 'must not contain the character U+0000');
}

/** Decodes percent-encoding, with `+` as a space. A malformed sequence is rejected. */
function decode(text: string, field: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? decodePercent(spaced, field) : spaced;
}

export function decodePercent(text: string, field: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return invalid(field, 'is not percent-encoded UTF-8');
  }
}
