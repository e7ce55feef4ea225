import { invalid, type Refuse } from './failure.ts';
import { nearestName } from './hints.ts';
import { didYouMean } from './messages.ts';

export type TextParameter = {
  readonly name: string;
  readonly type: 'integer' | 'number' | 'boolean' | 'array' | 'text';
};

export type Query = Record<string, string | string[]>;

type Known = {
  readonly parameters: { readonly query: ReadonlyMap<string, TextParameter> };
  readonly parameterLike: (name: string) => string | undefined;
};

/**
 * Reads a query strictly: every name must be declared, only the name of an array can be repeated, and values cannot be
 * empty. Numbers are checked as text, because coercion would accept "1e23" and " ". Rejected values are omitted.
 */
export function readQuery(raw: string, { parameters, parameterLike }: Known, refuse: Refuse = invalid): Query {
  const query: Query = {};
  for (const [name, value] of pairsOf(raw, refuse)) {
    const parameter = parameters.query.get(name);
    const before = query[name];
    if (!parameter) {
      const meant = nearestName(name, parameters.query.keys()) ?? parameterLike(name);
      refuse(name || 'query', `is not known here${didYouMean(meant)}`);
    } else if (value === '') refuse(name, 'must not be empty');
    else if (!checkText(parameter, value, refuse)) continue;
    else if (parameter.type === 'array') query[name] = [...(before ?? []), value];
    else if (before === undefined) query[name] = value;
    else refuse(name, 'must not be given twice');
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

function pairsOf(raw: string, refuse: Refuse = invalid): [name: string, value: string][] {
  if (raw === '') return [];
  return raw
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      const decodedName = decode(name, 'query', refuse);
      return [decodedName, decode(value.join('='), decodedName || 'query', refuse)];
    });
}

const DIGITS: Partial<Record<TextParameter['type'], { pattern: RegExp; says: string }>> = {
  integer: { pattern: /^-?\d{1,16}$/, says: 'must be a whole number' },
  number: { pattern: /^-?\d{1,16}(\.\d{1,16})?$/, says: 'must be a number' },
  boolean: { pattern: /^(true|false)$/, says: 'must be true or false' },
};

/**
 * Rejects values that become numbers only through coercion, and characters that cannot be stored. Returns true if the
 * value is acceptable.
 */
export function checkText({ name, type }: TextParameter, value: string, refuse: Refuse = invalid): boolean {
  const rule = DIGITS[type];
  const isDigits = !rule || rule.pattern.test(value);
  const isStorable = !value.includes('\0');
  if (!isDigits) refuse(name, rule.says);
  else if (!isStorable) refuse(name, 'must not contain the character U+0000');
  return isDigits && isStorable;
}

/** Decodes percent-encoding, with `+` as a space. A malformed sequence is rejected. */
function decode(text: string, field: string, refuse: Refuse): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? decodePercent(spaced, field, refuse) : spaced;
}

export function decodePercent(text: string, field: string, refuse: Refuse = invalid): string {
  try {
    return decodeURIComponent(text);
  } catch {
    refuse(field, 'is not percent-encoded UTF-8');
    return '';
  }
}
