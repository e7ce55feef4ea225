import { expect, test } from 'vitest';
import { type Outcome, oneCheck, runSteps } from './step.ts';

const step = (name: string, run: () => Promise<Outcome>) => ({ name, run });

test('every step runs even after a failed or crashed step, and the counts are summed', async () => {
  let printed = '';
  const total = await runSteps(
    [
      step('types', async () => oneCheck(['money.ts: not a number'])),
      step('lint', async () => Promise.reject(new Error('biome is not there'))),
      step('tests', async () => ({ passed: 40, failed: 2, skipped: 5 })),
      step('imports', async () => oneCheck([])),
    ],
    (text) => {
      printed += text;
    },
  );

  expect(total).toEqual({ passed: 41, failed: 4, skipped: 5 });
  expect(printed).toContain('money.ts: not a number\n✗ types');
  expect(printed).toContain('biome is not there\n✗ lint');
  expect(printed).toContain('✗ tests');
  expect(printed).toContain('✓ imports');
});

test('parallel steps all count, and each reports its result', async () => {
  let printed = '';
  const waits = step('waits', async () => {
    await second;
    return oneCheck([]);
  });
  let done = () => {};
  const second = new Promise<void>((resolve) => {
    done = resolve;
  });
  const frees = step('frees', async () => {
    done();
    return oneCheck(['wrong']);
  });
  const total = await runSteps([waits, frees], (text) => (printed += text), 2);
  expect(total).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(printed).toMatch(/wrong\n✗ frees.*\n✓ waits/);
});
