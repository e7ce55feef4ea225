import type { Reporter, TestCase } from 'vitest/node';

/**
 * CI runs a failed test once more (`retry` in vitest.config.ts), so that one race among twelve thousand tests does not hold up a
 * change that has nothing to do with it. It is named here, and is a defect to mend: nothing is run again elsewhere.
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
  return `! passed at the second try only: ${test.module.relativeModuleId} > ${test.fullName}${why}`;
}
