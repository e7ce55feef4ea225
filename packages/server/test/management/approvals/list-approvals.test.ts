import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { type Approval, type Approvals, granted, openApprovals } from './approvals.ts';

let approvals: Approvals;
beforeAll(async () => {
  approvals = await openApprovals();
});
afterAll(() => approvals.stop());

test('200: returns approvals page by page, newest first', async () => {
  const { desk, ask } = approvals;
  for (const reference of ['BT-1', 'BT-2']) await ask(reference);
  type Page = { results: Approval[]; nextCursor?: string };
  const all = (await desk.call<Page>('GET', '/approvals')).body.results;
  const first = (await desk.call<Page>('GET', '/approvals?limit=1')).body;
  const rest = (await desk.call<Page>('GET', `/approvals?limit=1&cursor=${first.nextCursor}`)).body;
  expect([first.results[0], rest.results[0]]).toEqual(all.slice(0, 2));
});

test('403 access.forbidden: an agency owner cannot list approvals', async () => {
  const owner = await portalAs(approvals.service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/approvals'), 'access.forbidden');
});

test('an identical request by the same operator does not create a second approval', async () => {
  const { askAt } = approvals;
  const id = await askAt('elif', 'BT-3');
  expect(await askAt('elif', 'BT-3')).toBe(id);
  expect(await askAt('can', 'BT-3')).not.toBe(id);
});

test('an invalid request is refused at once and does not wait for approval', async () => {
  const { admin, listed } = approvals;
  const before = await listed('waiting');
  const args = ['--agencyId', '1', '--granted', '0 TRY', '--reference', 'x', '--yes'];
  expect((await admin.run('grantCredit', ...args)).message).toMatch(/^The amount must be more than 0 /);
  expect(await listed('waiting')).toEqual(before);
});

describe('the subject of a request', () => {
  type Listed = Approval & { readonly changes?: readonly object[]; readonly isOutdated?: boolean };
  const SUPPLIER = {
    name: 'Otoport',
    baseUrl: 'https://rent.otoport.example/agency',
    key: 'vk_otoport_1',
    hasStatement: true,
  };
  const { key: _key, ...keyless } = SUPPLIER;
  const newest = async () =>
    (await approvals.desk.call<{ results: Listed[] }>('GET', '/approvals?limit=1')).body.results[0]!;

  test('a credit change shows the agency and the available credit now and after the change', async () => {
    const { desk, second } = approvals;
    const { id } = (await approvals.ask('BT-5')).body;
    expect(await newest()).toMatchObject({
      ...{ id, agencyId: 1, agencyName: 'Horizon Travel', isOutdated: false },
      changes: [
        { name: 'amount', after: String(granted.amount) },
        { name: 'currency', after: 'TRY' },
        { name: 'reference', after: 'BT-5' },
      ],
    });
    await second.call('POST', `/approvals/${id}/approve`);
    const { results } = (await desk.call<{ results: { id: number }[] }>('GET', '/agencies/1/credit')).body;
    const record = Math.max(...results.map((one) => one.id));
    const change = { change: { amount: -50_000, currency: 'TRY' }, reference: 'BT-6' };
    await desk.call('POST', `/agencies/1/credit/${record}/adjustments`, change);
    expect((await newest()).changes).toContainEqual({ name: 'remaining', before: '250000', after: '200000' });
    await second.call('POST', `/approvals/${(await newest()).id}/approve`);
    expect(await newest()).not.toHaveProperty('changes');
  });

  test('a supplier change shows both addresses and which key changes, but no key', async () => {
    const { desk, second } = approvals;
    expect(await desk.call('PUT', '/suppliers/vendor/OTOPORT', SUPPLIER)).toMatchObject({ status: 202 });
    expect(await second.call('POST', `/approvals/${(await newest()).id}/approve`)).toMatchObject({ status: 200 });
    const change = { ...SUPPLIER, baseUrl: 'https://two.otoport.example', key: 'vk_otoport_2' };
    await desk.call('PUT', '/suppliers/vendor/OTOPORT', change);
    const listed = await newest();
    expect(listed.changes).toEqual(
      expect.arrayContaining([
        { name: 'baseUrl', before: SUPPLIER.baseUrl, after: change.baseUrl },
        { name: 'key', before: 'separate', after: 'renewed' },
      ]),
    );
    expect(JSON.stringify(listed)).not.toContain('vk_otoport');
    await second.call('POST', `/approvals/${listed.id}/reject`);
  });

  test('a request whose supplier a different operator has saved since can only be rejected', async () => {
    const { desk, second, service } = approvals;
    await desk.call('PUT', '/suppliers/vendor/OTOPORT', { ...keyless, hasStatement: false });
    const { id, isOutdated } = await newest();
    expect(isOutdated).toBe(false);
    service.clock.advance(1);
    const body = { ...keyless, name: 'Otoport Rental' };
    expect((await second.call('PUT', '/suppliers/vendor/OTOPORT', { body })).status).toBe(200);
    expect((await newest()).isOutdated).toBe(true);
    expectPortalError(
      await second.call('POST', `/approvals/${id}/approve`),
      'change.refused',
      'The vendor OTOPORT was saved after this request. Reject the request and request the change again.',
    );
    expect(await newest()).toMatchObject({ id, status: 'waiting' });
    expect((await second.call('POST', `/approvals/${id}/reject`)).status).toBe(200);
  });
});

test('a request for approval expires after seven days and can be made again', async () => {
  const { service, askAt, decide, listed } = approvals;
  const id = await askAt('elif', 'BT-4');
  service.clock.advance(7 * 86_400);
  const message = `Approval ${id} expired. Request it again.`;
  expect(await decide('approve', id, 'deniz')).toEqual({ code: 1, out: '', message });
  expect(await listed('waiting')).toEqual([]);
  expect(await listed('expired')).toContainEqual(expect.objectContaining({ id: Number(id), status: 'expired' }));
  expect(await askAt('elif', 'BT-4')).not.toBe(id);
});
