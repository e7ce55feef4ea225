import { expect, test } from 'vitest';
import { preferred, readPrefer } from './prefer.ts';

test.each([
  [undefined, {}],
  ['code=404', { status: 404 }],
  ['example=none', { example: 'none' }],
  ['code=402, example=declined', { status: 402, example: 'declined' }],
  ['Example="none"; Code = 200', { status: 200, example: 'none' }],
  ['respond-async', {}],
])('%s', (header, preference) => {
  expect(readPrefer(header)).toEqual(preference);
});

const answer = (status: number, ...names: string[]) => ({
  status,
  headers: {},
  examples: names.map((name) => ({ name, value: name })),
});
const answers = [answer(200, 'reserved', 'pending'), answer(404, 'lost'), answer(422, 'lost')];

test.each([
  [{}, 200, ['reserved', 'pending']],
  [{ status: 404 }, 404, ['lost']],
  [{ example: 'pending' }, 200, ['pending']],
  [{ example: 'lost' }, 404, ['lost']],
  [{ status: 422, example: 'lost' }, 422, ['lost']],
])('%o', (preference, status, names) => {
  const found = preferred(answers, preference);
  expect([found?.answer.status, found?.examples.map(({ name }) => name)]).toEqual([status, names]);
});

test.each([[{ status: 500 }], [{ example: 'gone' }], [{ status: 200, example: 'lost' }]])(
  '%o is not to be had',
  (preference) => {
    expect(preferred(answers, preference)).toBeUndefined();
  },
);
