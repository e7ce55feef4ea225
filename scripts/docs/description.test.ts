import { expect, test } from 'vitest';
import { descriptionOf } from './description.ts';

test('the description is the first paragraph without its markup', () => {
  const text =
    '---\npageClass: any\n---\n\n# Pay\n\n`payOrder` charges **the order**, see\n[limits](limits.md).\n\nMore.\n';
  expect(descriptionOf(text)).toBe('payOrder charges the order, see limits.');
});

test('a long description is shortened after a sentence or a word', () => {
  const sentence = 'An order is taken from a search, and paid within the hour.';
  expect(descriptionOf(`# Any\n\n${sentence} ${'word '.repeat(40)}\n`)).toBe(sentence);
  expect(descriptionOf(`# Any\n\n${'word '.repeat(60)}\n`)).toMatch(/^(?:word )+…$/);
});

test('a page that begins with a table has no description', () => {
  expect(descriptionOf('# Any\n\n| a |\n| - |\n')).toBeUndefined();
});
