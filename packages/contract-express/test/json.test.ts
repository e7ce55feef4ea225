import { expect, test } from 'vitest';
import { jsonOf } from '../src/json.ts';

const long = (first: unknown) => [first, ...Array.from({ length: 30 }, (_, index) => ({ index }))];

const BODIES: [what: string, body: unknown][] = [
  ['an object', { a: 1, b: 'ş', c: null, d: undefined, e: { f: [1, undefined] } }],
  ['an object with lists', { count: 2, results: long({ a: 'İ"\\\n' }), more: [], none: undefined, last: 1 }],
  ['an object that begins with nothing', { none: undefined, results: long(1) }],
  ['an object with nothing to say but a list', { 'a "name"': [...long(undefined), null, () => 1, Number.NaN] }],
  ['a list', [...long('ğ'), '😀', { a: new Date(0) }]],
  ['an empty list', []],
  ['a nested list', long(long(1))],
  ['an object that speaks for itself', { list: long(1), toJSON: () => 'itself' }],
  ['text', 'text'],
  ['a number', 7],
  [
    'more than a megabyte',
    { results: Array.from({ length: 20_000 }, (_, id) => ({ id, name: 'Çağrı Şoför — İstanbul' })) },
  ],
];

test.for(BODIES)('%s becomes what JSON.stringify makes of it', ([, body]) => {
  expect(jsonOf(body).toString()).toBe(JSON.stringify(body));
});
