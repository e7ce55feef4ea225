import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** What can differ in the dark. */
const COLOURS = "{ runOnly: ['color-contrast', 'link-in-text-block'] }";

type Result = { violations: { id: string; nodes: { target: string[] }[] }[] };

/**
 * What axe finds on a page as it stands, of any impact: on a screen and on a phone, in the light and in the dark.
 * @param darken for pages that do not follow the system
 * @returns lines such as `color-contrast at .type, 390 dark`
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
