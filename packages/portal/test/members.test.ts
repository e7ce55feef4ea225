import { expect, test } from 'vitest';
import { signInKindOf } from '../src/rules/members.ts';

test.each([
  [{ hasSecondFactor: true, hasPasskey: false }, 'withFactor'],
  [{ hasSecondFactor: true, hasPasskey: true }, 'withFactor'],
  [{ hasSecondFactor: false, hasPasskey: true }, 'withPasskey'],
  [{ hasSecondFactor: false, hasPasskey: false }, 'withoutFactor'],
] as const)('a member with %j is listed as %s', (member, kind) => {
  expect(signInKindOf(member)).toBe(kind);
});
