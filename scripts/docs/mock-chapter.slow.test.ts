import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { launchBrowser, leavesOutBrowser, openWindow } from '../../packages/server/test/support/browser.ts';
import { startMock } from '../mock/mock.ts';

test.skipIf(leavesOutBrowser)('a search page on the mock lists cars with their images', async () => {
  const chapter = await readFile(new URL('../../openapi/guides/mock.md', import.meta.url), 'utf8');
  const { api, stop } = await startMock({ port: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'mock-chapter-'));
  const browser = await launchBrowser();
  try {
    const [, html] = /^```html\n([\s\S]*?)^```/m.exec(chapter)!;
    const file = join(folder, 'search.html');
    await writeFile(file, html!.replace('http://localhost:4010', new URL(api).origin));
    const { page, complaints } = await openWindow(browser);
    await page.goto(pathToFileURL(file).href);
    await page.getByRole('button').click();
    await page.getByText('Renault Clio from Test Drive: TRY').first().waitFor();
    const clio = page.getByRole('img', { name: 'Renault Clio' }).first();
    const width = await clio.evaluate(async (image) => {
      const picture = image as unknown as { decode(): Promise<void>; readonly naturalWidth: number };
      await picture.decode();
      return picture.naturalWidth;
    });
    expect(width).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await stop();
    await rm(folder, { recursive: true });
  }
});
