import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedRefund, type Task } from '../management/tasks/tasks.ts';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { launchBrowser, leavesOutBrowser } from '../support/browser.ts';
import { portalAs, type SignedIn } from '../support/portal.ts';
import { buildPortal, openPortal } from '../support/portal-browser.ts';

describe.skipIf(leavesOutBrowser)('two operators in a browser', { timeout: 300_000 }, () => {
  let browser: Browser;
  let paying: Paying;
  let operators: readonly SignedIn[];
  beforeAll(async () => {
    await buildPortal();
    browser = await launchBrowser();
    paying = await startPaying();
    const signIn = () => portalAs(paying.service, 'operator', { secondFactor: 'passed' });
    operators = [await signIn(), await signIn()];
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await paying?.stop();
  });

  async function enter(which: 0 | 1) {
    const visit = await openPortal(browser, paying, operators[which]!);
    visit.page.setDefaultTimeout(60_000);
    return visit;
  }
  const open = (page: Page, path: string) =>
    page.goto(`${paying.service.url}/portal${path}`, { waitUntil: 'networkidle' });
  const submit = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const tasks = async () => (await operators[0]!.call<{ results: readonly Task[] }>('GET', '/tasks')).body;

  test('a refused refund is settled by two operators, who both see its amount, order and agency', async () => {
    const { orderId } = await refusedRefund(paying, tasks);
    const first = await enter(0);
    await open(first.page, '/desk/tasks');
    const row = first.page.getByRole('table', { name: 'Tasks', exact: true }).getByRole('row').nth(1);
    await row.getByText('Horizon Travel').waitFor();
    await row.getByRole('link', { name: orderId }).waitFor();
    await row.getByRole('button', { name: 'Settle manually', exact: true }).click();
    await first.page.getByRole('heading', { name: /^Was TRY\s4,565\.00 returned outside the processor\?$/ }).waitFor();
    await first.page.getByLabel('How the money was refunded').fill('Bank transfer of 1 March');
    await submit(first.page, 'Settle manually');
    await first.page.getByText('A second operator must approve it.').waitFor();
    await first.page.getByRole('region', { name: '1 request awaits a second operator' }).getByText(orderId).waitFor();
    await row.getByRole('link', { name: 'Awaiting approval', exact: true }).waitFor();
    expect(await row.getByRole('button', { name: 'Settle manually', exact: true }).count()).toBe(0);

    const second = await enter(1);
    await open(second.page, '/desk/approvals?status=waiting');
    await second.page.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = second.page.getByRole('dialog');
    for (const shown of ['Horizon Travel', orderId, /TRY\s4,565\.00/, 'Bank transfer of 1 March'])
      await dialog.getByText(shown).waitFor();
    await submit(second.page, 'Approve');
    await second.page.getByText('Request approved and carried out.').waitFor();
    await second.page.getByText('No requests', { exact: true }).waitFor();
    expect(await second.page.evaluate('document.activeElement.tagName')).toBe('MAIN');
    await open(second.page, '/desk/audit');
    const settled = second.page.getByRole('row').filter({ hasText: 'Task settled manually' }).first();
    await settled.getByText('TRY 4,565.00').waitFor();
    await settled.getByRole('link', { name: orderId }).click();
    await second.page.getByText('Refunded', { exact: true }).first().waitFor();
    await open(first.page, '/desk/tasks');
    await first.page.getByText('No open tasks').waitFor();
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    await Promise.all([first.context.close(), second.context.close()]);
  });

  test('a discrepancy shows both sides and their difference, and closes once the statement agrees', async () => {
    const day = paying.clock.now().toISOString().slice(0, 10);
    const { id } = await paying.order();
    await paying.pay(id);
    paying.sandbox.misstatements.set('PROCESSOR', 'otherAmount');
    paying.clock.advance(4 * 3600);
    const { page, complaints, context } = await enter(0);
    await open(page, '/desk/reconciliation');
    await page.getByRole('button', { name: 'Reconcile now', exact: true }).click();
    await page.getByLabel('From', { exact: true }).fill(day);
    await page.getByLabel('To', { exact: true }).fill('2027-02-28');
    await submit(page, 'Reconcile now');
    await page.getByText(`Enter ${day} or a later date.`).waitFor();
    await page.getByLabel('To', { exact: true }).fill(day);
    await submit(page, 'Reconcile now');
    await page.getByText('Reconciliation completed.').waitFor();
    const entry = page.getByRole('table', { name: 'Open discrepancies' }).getByRole('row').filter({ hasText: id });
    for (const shown of ['PROCESSOR', id, /Charged · TRY\s4,565\.00/, /^Difference: [+-]/])
      await entry.getByText(shown).first().waitFor();
    paying.sandbox.misstatements.reset();
    await entry.getByRole('button', { name: 'Retry', exact: true }).click();
    await page.getByText('The day is reconciled again.').waitFor();
    await submit(page, 'Retry');
    await entry.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('held exchange rates are shown next to the rates in use before they are accepted', async () => {
    paying.clock.set(new Date('2027-03-02T14:00:00Z'));
    const signIn = () => portalAs(paying.service, 'operator', { secondFactor: 'passed' });
    operators = [await signIn(), await signIn()];
    paying.sandbox.publisher.set('jumped');
    await paying.service.exchangeRates.fetchRates();
    const { page, complaints, context } = await enter(0);
    await open(page, '/desk/tasks');
    await page.getByText('Exchange rates jumped').waitFor();
    await page.getByRole('button', { name: 'Accept rates', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ hasText: '1 EUR' })
      .getByText(/^[+-]\d/)
      .waitFor();
    await submit(page, 'Accept rates');
    await page.getByText('Exchange rates accepted.').waitFor();
    await page.getByText('Exchange rates jumped').waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an erasure shows that it waits, and its order can be opened before and after it', async () => {
    const { id: kept } = await paying.order();
    await paying.pay(kept);
    const { id: orderId } = await paying.order();
    await paying.pay(orderId);
    await paying.cancel(orderId);
    const first = await enter(0);
    const ask = async (order: string) => {
      await open(first.page, '/desk/people');
      await first.page.getByLabel('Order', { exact: true }).fill(order);
      await first.page.getByRole('button', { name: 'Search', exact: true }).click();
      await first.page.getByRole('button', { name: 'Erase data', exact: true }).click();
      await submit(first.page, 'Erase data');
    };
    await ask(kept);
    await first.page.getByText('No data erased: the orders are still needed.').waitFor();
    await ask(orderId);
    await first.page.getByText('Request submitted. A second operator must approve it.').waitFor();
    const pending = first.page.getByRole('region', { name: '1 request awaits a second operator' });
    await pending.getByRole('link', { name: orderId }).click();
    await first.page.waitForURL(`**/agencies/1/orders/${orderId}`);
    await first.page.getByText('D. K.').waitFor();

    const second = await enter(1);
    await open(second.page, '/desk/approvals?status=waiting');
    await second.page.getByRole('button', { name: 'Approve', exact: true }).click();
    await submit(second.page, 'Approve');
    await second.page.getByText('Request approved and carried out.').waitFor();
    await open(first.page, '/desk/people');
    await first.page.getByRole('table', { name: 'Erasures' }).getByRole('link', { name: orderId }).click();
    await first.page.waitForURL(`**/agencies/1/orders/${orderId}`);
    await first.page.getByRole('heading', { name: 'Timeline' }).waitFor();
    expect(await first.page.getByText('D. K.').count()).toBe(0);
    expect([...first.complaints, ...second.complaints]).toEqual([]);
    await Promise.all([first.context.close(), second.context.close()]);
  });
});
