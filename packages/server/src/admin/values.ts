import { InvalidArgumentError } from '@commander-js/extra-typings';
import { CURRENCIES, type Money } from '../shared/money.ts';
import type { Field } from './operations.ts';

/** Converts an option's text to the field's value; `null` removes a value where the contract allows it. */
export function readValue({ kind, schema }: Field, text: string): unknown {
  if (text === 'null' && [schema.type].flat().includes('null')) return null;
  switch (kind) {
    case 'number':
      if (!/^[+-]?\d{1,15}$/.test(text)) throw new InvalidArgumentError('Must be a whole number.');
      return Number(text);
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw new InvalidArgumentError('Must be true or false.');
      return text === 'true';
    case 'money':
      return moneyOf(text);
    default:
      return text;
  }
}

const MONEY = /^([+-]?)(\d{1,10})(?:\.(\d{2}))? ([A-Z]{3})$/;

/** Parses an amount such as `2500.00 TRY`; the result is in minor units. */
function moneyOf(text: string): Money {
  const [, sign, whole, cents = '00', currency] = MONEY.exec(text) ?? [];
  const known = CURRENCIES.find((one) => one === currency);
  if (whole === undefined || !known) {
    throw new InvalidArgumentError(`Must be an amount such as "2500.00 TRY", in ${CURRENCIES.join(', ')}.`);
  }
  return { amount: Number(`${sign === '-' ? '-' : ''}${whole}${cents}`), currency: known };
}

/** Sets a field with a dotted name in a body. */
export function withField(body: Readonly<Record<string, unknown>>, name: string, value: unknown): object {
  const [first = '', ...rest] = name.split('.');
  const below = (body[first] ?? {}) as Readonly<Record<string, unknown>>;
  return { ...body, [first]: rest.length === 0 ? value : withField(below, rest.join('.'), value) };
}
