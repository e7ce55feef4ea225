import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { startPaying } from '../../packages/server/test/operations/payments/paying.ts';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import type { ContractDocument } from '../generate/document.ts';
import { samplesOf } from '../samples/samples.ts';
import { leavesOutShells, pasteInto, shells } from '../test/interactive-shell.ts';
import { stepsOf } from './steps.ts';
import { payNextSession } from './traveller.ts';

const MISUNDERSTOOD = /event not found|command not found|parse error|syntax error|no matches found|bad pattern/;
const CHAPTERS: Record<string, RegExp> = {
  'getting-started': /is at \{"lat"[\s\S]*: [\d.]+ TRY\n[\s\S]*CAR-\S+\nsuccess\nTD-\w+\nThe order is cancelled/,
  'car-rental': /CAR-[\s\S]* 3 x [\d.]+, [\s\S]*success\nTD-\w+\n\{ amount: .*\nThe order is cancelled/,
  payments: /CAR-[\s\S]*cardPayment\.declined[\s\S]*success\nThe order is cancelled/,
  'payment-page': /CAR-[\s\S]*pay_[\s\S]*\npaid\nThe order is cancelled/,
  'credit-check': /\(422\)[\s\S]*Unknown[\s\S]*\(204\)[\s\S]*Positive[\s\S]*CAR-[\s\S]*\(201\)/,
  transfers:
    /: [\d.]+ TRY\nAll suppliers responded\nTRF-\S+\nreserved \S+\ncomplete\n\d{4}-\d\d-\d\dT11:00:00\+03:00\noneway: .*\nreserved\ncanceled\n$/,
};

const samples = [...samplesOf(contract as unknown as ContractDocument).values()].map(({ curl }) => curl);
/** Shell function that prints each argument of a command on a separate line. */
const SHOW_WORDS = `curl() { printf '<%s>\\n' "$@"; }`;
const VALUES = 'API=http://localhost/api/v1 TOKEN=token';

describe.skipIf(leavesOutShells)('samples pasted into a shell', () => {
  test.each(shells)('an interactive %s expands an exclamation mark as a history reference', async (shell) => {
    const { seen } = await pasteInto(shell, ['echo "an !unknown one"']);
    expect(seen).toMatch(MISUNDERSTOOD);
  });

  test.each(shells)('every sample pasted into %s makes the same call as in a script', async (shell) => {
    const { stdout } = await promisify(execFile)('sh', ['-c', [VALUES, SHOW_WORDS, ...samples].join('\n')]);
    const { printed, seen } = await pasteInto(shell, [VALUES, SHOW_WORDS, ...samples]);
    expect(printed).toBe(stdout);
    expect(seen).not.toMatch(MISUNDERSTOOD);
  });

  describe.each(shells)('guides pasted into %s', async (shell) => {
    // The chapters use dates relative to the current day. Each shell needs a separate service, because cars that have
    // been ordered are not available to later runs.
    const paying = await startPaying({ CREDIT_CHECK_DELAY_SECONDS: '0' }, { clock: createTestClock(new Date()) });
    const { service, stop } = paying;
    afterAll(stop);

    test.each(Object.entries(CHAPTERS))(
      'the guide %s runs from the first to the last step',
      async (chapter, outcome) => {
        const steps = await stepsOf(chapter, 'sh', service.url);
        const [{ printed, seen }] = await Promise.all([
          pasteInto(shell, ['sleep() { :; }', ...steps]),
          ...(chapter === 'payment-page' ? [payNextSession(paying)] : []),
        ]);
        expect(printed).toMatch(outcome);
        expect(seen).not.toMatch(MISUNDERSTOOD);
      },
    );
  });
});
