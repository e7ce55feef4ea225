import { expect, test } from 'vitest';
import Pending from './pending.ts';

const module = { relativeModuleId: 'a.test.ts' };
const first = { fullName: 'pays > once', module };

test('the report names the file and title of a test that is still running', () => {
  const pending = new Pending();
  pending.onTestModuleStart(module);
  pending.onTestModuleStart({ relativeModuleId: 'b.test.ts' });
  pending.onTestCaseReady(first);
  expect(pending.lines()).toEqual([
    '! still running: a.test.ts > pays > once',
    '! still running: b.test.ts > before its first test',
  ]);
});

test('the report names the last completed test if its file has reported no other', () => {
  const pending = new Pending();
  pending.onTestModuleStart(module);
  pending.onTestCaseReady(first);
  pending.onTestCaseResult(first);
  expect(pending.lines()).toEqual(['! still running: a.test.ts > after "pays > once"']);
});

test('the report omits files that have ended', () => {
  const pending = new Pending();
  pending.onTestModuleStart(module);
  pending.onTestModuleEnd(module);
  expect(pending.lines()).toEqual([]);
});
