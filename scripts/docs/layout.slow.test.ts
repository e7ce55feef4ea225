import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, leavesOutBrowser, openWindow } from '../../packages/server/test/support/browser.ts';
import { builtDocs } from './built.ts';
import { serveDocs } from './served.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const WIDTHS = [320, 390, 768, 960, 1280, 1920];

/** Finds headings covered by the page actions, truncated commands, and the page's overflow in pixels. */
const FINDINGS = `(() => {
  const boxes = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const actions = [...document.querySelectorAll('.copy-page :is(button, a)')].flatMap(boxes);
  const headings = [...document.querySelectorAll('main h1, main h2')];
  const commands = [...document.querySelectorAll('.vp-doc :is(.language-, .language-sh) pre')];
  return [
    ...headings.filter((heading) => boxes(heading).some((box) => actions.some((action) => meet(box, action))))
      .map((heading) => 'below the page actions: ' + heading.textContent),
    ...commands.filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map((command) => 'cut off: ' + command.textContent.slice(0, 60)),
    ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
  ];
})()`;

describe.skipIf(leavesOutBrowser)('the layout of the documentation in a browser', () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let served: Awaited<ReturnType<typeof serveDocs>>;
  let site: string;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), builtDocs(root)]);
    served = await serveDocs(site);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    served?.close();
  });

  test('on every page and in every width, no heading is covered, no command is cut off, and the page fits the window', {
    timeout: 600_000,
  }, async () => {
    const pages = globSync('{*,operations/*}.html', { cwd: site }).filter((file) => file !== '404.html');
    expect(pages).toContain('getting-started.html');
    const { page, context } = await openWindow(browser, { reducedMotion: 'reduce' });
    const findings: string[] = [];
    for (const file of pages.sort()) {
      await page.goto(`${served.docs}/${file.replace(/(?:index)?\.html$/, '')}`, { waitUntil: 'load' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate<string[]>(FINDINGS);
        findings.push(...found.map((finding) => `${file} at ${width}: ${finding}`));
      }
    }
    await context.close();
    expect(findings).toEqual([]);
  });
});
