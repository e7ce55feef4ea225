import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { launchBrowser, leavesOutBrowser } from '../support/browser.ts';
import { portalAs } from '../support/portal.ts';
import { buildPortal, openPortal } from '../support/portal-browser.ts';

describe.skipIf(leavesOutBrowser)('a portal form with two wrong fields', { timeout: 120_000 }, () => {
  let browser: Browser;
  let paying: Paying;
  beforeAll(async () => {
    await buildPortal();
    browser = await launchBrowser();
    paying = await startPaying();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await paying?.stop();
  });

  test.each([
    ['en', 'Create key', 'Correct the marked fields.'],
    ['de', 'Schlüssel erstellen', 'Korrigieren Sie die markierten Felder.'],
    ['tr', 'Anahtar oluştur', 'İşaretli alanları düzeltin.'],
  ])('in %s, each field shows its own problem, and the note does not repeat them', async (language, open, advice) => {
    const owner = await portalAs(paying.service, 'owner', { secondFactor: 'passed' });
    const { page, context } = await openPortal(browser, paying, owner, { language });
    await page.goto(`${paying.service.url}/portal/agencies/1/keys`);
    await page.getByRole('button', { name: open }).first().click();
    const form = page.getByRole('dialog').locator('form');
    await form.locator('[name=name]').fill('Booking site');
    await form.locator('[name=allowedAddresses]').fill('203.0.113.7\n203.0.113.0/64');
    await form.locator('[name=expiresAt]').fill('2026-01-01T00:00');
    await form.locator('button:not([type=button])').click();

    const wrong = (field: string) => form.locator('.field', { has: page.locator(`[name=${field}]`) }).locator('.wrong');
    const address = 'must be an IP address, or a range such as 203.0.113.0/24';
    await expect.poll(() => wrong('allowedAddresses').textContent()).toBe(`203.0.113.0/64: ${address}`);
    expect(await wrong('expiresAt').textContent()).toBe('must be in the future');
    expect(await form.locator('[aria-invalid=true]').count()).toBe(2);
    const note = form.getByRole('alert');
    expect((await note.locator('p').first().textContent())?.trim()).toBe(advice);
    expect(await note.locator('li').count()).toBe(0);
    await context.close();
  });
});
