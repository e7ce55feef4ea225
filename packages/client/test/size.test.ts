import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

/** All of the client in a page, what it depends on included; who needs more says why in a review. */
const BUDGET_BYTES = 9_000;

test('the whole client, minified and compressed, keeps to its budget', async () => {
  const input = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  const bundled = await rolldown({ input, platform: 'browser' });
  const { output } = await bundled.generate({ format: 'esm', minify: true });
  await bundled.close();
  expect(gzipSync(output[0].code).length).toBeLessThan(BUDGET_BYTES);
});
