import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const hasBrowser = existsSync(CHROMIUM);
/** True if browser tests are skipped. `pnpm test` reports this, and CI requires a browser. */
export const leavesOutBrowser = !hasBrowser && process.env.CI !== 'true';
export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

export type Visit = {
  readonly page: Page;
  /** Browser errors: console errors, policy violations, script errors and opened dialogs. */
  readonly complaints: readonly string[];
  readonly context: BrowserContext;
};

/** Opens a separate browser window for a customer. */
export async function openWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isFavicon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isFavicon) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, complaints, context };
}
