import { expect, test } from 'vitest';
import { FIRST_LINES, formattedBody } from '../src/rules/bodies.ts';

test('a short body is shown completely, with one property in each line', () => {
  expect(formattedBody('{"a":1,"b":[]}')).toEqual({
    text: '{\n  "a": 1,\n  "b": []\n}',
    count: 4,
    beginning: undefined,
  });
});

test('only the beginning of a long body is shown at first', () => {
  const { text, count, beginning } = formattedBody(JSON.stringify(Array.from({ length: 40 }, (_, index) => index)));
  expect([count, text.split('\n').length]).toEqual([42, 42]);
  expect(beginning!.split('\n')).toHaveLength(FIRST_LINES);
  expect(text.startsWith(beginning!)).toBe(true);
});
