import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

test('listAudit 200: entries are sorted newest first and can be filtered by action and time', async () => {
  await desk.call('PATCH', '/agencies/2', { name: 'Meridian Yolculuk' });
  await desk.call('POST', '/agencies', { name: 'Defne Tur' });
  await desk.call('PATCH', '/agencies/2', { name: 'Meridian Tours' });
  const actions = async (query: string) => {
    const { results } = (await desk.call<{ results: { action: string }[] }>('GET', `/audit?${query}`)).body;
    return results.map(({ action }) => action);
  };
  expect(await actions('limit=3')).toEqual(['setAgency', 'createAgency', 'setAgency']);
  expect(await actions('action=createAgency')).toEqual(['createAgency']);
  expect(await actions('since=2027-03-01T09:00:00Z')).toHaveLength(3);
  expect(await actions('since=2027-03-01T09:00:01Z')).toEqual([]);
});
