import { expect, test } from 'vitest';
import { jsonOf } from '../src/json.ts';

const long = (first: unknown) => [first, ...Array.from({ length: 30 }, (_, index) => ({ index }))];

const BODIES: [what: string, body: unknown][] = [
  ['an object', { a: 1, b: 'ş', c: null, d: undefined, e: { f: [1, undefined] } }],
  ['an object with lists', { count: 2, results: long({ a: 'İ"\\\n' }), more: [], none: undefined, last: 1 }],
  ['an object whose first property is undefined', { none: undefined, results: long(1) }],
  ['an object with only a list', { 'a "name"': [...long(undefined), null, () => 1, Number.NaN] }],
  ['a list', [...long('ğ'), '😀', { a: new Date(0) }]],
  ['an empty list', []],
  ['a nested list', long(long(1))],
  ['an object with a toJSON method', { list: long(1), toJSON: () => 'itself' }],
  ['a text', 'text'],
  ['a number', 7],
  [
    'an object of more than a megabyte',
    { results: Array.from({ length: 20_000 }, (_, id) => ({ id, name: 'Çağrı Şoför — İstanbul' })) },
  ],
];

test.for(BODIES)('%s is serialized like JSON.stringify', async ([, body]) => {
  expect((await jsonOf(body)).toString()).toBe(JSON.stringify(body));
});

test('long bodies that are serialized at the same time do not mix, and let other work run in between', async () => {
  const bodies = ['ş', 'b'].map((name) => ({ results: Array.from({ length: 100 }, (_, id) => ({ id, name })) }));
  const order: string[] = [];
  const serializing = bodies.map(async (body) => {
    const json = await jsonOf(body);
    order.push('serialized');
    return json.toString();
  });
  setImmediate(() => order.push('other work'));
  expect(await Promise.all(serializing)).toEqual(bodies.map((body) => JSON.stringify(body)));
  expect(order).toEqual(['other work', 'serialized', 'serialized']);
});
