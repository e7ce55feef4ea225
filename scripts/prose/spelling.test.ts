import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misspelled } from './spelling.ts';
import type { Text } from './texts.ts';

const texts: readonly Text[] = [
  { kind: 'markdown', file: 'README.md', line: 3, text: 'The vendor cancels `teh_order` and refunds it.' },
  // The wrong word is assembled here so that this file passes its own check.
  { kind: 'comment', file: 'scripts/one.ts', line: 7, text: `The paym${'net'} is settled.` },
];

test('the spelling check reports an unknown word with its file and line, and ignores code spans', {
  timeout: 120_000,
}, async () => {
  const root = await mkdtemp(join(tmpdir(), 'spelling-'));
  try {
    const found = expect.stringMatching(/^scripts\/one\.ts:7: Unknown word \(paymnet\).*words\.txt$/);
    expect(await misspelled(root, texts)).toEqual([found]);
  } finally {
    await rm(root, { recursive: true });
  }
});
