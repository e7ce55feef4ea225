import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

/**
 * Size budget for the entire client in a web page, including its dependencies. Any increase must be justified in
 * code review.
 */
const BUDGET_BYTES = 9_500;

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the minified and compressed client is within its size budget, which the README states', async () => {
  const input = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  const bundled = await rolldown({ input, platform: 'browser' });
  const { output } = await bundled.generate({ format: 'esm', minify: true });
  await bundled.close();
  expect(gzipSync(output[0].code).length).toBeLessThan(BUDGET_BYTES);
  expect(readme.replaceAll(/\s+/g, ' ')).toContain(`The client adds less than ${BUDGET_BYTES / 1000} kB to a bundle`);
});
