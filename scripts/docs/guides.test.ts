import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { chapter, titleOf, withoutMissing } from './guides.ts';

test('a chapter without a heading gets its name as one', () => {
  expect(chapter(contract, 'credit-check', 'Words.')).toBe('# Credit check\n\nWords.');
  expect(titleOf(chapter(contract, 'any', '# Its own\n'))).toBe('Its own');
});

describe('a planned chapter that is not written yet', () => {
  const present = new Set(['errors']);

  test('is named without a link', () => {
    expect(withoutMissing('See [transfers](transfers.md#pay) and [errors](errors.md).', present)).toBe(
      'See transfers and [errors](errors.md).',
    );
  });

  test('has no card on the first page', () => {
    const cards = '- [Transfers](./transfers)\n\n  From the airport.\n\n- [Errors](./errors)\n\n  All of them.\n\n';
    expect(withoutMissing(cards, present)).toBe('- [Errors](./errors)\n\n  All of them.\n\n');
  });

  test('does not hide a link that was not planned', () => {
    expect(withoutMissing('[misspelt](erors.md)', present)).toBe('[misspelt](erors.md)');
  });
});
