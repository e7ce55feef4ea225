import { expect, test } from 'vitest';
import { isLong, longJsonOf } from '../src/json.ts';

const long = (first: unknown) => [first, ...Array.from({ length: 30 }, (_, index) => ({ index }))];

const BODIES: [what: string, body: object][] = [
  ['an object with lists', { count: 2, results: long({ a: 'İ"\\\n' }), more: [], none: undefined, last: 1 }],
  ['an object whose first property is undefined', { none: undefined, results: long(1) }],
  ['an object with only a list', { 'a "name"': [...long(undefined), null, () => 1, Number.NaN] }],
  ['a list', [...long('ğ'), '😀', { a: new Date(0) }]],
  ['a nested list', long(long(1))],
  [
    'an object of more than a megabyte',
    { results: Array.from({ length: 20_000 }, (_, id) => ({ id, name: 'Çağrı Şoför — İstanbul' })) },
  ],
];

test.for(BODIES)('%s is serialized like JSON.stringify', async ([, body]) => {
  expect(isLong(body)).toBe(true);
  expect((await longJsonOf(body)).toString()).toBe(JSON.stringify(body));
});

test('only objects and lists with many items are long', () => {
  const short = [
    { a: [1, undefined], b: 'ş' },
    [],
    new Uint8Array(100),
    'text',
    7,
    undefined,
    { list: long(1), toJSON: () => 'itself' },
  ];
  expect(short.filter(isLong)).toEqual([]);
});

test('long bodies that are serialized at the same time do not mix, and let other work run in between', async () => {
  const bodies = ['ş', 'b'].map((name) => ({ results: Array.from({ length: 100 }, (_, id) => ({ id, name })) }));
  const order: string[] = [];
  const serializing = bodies.map(async (body) => {
    const json = await longJsonOf(body);
    order.push('serialized');
    return json.toString();
  });
  setImmediate(() => order.push('other work'));
  expect(await Promise.all(serializing)).toEqual(bodies.map((body) => JSON.stringify(body)));
  expect(order).toEqual(['other work', 'serialized', 'serialized']);
});
