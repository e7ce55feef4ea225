import { type ExampleAt, wordsOf } from './accepted.ts';
import { type ErrorObject, type ParentSchema, pathOf } from './error-object.ts';
import { type Format, formats, hasMissingDay } from './formats.ts';
import { correctionOf, nearestName } from './hints.ts';

/** Contract data for the messages about one operation's requests. */
export type Guidance = {
  readonly exampleAt: ExampleAt;
  /**
   * Returns the location and name of the parameter that the client probably meant by a body property, such as `header
   * X-Currency`.
   */
  readonly parameterLike: (name: string) => string | undefined;
};

export const NO_GUIDANCE: Guidance = { exampleAt: () => undefined, parameterLike: () => undefined };

/** Limits a list so that the whole message stays within its maximum length. */
const MAX_LIST_LENGTH = 400;

export function messageOf(error: ErrorObject, guidance: Guidance): string {
  const { keyword, params, parentSchema = {}, message = 'is not acceptable' } = error;
  switch (keyword) {
    case 'pattern':
    case 'format':
    case 'type':
      return acceptedIn(error, guidance) ?? (params.format ? `must be ${params.format}` : message);
    case 'required':
      return `is required${whenKind(parentSchema)}${similarSent(error)}`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `is not known here${whenKind(parentSchema)}${similarKnown(error, guidance)}`;
    case 'enum':
      return `must be one of: ${listed(params.allowedValues)}${similarValue(error)}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`;
    case 'maxLength':
      return (
        (formatOf(error) && correction(error) && acceptedIn(error, guidance)) ??
        `must have at most ${counted(params.limit, 'character')}`
      );
    case 'minItems':
      return `must have at least ${counted(params.limit, 'item')}`;
    case 'maxItems':
      return `must have at most ${counted(params.limit, 'item')}`;
    case 'discriminator':
      return params.tagValue === undefined
        ? 'is required'
        : `must be one of: ${parentSchema.discriminator?.kinds?.join(', ')}`;
    default:
      return message;
  }
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * Describes the accepted values in the wording of the schema, format or pattern. Without such wording, describes the
 * type.
 */
function acceptedIn(error: ErrorObject, guidance: Guidance): string | undefined {
  const { keyword, params, parentSchema = {} } = error;
  const pattern: string | undefined = keyword === 'pattern' ? params.pattern : parentSchema.pattern;
  const advice = correction(error) ?? '';
  if (parentSchema['x-accepted']) return `must be ${parentSchema['x-accepted']}${advice}`;
  const format = formatOf(error);
  if (keyword !== 'type') {
    if (format) return `must be ${withExample(format, error, guidance)}${advice}`;
    const words = wordsOf(pattern ?? '');
    if (words) return `must be ${words}${suchAs(error, guidance)}${advice}`;
    return pattern && `${error.message}${suchAs(error, guidance)}${advice}`;
  }
  const words = params.type === 'string' && wordsOf(pattern ?? '');
  return `must be ${[params.type].flat().join(' or ')}${words ? ` of ${words}` : ''}${suchAs(error, guidance)}`;
}

const formatOf = ({ params, parentSchema }: ErrorObject): Format | undefined =>
  formats[params.format ?? parentSchema?.format];

function correction({ data, parentSchema = {} }: ErrorObject): string | undefined {
  if (DATES.has(parentSchema.format ?? '') && typeof data === 'string' && hasMissingDay(data)) {
    return '; this date does not exist';
  }
  const advice = correctionOf(data, acceptorOf(parentSchema));
  return advice && `; ${advice}`;
}

const DATES = new Set(['date', 'date-time', 'local-or-offset-date-time']);

/** Checks a string against all keywords of its schema that apply to strings. */
const acceptorOf =
  ({ format = '', pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: ParentSchema) =>
  (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (formats[format]?.accepts(text) ?? true) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));

/**
 * Replaces a format's general example with the field's own example. For instance, a general date may be in the future,
 * but a date of birth cannot be.
 */
function withExample({ description, accepts }: Format, error: ErrorObject, { exampleAt }: Guidance): string {
  const [words] = description.split(SUCH_AS);
  if (isSecret(error) || words === description) return description;
  const example = exampleAt(pathOf(error));
  const isShown = typeof example === 'string' && example.length <= MAX_EXAMPLE_LENGTH && accepts(example);
  return isShown ? `${words}${SUCH_AS}${example}` : description;
}

const SUCH_AS = ', such as ';
const MAX_EXAMPLE_LENGTH = 80;

const isSecret = ({ parentSchema }: ErrorObject) =>
  parentSchema?.writeOnly === true || parentSchema?.format === 'password';

/** Adds an example to a message, with JSON quotes if the type is wrong. Examples for secret fields are never given. */
function suchAs(error: ErrorObject, { exampleAt }: Guidance): string {
  const { keyword, params, parentSchema } = error;
  if (isSecret(error)) return '';
  const example = exampleAt(pathOf(error));
  const isAccepted =
    keyword === 'type'
      ? [params.type].flat().some((type) => TYPE_OF[type] === typeof example)
      : typeof example === 'string' && acceptorOf(parentSchema ?? {})(example);
  if (!isAccepted) return '';
  const text = keyword === 'type' ? JSON.stringify(example) : String(example);
  return text.length > MAX_EXAMPLE_LENGTH ? '' : `${SUCH_AS}${text}`;
}

/** Maps JSON types to JavaScript types. Objects and arrays are too long for an example. */
const TYPE_OF: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
};

/** Lists allowed values and shortens a long list. The contract has the full list. */
function listed(values: readonly unknown[]): string {
  const all = values.join(', ');
  return all.length <= MAX_LIST_LENGTH ? all : `${all.slice(0, all.lastIndexOf(', ', MAX_LIST_LENGTH))} and more`;
}

/**
 * Returns a phrase that identifies an alternative by the field that has only one allowed value. That value explains why
 * other fields are required or unknown.
 */
function whenKind(schema: ParentSchema): string {
  const kind = Object.entries(schema.properties ?? {}).find(([, { enum: values }]) => values?.length === 1);
  return kind ? ` when ${kind[0]} is ${kind[1].enum![0]}` : '';
}

function similarKnown({ params, parentSchema }: ErrorObject, { parameterLike }: Guidance): string {
  const name: string = params.additionalProperty ?? params.unevaluatedProperty;
  return didYouMean(nearestName(name, Object.keys(parentSchema?.properties ?? {})) ?? parameterLike(name));
}

/** Maximum number of property names that are compared, because clients can send any number of them. */
const MAX_COMPARED = 100;

function similarSent({ params, parentSchema, data }: ErrorObject): string {
  const known = parentSchema?.properties ?? {};
  const sent = typeof data === 'object' && data !== null ? Object.keys(data).slice(0, MAX_COMPARED) : [];
  const isSimilar = sent.some((name) => !Object.hasOwn(known, name) && nearestName(name, [params.missingProperty]));
  return isSimilar ? `; a similar name was sent${didYouMean(params.missingProperty)}` : '';
}

function similarValue({ params, data }: ErrorObject): string {
  const texts = params.allowedValues.filter((value: unknown) => typeof value === 'string');
  return typeof data === 'string' && texts.length > 1 ? didYouMean(nearestName(data, texts), ';') : '';
}

export const didYouMean = (name: string | undefined, separator = ':') =>
  name === undefined ? '' : `${separator} did you mean ${name}?`;
