import { expect, test } from 'vitest';
import { secondTryLine } from './second-try.ts';

test('a test that passed only when it was run again is named, with what was wrong first', () => {
  const errors = [{ message: 'expected 1 to be +0\n\n- Expected' }];
  const retried = { module: { relativeModuleId: 'a.test.ts' }, fullName: 'pays > once', result: () => ({ errors }) };
  expect(secondTryLine(retried)).toBe('! passed at the second try only: a.test.ts > pays > once: expected 1 to be +0');
});
