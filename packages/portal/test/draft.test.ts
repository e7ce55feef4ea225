import { expect, test } from 'vitest';
import { useDraft } from '../src/draft.ts';

const STORED = { name: 'Booking site', isOn: true, types: ['refund.completed'] };

function started() {
  const draft = useDraft({ name: '', isOn: false, types: [] as string[] });
  draft.start(STORED);
  return draft;
}

test('a draft starts from the stored value and is unchanged', () => {
  const { typed, isChanged, changes } = started();
  expect([{ ...typed }, isChanged.value, changes.value]).toEqual([STORED, false, {}]);
});

test('a draft contains only the fields that differ from the stored value', () => {
  const { typed, isChanged, changes } = started();
  typed.types.push('refund.pending');
  typed.name = ' Booking site ';
  expect(changes.value).toEqual({ types: ['refund.completed', 'refund.pending'] });
  typed.types.pop();
  expect(isChanged.value).toBe(false);
});

test('restarting a draft discards earlier input and leaves the stored value unchanged', () => {
  const draft = started();
  draft.typed.types.push('refund.pending');
  draft.start(STORED);
  expect([draft.typed.types, STORED.types]).toEqual([['refund.completed'], ['refund.completed']]);
});
