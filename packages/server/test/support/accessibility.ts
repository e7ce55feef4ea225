import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** axe rules whose results can differ in dark mode. */
const COLOURS = "{ runOnly: ['color-contrast', 'link-in-text-block'] }";

type Result = { violations: { id: string; nodes: { target: string[] }[] }[] };

/**
 * Returns all of axe's accessibility findings for a page, on a desktop screen and a phone, in light and dark mode.
 * `darken` switches to dark mode on pages that do not follow the system setting.
 * Returns lines such as `color-contrast at .type, 390 dark`.
 */
export async function accessibilityFindings(page: Page, darken?: () => Promise<unknown>): Promise<string[]> {
  const findings: string[] = [];
  await page.evaluate(AXE);
  const look = async (theme: string, options: string) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { violations } = await page.evaluate<Result>(`axe.run(document, ${options})`);
      for (const { id, nodes } of violations)
        for (const { target } of nodes) findings.push(`${id} at ${target.join(' ')}, ${size.width} ${theme}`);
    }
  };
  await look('light', '{}');
  await page.emulateMedia({ colorScheme: 'dark' });
  await darken?.();
  await look('dark', COLOURS);
  await page.emulateMedia({ colorScheme: null });
  return findings;
}
