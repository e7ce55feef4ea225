import type { Reporter, TestCase } from 'vitest/node';

/**
 * Reports tests that passed on the second attempt. CI retries a failed test once (`retry` in vitest.config.ts), so that
 * a race condition in one of twelve thousand tests does not block an unrelated change. Every test reported here has a
 * defect that must be fixed.
 */
export default class SecondTry implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) process.stdout.write(`${secondTryLine(test)}\n`);
  }
}

type Retried = {
  module: { relativeModuleId: string };
  fullName: string;
  result(): { errors?: readonly { message: string }[] | undefined };
};

export function secondTryLine(test: Retried): string {
  const [first] = test.result().errors ?? [];
  const why = first ? `: ${first.message.split('\n')[0]}` : '';
  return `! passed only on the second attempt: ${test.module.relativeModuleId} > ${test.fullName}${why}`;
}
