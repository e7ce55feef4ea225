import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AGENCY_PLACES, homeOf, seenBy } from '../../../portal/src/rules/places.ts';
import type { Role } from '../../src/management/identity/types.ts';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { launchBrowser, leavesOutBrowser } from '../support/browser.ts';
import { openSessionOf, portalAs, type SignedIn } from '../support/portal.ts';
import { buildPortal, openPortal } from '../support/portal-browser.ts';
import { opens, ROUTES } from '../support/portal-routes.ts';

const ROLES = ['owner', 'developer', 'finance', 'viewer', 'operator'] as const satisfies Role[];
/** The router's last route matches every other path. */
const OWN_ROUTES = ROUTES.filter((path) => !path.includes(':rest'));
const routeOf = (path: string) => OWN_ROUTES.find((route) => opens(route, path));
/** Routes that other pages link to. The page that finds an order by its ID is linked only from a requested erasure. */
const LINKED = OWN_ROUTES.filter((route) => route !== '/desk/orders/:orderId');

const INVITED = 'deniz@horizon.example';

const REFUSED = 'the server responded with a status of 400';

/** Tables that are written by read operations or by the service itself. A ping also creates an event. */
const WRITTEN_BY_READING = ['portal_session', 'rate_limit', 'request_log', 'event', 'webhook_delivery'];

describe.skipIf(leavesOutBrowser)('portal forms in a browser', { timeout: 600_000 }, () => {
  let browser: Browser;
  let paying: Paying;
  let operator: SignedIn;
  let secondOperator: SignedIn;
  const members = new Map<Role, SignedIn>();
  beforeAll(async () => {
    await buildPortal();
    browser = await launchBrowser();
    paying = await startPaying();
    for (const role of ROLES) members.set(role, await portalAs(paying.service, role, { secondFactor: 'passed' }));
    operator = members.get('operator')!;
    secondOperator = await portalAs(paying.service, 'operator', { secondFactor: 'passed' });
    await fill();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await paying?.stop();
  });

  /** Adds a row to every list that the first agency or the operators can see. */
  async function fill(): Promise<void> {
    const { service } = paying;
    const made = async (method: string, path: string, body: object, by = operator) => {
      const answer = await by.call(method, path, { body });
      expect([path, answer.status, answer.status < 300 || answer.body]).toEqual([path, answer.status, true]);
    };
    await made(
      'POST',
      '/agencies/1/keys',
      { name: 'Booking site', scope: 'full', allowedAddresses: [] },
      members.get('owner')!,
    );
    await made('POST', '/agencies/1/webhook-endpoints', { url: 'https://hooks.horizon.example/events' });
    await made('PUT', '/campaigns/SPRING5', {
      name: 'Spring',
      names: { en: 'Spring', tr: 'Bahar', de: 'Frühling' },
      isOn: true,
    });
    await made('POST', '/agencies/1/members', { email: INVITED, role: 'viewer', language: 'en' });
    const { id } = await paying.order();
    expect((await paying.payByLimit(id)).body.status).toBe('success');
    const canceled = await paying.order();
    expect((await paying.pay(canceled.id)).body.status).toBe('success');
    await paying.cancel(canceled.id);
    await service.api('GET', '/orders?status=nowhere', { token: await paying.tokenOf('horizon') });
    await service.writeRequests();
  }

  async function enter(member: SignedIn) {
    const visit = await openPortal(browser, paying, member, { language: 'en' });
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    visit.page.setDefaultTimeout(15_000);
    return visit;
  }
  async function stored(): Promise<Record<string, string>> {
    const { pool } = paying.service.database;
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const texts = rows
      .filter(({ name }) => !WRITTEN_BY_READING.includes(name))
      .map(async ({ name }) => {
        const { rows: all } = await pool.query<{ text: string }>(
          `select (to_jsonb(t) - 'pending_second_factor')::text as text from "${name}" t order by 1`,
        );
        return [name, all.map(({ text }) => text).join('\n')] as const;
      });
    return Object.fromEntries(await Promise.all(texts));
  }

  /** Opens the portal as a member. `findings` contains the problems, grouped by page. */
  async function visitAs(role: Role) {
    const { page, complaints, context } = await enter(members.get(role)!);
    const findings: string[] = [];
    let known = 0;
    let pending = 0;
    page.on('request', () => {
      pending += 1;
    });
    const answered = () => {
      pending -= 1;
    };
    page.on('requestfinished', answered).on('requestfailed', answered);
    const drawn = () => page.evaluate('new Promise(requestAnimationFrame)');
    /** Waits until all responses are rendered. Allows console messages for refusals that the page shows. */
    async function settle(): Promise<void> {
      await drawn();
      while (pending > 0) await drawn();
      await drawn();
      const isRefusalShown = (await page.getByRole('alert').count()) > 0;
      const unexpected = complaints.slice(known).filter((one) => !(isRefusalShown && one.includes(REFUSED)));
      known = complaints.length;
      findings.push(...unexpected.map((one) => `${new URL(page.url()).pathname}: ${one}`));
    }
    async function open(path: string): Promise<void> {
      await page.goto(`${paying.service.url}/portal${path}`);
      await page.locator('h1').first().waitFor();
      await settle();
      for (const text of await page.getByRole('alert').allTextContents()) findings.push(`${path}: ${text}`);
    }
    return { page, findings, settle, open, leave: () => context.close() };
  }

  test.each(ROLES)('every page and control works for the role %s and changes no stored data', async (role) => {
    const visit = await visitAs(role);
    const before = await stored();
    const seen = new Set<string>();
    const waiting = [homeOf(role, 1), '/agencies/1', '/account'];
    for (const path of waiting) {
      const route = routeOf(path);
      if (!route || seen.has(route)) continue;
      seen.add(route);
      await visit.open(path);
      waiting.push(...(await linksOf(visit.page)));
      await useFilters(visit);
      await useButtons(visit, path);
    }
    expect(visit.findings).toEqual([]);
    const places = [...seenBy(AGENCY_PLACES, role).map(({ path }) => `/agencies/1${path}`), '/account'];
    expect([...seen]).toEqual(expect.arrayContaining(role === 'operator' ? LINKED : places.map(routeOf)));
    expect(await stored()).toEqual(before);
    await visit.leave();
  });

  test.each([
    ['name of an agency', '/agencies/1/settings', undefined, 'Name', 'Horizon Travel Ltd'],
    ['permission of an agency', '/agencies/1/settings', undefined, 'Run credit checks on customers', 'other'],
    ['exchange margin', '/agencies/1/settings', undefined, 'Margin (basis points)', '175'],
    ['API key', '/agencies/1/keys', 'Edit', 'Name', 'Call centre'],
    ['webhook endpoint', '/agencies/1/webhooks', 'Edit', 'Description', 'For the booking site'],
    ['billing address', '/agencies/1/billing-address', 'Edit address', 'Postal code', '34710'],
    ['role of a member', '/agencies/1/members', 'Change role', 'Role', 'other'],
    ['campaign', '/desk/campaigns', 'Edit', 'Name', 'Spring sale'],
    ['supplier', '/desk/suppliers/vendor/TESTDRIVE', 'Edit', 'Name shown to customers', 'Test Drive Cars'],
  ])(
    'the form of a saved %s shows the stored values and saves a single field',
    async (_, path, button, label, value) => {
      const { page, findings, settle, open, leave } = await visitAs('operator');
      async function openForm(): Promise<Locator> {
        await open(path);
        if (path.endsWith('/webhooks')) await page.getByRole('main').locator('td a').first().click();
        // Selects the invited member's row, because the last owner's role cannot be changed.
        const place = label === 'Role' ? page.getByRole('row', { name: INVITED }) : page;
        if (button) await place.getByRole('button', { name: button, exact: true }).first().click();
        const field = page.getByLabel(label, { exact: true });
        await field.waitFor();
        return page.locator('form').filter({ has: field });
      }
      const form = await openForm();
      const save = form.getByRole('button', { name: 'Save', exact: true });
      expect(await save.isDisabled()).toBe(true);
      const shown = await valuesOf(form);
      const field = form.getByLabel(label, { exact: true });
      if (value !== 'other') await field.fill(value);
      else if (label === 'Role') await chooseOther(field);
      else await field.click();
      const typed = await valuesOf(form);
      expect(typed.filter((each, index) => each !== shown[index])).toHaveLength(1);
      const others = await stored();
      await save.click();
      await settle();
      await approveAll();
      expect(await valuesOf(await openForm())).toEqual(typed);
      const changed = Object.entries(await stored()).filter(([table, rows]) => rows !== others[table]);
      expect(changed.map(([table]) => table)).toContain('audit_event');
      await settle();
      expect(findings).toEqual([]);
      await leave();
    },
  );

  /** Approves all pending requests as a second operator. */
  async function approveAll(): Promise<void> {
    const second = await openSessionOf(paying.service, secondOperator);
    const { body } = await second.call<{ results: { id: number }[] }>('GET', '/approvals?status=waiting');
    for (const { id } of body.results) expect((await second.call('POST', `/approvals/${id}/approve`)).status).toBe(200);
  }
});

type Visit = {
  readonly page: Page;
  settle(): Promise<void>;
  open(path: string): Promise<void>;
};

async function linksOf(page: Page): Promise<string[]> {
  const links = await page.locator('a[href^="/portal/"]').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  return hrefs.map((href) => href!.slice('/portal'.length).replace(/[?#].*$/, ''));
}

const optionsOf = async (select: Locator): Promise<string[]> => {
  const options = await select.locator('option').all();
  return Promise.all(options.map(async (option) => (await option.getAttribute('value')) ?? ''));
};

async function chooseOther(select: Locator): Promise<void> {
  const value = await select.inputValue();
  await select.selectOption((await optionsOf(select)).find((option) => option !== value)!);
}

/** Returns the value of every control in a form. A secret field is initially empty. */
async function valuesOf(form: Locator): Promise<string[]> {
  const controls = await form.locator('input:not([type=password]), select, textarea').all();
  return Promise.all(
    controls.map(async (control) =>
      (await control.getAttribute('type')) === 'checkbox' ? String(await control.isChecked()) : control.inputValue(),
    ),
  );
}

const TYPED: Readonly<Record<string, string>> = { date: '2027-03-01', 'datetime-local': '2027-03-01T10:00' };

/** Applies every option of each filter and enters a value in every field, one at a time. */
async function useFilters({ page, settle }: Visit): Promise<void> {
  const filters = page.getByRole('main').getByRole('search');
  const folded = filters.locator('details:not([open]) > summary');
  async function unfold(): Promise<void> {
    while ((await folded.count()) > 0) await folded.first().click();
  }
  async function search(): Promise<void> {
    await filters.getByRole('button').first().click();
    await settle();
  }
  await unfold();
  for (const select of await filters.locator('select').all()) {
    const [first, ...more] = await optionsOf(select);
    for (const value of [...more, first!]) {
      await unfold();
      await select.selectOption(value);
      await search();
    }
  }
  for (const field of await filters.locator('input:not([type=checkbox])').all()) {
    await unfold();
    await field.fill(TYPED[(await field.getAttribute('type')) ?? ''] ?? '422');
    await search();
    await unfold();
    await field.fill('');
  }
}

/** Opens every dialog and form, uses its controls, and closes it without saving. Presses all other buttons. */
async function useButtons({ page, settle, open }: Visit, path: string): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button');
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  await open(path);
  const count = await buttons.count();
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index);
    if (await button.isDisabled()) continue;
    await button.click();
    if ((await cancel.count()) > 0) {
      await useForm(page.locator('form').filter({ has: cancel }));
      await cancel.click();
    } else {
      await settle();
      await open(path);
    }
  }
}

/** Checks that a form can be saved only while a field differs from its stored value. */
async function useForm(form: Locator): Promise<void> {
  const submit = form.getByRole('button').first();
  const isOfStored = await submit.isDisabled();
  const values = await valuesOf(form);
  for (const box of await form.getByRole('checkbox').all()) {
    await box.click();
    await box.click();
  }
  for (const select of await form.getByRole('combobox').all()) {
    const value = await select.inputValue();
    for (const option of await optionsOf(select)) await select.selectOption(option);
    await select.selectOption(value);
  }
  for (const field of await form.locator('input[type=text], input[type=url], textarea').all()) {
    const value = await field.inputValue();
    await field.fill(`${value}422`);
    await field.fill(value);
  }
  expect(await valuesOf(form)).toEqual(values);
  expect(await submit.isDisabled()).toBe(isOfStored);
}
