import { BAD, body, fields, given, list, none, OK, putOf, type Row, refuses, serves } from './probes.ts';
import { media, parameter, text } from './things.ts';

const SERIALIZATION = 'must be one value, or a list in the query that is written name=a&name=b';
export const PARAMETERS: Row[] = [
  [
    'Query and header parameters with one value, and their defaults',
    'supported',
    serves(
      given(
        parameter('query', 'size', { schema: { type: ['integer', 'null'] } }),
        parameter('query', 'colour', { required: false, schema: { ...text, default: 'red' } }),
        parameter('header', 'X-Mode'),
      ),
      ['GET', '/things/1?size=7', { 'x-mode': 'm' }],
      { ...OK, seen: { query: { size: 7, colour: 'red' }, headers: { 'x-mode': 'm' } } },
    ),
  ],
  [
    'Lists in the query that are written `name=a&name=b`',
    'supported',
    serves(given(parameter('query', 'tag', { schema: list })), ['GET', '/things/1?tag=a&tag=b'], {
      ...OK,
      seen: { query: { tag: ['a', 'b'] } },
    }),
  ],
  [
    'Other serializations: `explode: false`, other styles, objects, lists in paths and headers, `content`',
    'refused at start',
    ...[
      parameter('query', 'a', { schema: list, explode: false }),
      parameter('query', 'a', { schema: list, style: 'pipeDelimited' }),
      parameter('query', 'a', { schema: { type: 'object' }, style: 'deepObject' }),
      parameter('query', 'a', { schema: { oneOf: [text, list] } }),
      parameter('header', 'a', { schema: list }),
      parameter('header', 'a', { schema: undefined, ...media({}) }),
    ].map((one) => refuses(given(one), `getThing: ${one.in} parameter a ${SERIALIZATION}`)),
    refuses(({ contract }) => {
      contract.paths['/things/{id}'].parameters[0].style = 'matrix';
      delete contract.paths['/things/{id}'].put;
    }, `getThing: path parameter id ${SERIALIZATION}`),
  ],
  [
    'Cookie parameters',
    'refused at start',
    refuses(
      given(parameter('cookie', 'theme')),
      'getThing: cookie parameter theme is not supported: a handler reads `cookies`',
    ),
  ],
  [
    '`allowEmptyValue`',
    'refused at start',
    refuses(
      given(parameter('query', 'a', { allowEmptyValue: true })),
      'getThing: query parameter a must not have allowEmptyValue, because empty values are refused',
    ),
  ],
  [
    '`allowReserved`; a query value may contain any character',
    'ignored',
    serves(given(parameter('query', 'a')), ['GET', '/things/1?a=/?:@!$,;'], {
      ...OK,
      seen: { query: { a: '/?:@!$,;' } },
    }),
  ],
];

const FORM = 'application/x-www-form-urlencoded';
const REQUEST = 'is not supported in requests: use JSON or application/x-www-form-urlencoded';
export const BODIES: Row[] = [
  [
    'JSON: `application/json` and types that end in `+json`',
    'supported',
    serves(none, putOf({ name: 'x' }), { ...OK, seen: { body: { name: 'x' } } }),
    serves(
      ({ put }) => (put.requestBody = body(fields(text), 'application/merge-patch+json')),
      putOf({ name: 'x' }, 'application/merge-patch+json; charset=utf-8'),
      { ...OK, seen: { body: { name: 'x' } } },
    ),
    serves(
      ({ put }) => (put.requestBody = body(fields(text), 'application/merge-patch+json')),
      putOf({ name: 7 }, 'application/merge-patch+json'),
      BAD,
    ),
  ],
  [
    '`application/x-www-form-urlencoded` with text fields',
    'supported',
    serves(({ put }) => (put.requestBody = body(fields(text), FORM)), putOf('name=a%20b', FORM), {
      ...OK,
      seen: { body: { name: 'a b' } },
    }),
  ],
  [
    'Form fields that are not text',
    'refused at start',
    ...[{ type: 'integer' }, list, { anyOf: [text, { type: 'boolean' }] }].map((schema) =>
      refuses(({ put }) => (put.requestBody = body(fields(schema), FORM)), 'putThing: form field name must be text'),
    ),
    refuses(({ put, thing }) => {
      thing.oneOf = [{ $ref: '#/components/schemas/Thing' }, fields(list)];
      delete thing.properties;
      put.requestBody = body({ $ref: '#/components/schemas/Thing' }, FORM);
    }, 'putThing: form field name must be text'),
  ],
  [
    'A body that is not required',
    'supported',
    serves(({ put }) => delete put.requestBody.required, ['PUT', '/things/1'], { ...OK, seen: { body: undefined } }),
    ...['', ' ', '{}', ' { } '].flatMap((empty) =>
      ['application/json', 'text/plain'].map((type) =>
        serves(({ put }) => delete put.requestBody.required, putOf(empty, type), { ...OK, seen: { body: undefined } }),
      ),
    ),
    serves(({ put }) => delete put.requestBody.required, putOf({ name: 'x' }), {
      ...OK,
      seen: { body: { name: 'x' } },
    }),
    serves(({ put }) => delete put.requestBody.required, putOf({ name: 'x' }, 'text/plain'), { status: 415 }),
    serves(({ put }) => delete put.requestBody.required, putOf({ name: 7 }), BAD),
  ],
  [
    'Other media types of requests, media ranges and media types with parameters',
    'refused at start',
    ...[
      ...['multipart/form-data', 'text/plain', 'application/octet-stream', 'application/xml'],
      ...['*/*', 'application/*', 'application/json; charset=utf-8', 'Application/JSON'],
    ].map((type) => refuses(({ put }) => (put.requestBody = body(text, type)), `putThing: ${type} ${REQUEST}`)),
  ],
];
