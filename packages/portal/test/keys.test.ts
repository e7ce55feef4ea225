import { expect, test } from 'vitest';
import { labelOf } from '../src/rules/keys.ts';

test('the label of a key tells it apart from a key with the same name', () => {
  const keys = [
    { key: 'ak_test_1', name: 'Booking site' },
    { key: 'ak_test_2', name: 'Booking site' },
    { key: 'ak_3' },
  ];
  expect(keys.map(labelOf)).toEqual(['Booking site · ak_test_1', 'Booking site · ak_test_2', 'ak_3']);
});
