import { expect, test } from 'vitest';
import { codeOf } from '../src/rules/second-factor.ts';

test.each([
  ['123 456', '123456'],
  ['p2sm-d5fo-a75q', 'p2sm-d5fo-a75q'],
  [' P2SM D5FO A75Q ', 'p2sm-d5fo-a75q'],
  ['p2smd5foa75q', 'p2sm-d5fo-a75q'],
])('the code %j is sent as %s', (typed, sent) => {
  expect(codeOf(typed)).toBe(sent);
});
