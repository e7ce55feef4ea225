import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { chapter, titleOf, withoutMissing } from './guides.ts';

test('a guide without a heading gets its name as the heading', () => {
  expect(chapter(contract, 'credit-check', 'Words.')).toBe('# Credit check\n\nWords.');
  expect(titleOf(chapter(contract, 'any', '# Its own\n'))).toBe('Its own');
});

describe('planned guides that do not exist yet', () => {
  const present = new Set(['errors']);

  test('a planned guide is mentioned without a link', () => {
    expect(withoutMissing('See [transfers](transfers.md#pay) and [errors](errors.md).', present)).toBe(
      'See transfers and [errors](errors.md).',
    );
  });

  test('a planned guide has no card on the start page', () => {
    const cards = '- [Transfers](./transfers)\n\n  From the airport.\n\n- [Errors](./errors)\n\n  All of them.\n\n';
    expect(withoutMissing(cards, present)).toBe('- [Errors](./errors)\n\n  All of them.\n\n');
  });

  test('a broken link to an unplanned guide is kept', () => {
    expect(withoutMissing('[misspelt](erors.md)', present)).toBe('[misspelt](erors.md)');
  });
});
