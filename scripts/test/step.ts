export type Outcome = { passed: number; failed: number; skipped?: number; report?: string };

export type Step = { name: string; run: () => Promise<Outcome> };

/** Returns the result of one check. An empty list counts as a passed check. */
export function oneCheck(problems: readonly string[]): Outcome {
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, report: problems.join('\n') };
}

export const stepOf = ({ name, find }: { name: string; find: () => Promise<readonly string[]> }): Step => ({
  name,
  run: async () => oneCheck(await find()),
});

/** Runs every step regardless of earlier failures, so that one run shows all problems. Returns the combined result. */
export async function runSteps(
  steps: readonly Step[],
  print: (text: string) => void,
  atOnce = 1,
): Promise<Outcome & { skipped: number }> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...steps];

  async function runWaiting(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now();
      const { passed, failed, skipped = 0, report } = await step.run().catch((error) => oneCheck([String(error)]));
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      print(`${report ? `${report.trimEnd()}\n` : ''}${failed === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)\n`);
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
    }
  }

  await Promise.all(Array.from({ length: atOnce }, runWaiting));
  return total;
}
