/** The search is the same on every page. search.test.ts tests the results without a browser. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, leavesOutBrowser } from '../../packages/server/test/support/browser.ts';
import { builtDocs } from './built.ts';
import { LEADS } from './search-leads.ts';
import { serveDocs } from './served.ts';
import { visitDocs } from './visit.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe.skipIf(leavesOutBrowser)('the search in a browser', () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let served: Awaited<ReturnType<typeof serveDocs>>;
  beforeAll(async () => {
    [browser, served] = await Promise.all([launchBrowser(), builtDocs(root).then(serveDocs)]);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    served?.close();
  });

  const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look);
  const visit = (path: string) => visitDocs(browser, `${served.docs}${path}`);

  test.each(['/limits', '/reference/'])('the search on %s leads each term to its target', async (from) => {
    const { page, leave } = await visit(from);
    await page.keyboard.press('Control+k');
    for (const [words, address] of LEADS) {
      await page.getByRole('combobox', { name: 'Search' }).fill(words);
      // The result must be visible without scrolling, so it must be among the first results.
      const place = page.locator(`.VPLocalSearchBox .result[href="/docs${address}"]`);
      // The results for the previous term stay visible until those for this term arrive.
      const indexOf = async () =>
        (await place.count()) > 0 ? Number(await place.getAttribute('data-index')) : Infinity;
      await expect.poll(indexOf, { message: words }).toBeLessThan(5);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${LEADS.at(-1)![1]}`);
    await leave();
  });

  test('a link with a search term opens the search with this term', async () => {
    const { page, leave } = await visit('/?search=test%20card');
    await page.locator('.VPLocalSearchBox .result[href="/docs/staging#test-cards"]').waitFor();
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('test card');
    await leave();
  });

  test('a link to a collapsed field expands it', async () => {
    const { page, leave } = await visit('/operations/car-orders#createOrder.answer.payment.refundedAt');
    const field = page.locator('[id="createOrder.answer.payment.refundedAt"]');
    await eventually(async () => (await field.boundingBox())?.y ?? 9_999).toBeLessThan(400);
    await leave();
  });

  test('the reference page has only the shared search and the shared header', async () => {
    const { page, leave } = await visit('/reference/');
    await page.locator('main h2').first().waitFor();
    expect(await page.getByText('Ctrl+K').filter({ visible: true }).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Errors', exact: true }).first().click();
    await page.waitForURL('**/docs/errors');
    await page.getByRole('searchbox', { name: 'Find an error' }).waitFor();
    await leave();
  });
});
