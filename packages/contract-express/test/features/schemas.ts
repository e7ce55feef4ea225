import { expect } from 'vitest';
import { answers, BAD, body, fields, GET, given, OK, putOf, type Row, refuses, serves } from './probes.ts';
import { type Change, type Json, media, parameter, text } from './things.ts';

const named =
  (schema: Json): Change =>
  ({ thing }) => {
    thing.properties.name = schema;
  };
const kinds = (tag: object) => ({
  oneOf: [{ type: 'object', required: ['kind'], properties: { kind: tag, size: { type: 'integer' } } }],
  discriminator: { propertyName: 'kind' },
});
const closedBy = (keyword: string) =>
  `getThing: answer 200 has ${keyword}, so it cannot be closed to undeclared properties; write it as one object`;
const withInvalid =
  (properties: object): Change =>
  ({ contract, thing }) => {
    thing.properties.size = { type: 'integer' };
    contract.components.schemas.Invalid = { type: 'object', properties };
  };
export const SCHEMAS: Row[] = [
  [
    '`problems` in the `details` schema of an error: the error lists up to ten problems of a request',
    'supported',
    serves(withInvalid({ problems: {} }), putOf({ name: 7, size: 'x' }), {
      status: 400,
      content: expect.stringMatching(/"problems":\[{"field":"name".*{"field":"size"/),
    }),
    serves(withInvalid({}), putOf({ name: 7, size: 'x' }), {
      status: 400,
      content: expect.not.stringContaining('problems'),
    }),
  ],
  [
    '`x-accepted`, which describes the accepted values in messages',
    'supported',
    serves(({ thing }) => (thing.properties.name['x-accepted'] = 'a short name'), putOf({ name: 7 }), {
      status: 400,
      content: expect.stringContaining('must be a short name'),
    }),
  ],
  [
    'Built-in formats, and formats from the option `formats`',
    'supported',
    serves(named({ ...text, format: 'date' }), putOf({ name: '2027-02-30' }), BAD),
    serves(named({ ...text, format: 'colour' }), putOf({ name: 'blue' }), BAD),
  ],
  [
    'Unknown formats',
    'refused at start',
    refuses(
      named({ type: 'array', items: { ...text, format: 'date-tiem' } }),
      'getThing: Thing.name[] has the unknown format date-tiem',
    ),
    refuses(
      ({ put }) => (put.requestBody = body(fields({ ...text, format: 'byte' }))),
      'putThing: body.name has the unknown format byte',
    ),
    refuses(
      given(parameter('query', 'a', { schema: { ...text, format: 'a-format' } })),
      'getThing: query parameter a has the unknown format a-format',
    ),
  ],
  [
    '`readOnly`, which is refused in requests, and `writeOnly`, which is refused in responses',
    'supported',
    serves(named({ ...text, readOnly: true }), GET, OK),
    serves(named({ ...text, readOnly: true }), putOf({ name: 'x' }), BAD),
    serves(named({ ...text, writeOnly: true }), GET, { status: 500 }),
    serves(named({ ...text, writeOnly: true }), putOf({ name: 'x' }), { status: 200 }, (_, answer) => answer(200, {})),
  ],
  [
    '`nullable` next to a type',
    'supported',
    serves(named({ ...text, nullable: true }), putOf({ name: null }), { ...OK, seen: { body: { name: null } } }),
  ],
  [
    '`nullable` without a type',
    'refused at start',
    refuses(named({ nullable: true }), 'getThing: Thing.name has nullable without a type'),
  ],
  [
    '`oneOf` with a `discriminator` whose branches declare their value as `const` or `enum`',
    'supported',
    serves(named(kinds({ const: 'a' })), putOf({ name: { kind: 'a', size: 'x' } }), BAD),
  ],
  [
    'A `discriminator` without such values',
    'refused at start',
    refuses(
      named(kinds(text)),
      'getThing: Thing.name has a discriminator, so each branch of its oneOf must require kind and declare it as const or enum',
    ),
  ],
  [
    '`allOf` in requests',
    'supported',
    serves(({ put }) => (put.requestBody = body({ allOf: [fields(text)] })), putOf({ name: 7 }), BAD),
  ],
  [
    'Responses that cannot be closed to undeclared properties: `allOf`, `if`, `prefixItems` and others',
    'refused at start',
    ...['allOf', 'if', 'then', 'else', 'prefixItems', 'patternProperties', 'dependentSchemas'].map((keyword) =>
      refuses(answers({ '200': media({ [keyword]: [] }) }), closedBy(keyword)),
    ),
    refuses(
      answers({ '200': media({ ...fields(text), oneOf: [fields(text)] }) }),
      closedBy('properties next to those of oneOf'),
    ),
    refuses(
      answers({ '200': media({ ...fields(text), $ref: '#/components/schemas/Thing' }) }),
      closedBy('properties next to those of $ref'),
    ),
  ],
  [
    '`default` in request bodies',
    'supported',
    serves(named({ ...text, default: 'red' }), putOf({}), { ...OK, seen: { body: { name: 'red' } } }),
  ],
];
