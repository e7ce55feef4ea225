import { minorUnitsOf } from './money.ts';

/** Rules for a field's text, from the contract or from the page. */
export type FieldRule = {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** The first date that a date field accepts. */
  readonly earliest?: string | undefined;
  readonly required?: boolean | undefined;
  /** Present if the text is an amount in this currency, in the notation of this language. */
  readonly money?: { readonly currency: string; readonly language: string } | undefined;
};

export type Mistake = {
  readonly kind:
    | ('required' | 'tooShort' | 'tooLong' | 'email' | 'url' | 'origin' | 'form')
    | ('number' | 'whole' | 'tooSmall' | 'tooLarge' | 'tooEarly' | 'amount');
  readonly limit?: number | string;
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const WEB = /^https?:\/\//;

/**
 * Returns the first mistake in the entered text. The service makes the final decision, so text that may be invalid is
 * accepted.
 */
export function mistakeIn(typed: string, rule: FieldRule): Mistake | undefined {
  // A password may begin or end with spaces.
  const text = rule.format === 'password' ? typed : typed.trim();
  if (text === '') return rule.required ? { kind: 'required' } : undefined;
  if (rule.money) {
    const units = minorUnitsOf(text, rule.money.currency, rule.money.language) ?? 0;
    return units > 0 ? undefined : { kind: 'amount' };
  }
  if (rule.type === 'integer' || rule.type === 'number') return numberMistake(text, rule);
  if (rule.earliest && text < rule.earliest) return { kind: 'tooEarly', limit: rule.earliest };
  const length = [...text].length;
  if (length < (rule.minLength ?? 0)) return { kind: 'tooShort', limit: rule.minLength! };
  if (length > (rule.maxLength ?? Number.POSITIVE_INFINITY)) return { kind: 'tooLong', limit: rule.maxLength! };
  if (rule.format === 'email') return EMAIL.test(text) ? undefined : { kind: 'email' };
  if (rule.format === 'uri') return WEB.test(text) && URL.canParse(text) ? undefined : { kind: 'url' };
  if (rule.format === 'origin') return isOrigin(text) ? undefined : { kind: 'origin' };
  return rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(text) ? { kind: 'form' } : undefined;
}

/** A slash at the end is accepted, because browsers include it in copied URLs. */
function isOrigin(text: string): boolean {
  if (!WEB.test(text) || !URL.canParse(text)) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && search + hash + username === '';
}

function numberMistake(text: string, { type, minimum, maximum }: FieldRule): Mistake | undefined {
  const value = Number(text);
  if (Number.isNaN(value)) return { kind: 'number' };
  if (type === 'integer' && !Number.isInteger(value)) return { kind: 'whole' };
  if (minimum !== undefined && value < minimum) return { kind: 'tooSmall', limit: minimum };
  if (maximum !== undefined && value > maximum) return { kind: 'tooLarge', limit: maximum };
  return undefined;
}
