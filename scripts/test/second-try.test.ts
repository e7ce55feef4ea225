import { expect, test } from 'vitest';
import { secondTryLine } from './second-try.ts';

test('a test that passes only when repeated is reported with its first error', () => {
  const errors = [{ message: 'expected 1 to be +0\n\n- Expected' }];
  const retried = { module: { relativeModuleId: 'a.test.ts' }, fullName: 'pays > once', result: () => ({ errors }) };
  expect(secondTryLine(retried)).toBe(
    '! passed only on the second attempt: a.test.ts > pays > once: expected 1 to be +0',
  );
});
