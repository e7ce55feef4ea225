import { expect, test } from 'vitest';
import { drawDiagram } from './diagrams.ts';

const SEQUENCE =
  'sequenceDiagram\n  accTitle: Borrow "a" book\n  participant R as Reader\n  participant L as Library\n  R->>L: a book, please\n';

test('a diagram is an image with a title in the colors and fonts of the page', () => {
  const figure = drawDiagram(SEQUENCE);
  expect(figure).toContain('aria-label="Borrow &quot;a&quot; book"');
  expect(figure).toContain('a book, please');
  expect(figure).not.toMatch(/<style|@import|googleapis|#[0-9a-f]{6}/i);
});

test('a diagram states its width so that it can shrink on a phone', () => {
  const [, left, width] = /viewBox="(\d+) \d+ (\d+) \d+" style="--width:\2"/.exec(drawDiagram(SEQUENCE))!;
  expect(Number(left)).toBeGreaterThan(0);
  expect(Number(width)).toBeLessThan(400);
});
