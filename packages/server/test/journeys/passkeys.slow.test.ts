import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/agency-site.ts';
import { launchBrowser, leavesOutBrowser, openWindow } from '../support/browser.ts';
import { makeMember, PASSWORD } from '../support/portal.ts';
import { buildPortal } from '../support/portal-browser.ts';
import { startService, type TestService } from '../support/service.ts';

/** Browser messages caused by a missing session and by a removed passkey. */
const REFUSED = 'Failed to load resource: the server responded with a status of 401 (Unauthorized)';

describe.skipIf(leavesOutBrowser)('passkeys in a browser', { timeout: 300_000 }, () => {
  let browser: Browser;
  let service: TestService;
  let portal: string;
  beforeAll(async () => {
    await buildPortal();
    browser = await launchBrowser();
    const origin = `http://localhost:${await freePort()}`;
    service = await startService({ settings: { PUBLIC_URL: origin } });
    portal = `${origin}/portal`;
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  test('a member adds a passkey, signs in with it, renames it and removes it', async () => {
    const { email } = await makeMember(service, 'owner');
    const { page, complaints } = await openWindow(browser, { locale: 'en-GB' });
    // The browser uses the service's clock.
    await page.clock.setFixedTime(service.clock.now());
    const device = await deviceOf(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));

    await page.goto(`${portal}/sign-in`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    const before = scriptsOf(loaded);

    await page.goto(`${portal}/account`);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Laptop at the desk');
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Laptop at the desk' });
    await row.waitFor();
    expect(await device.passkeys()).toBe(1);
    // The passkey script loads when the first passkey is added and is not part of the sign-in page.
    expect(before.some((script) => /\/esm-/.test(script))).toBe(false);
    expect(scriptsOf(loaded).some((script) => /\/esm-/.test(script))).toBe(true);

    await signOut(page);
    await signInWithPasskey(page);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.goto(`${portal}/account`);
    await row.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByLabel('Name').fill('Phone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const renamed = page.getByRole('row').filter({ hasText: 'Phone' });
    await renamed.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('heading', { name: 'Remove “Phone”?' }).waitFor();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await renamed.waitFor({ state: 'detached' });

    await signOut(page);
    await signInWithPasskey(page);
    await page.getByRole('alert').getByText('The passkey was not accepted.').waitFor();
    expect(complaints.filter((complaint) => complaint !== REFUSED)).toEqual([]);
  });

  test('an authenticator without user verification is refused with a message', async () => {
    const { page } = await openWindow(browser, { locale: 'en-GB' });
    const device = await deviceOf(page);
    await device.verifiesNobody();
    await page.goto(`${portal}/sign-in`);
    await signInWithPasskey(page);
    await page.getByRole('alert').getByText('The browser did not return a passkey.').waitFor();
  });
});

const scriptsOf = (urls: readonly string[]) => urls.filter((url) => url.endsWith('.js'));
const signInWithPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' }).click();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
}

/** Gives the browser a virtual authenticator that verifies every user. */
async function deviceOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    verifiesNobody: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}
