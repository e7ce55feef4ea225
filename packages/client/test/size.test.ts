import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

/**
 * Size budget for the entire client in a web page, including its dependencies. Any increase must be justified in
 * code review.
 */
const BUDGET_BYTES = 9_000;

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the minified and compressed client is within its size budget and has the size that the README states', async () => {
  const input = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  const bundled = await rolldown({ input, platform: 'browser' });
  const { output } = await bundled.generate({ format: 'esm', minify: true });
  await bundled.close();
  const bytes = gzipSync(output[0].code).length;
  expect(bytes).toBeLessThan(BUDGET_BYTES);
  const [, stated] = /It adds ([\d.]+) kB to a bundle/.exec(readme)!;
  expect(stated).toBe((bytes / 1000).toFixed(1));
});
