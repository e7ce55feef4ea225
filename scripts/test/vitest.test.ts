import { expect, test } from 'vitest';
import { count } from './vitest.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

test('tests are counted individually, including skipped ones', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 3,
    testResults: [file('failed', 'passed', 'passed', 'failed')],
  };
  expect(count(report, false)).toEqual({ passed: 2, failed: 1, skipped: 3 });
});

test('a file that fails before its first test counts as a failure', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [file('passed', 'passed'), file('failed')],
  };
  expect(count(report, false)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('an error outside every test counts as a failure', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, testResults: [file('passed', 'passed')] };
  expect(count(report, false)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});
