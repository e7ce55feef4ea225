import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { isPortalFresh } from '../../../../scripts/portal/built.ts';
import { runProgram } from '../../../../scripts/test/command.ts';
import { codeOf, stepAt } from '../../src/management/identity/codes.ts';
import { openWindow, type Visit } from './browser.ts';
import type { TestClock } from './clock.ts';
import type { SignedIn } from './portal.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Builds the portal unless the existing build is current. */
export async function buildPortal(): Promise<void> {
  if (isPortalFresh(root)) return;
  const { ok, printed } = await runProgram('scripts/build/portal.ts', [], { cwd: root });
  if (!ok) throw new Error(printed);
}

type Site = { readonly service: { readonly url: string }; readonly clock: TestClock };
type WindowOptions = BrowserContextOptions & { readonly language?: string };

/** Signs the pages of a browser context in to the portal as the member. */
export async function signInAs({ cookie }: Pick<SignedIn, 'cookie'>, context: BrowserContext, url: string) {
  const [name, value] = cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url }]);
}

/** Opens a browser window that is signed in to the portal as the member and uses the service's clock. */
export async function openPortal(
  browser: Browser,
  { service, clock }: Site,
  member: Pick<SignedIn, 'cookie'>,
  { language, ...options }: WindowOptions = {},
): Promise<Visit> {
  const visit = await openWindow(browser, { viewport: { width: 1280, height: 900 }, locale: 'en-GB', ...options });
  await signInAs(member, visit.context, service.url);
  if (language) await visit.context.addInitScript(`localStorage.setItem('portal.language', '${language}')`);
  await visit.page.clock.setFixedTime(clock.now());
  return visit;
}

/** Sets up a member's second factor in the portal and acts as the authenticator app. */
export async function enrol(page: Page, portal: string, clock: TestClock): Promise<void> {
  await page.goto(`${portal}/account`);
  await page.getByRole('button', { name: 'Set up second factor' }).click();
  const secret = await page.locator('.secret code').first().textContent();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret!.trim(), stepAt(clock.now())));
  await page.getByRole('button', { name: 'Set up second factor' }).click();
  await page.getByRole('button', { name: 'I have stored the codes' }).click();
  await page.getByText('Enabled', { exact: true }).waitFor();
}

/** Accepts an invitation as a new member. */
export async function accept(
  page: Page,
  link: string,
  [firstName, lastName]: readonly [string, string],
): Promise<void> {
  await page.goto(link);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Password').fill('seven quiet lemons drift');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
}
