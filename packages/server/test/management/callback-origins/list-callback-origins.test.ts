import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { portalAs } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

test('200: a member with the finance role reads the origins of their agency and of no other', async () => {
  const path = (agency: number) => `/agencies/${agency}/callback-origins`;
  const listed = async (agency: number) => (await desk.call<{ results: object[] }>('GET', path(agency))).body.results;
  const [ours, theirs] = [await listed(1), await listed(2)];
  const added = { origin: 'https://shop.horizon.example' };
  await desk.call('POST', path(1), added);
  const finance = await portalAs(service, 'finance');
  const { status, body } = await finance.call<{ results: object[] }>('GET', path(1));
  expect([status, body.results]).toEqual([200, expect.arrayContaining([...ours, added])]);
  expect(body.results).toHaveLength(ours.length + 1);
  expect(await listed(2)).toEqual(theirs);
});
