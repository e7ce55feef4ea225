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

test('endAgency 200: an agency ended by a single operator is listed as ended and audited as unreviewed', async () => {
  const { body: made } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Defne Tur' });
  expect((await desk.call('POST', `/agencies/${made.id}/end`, { name: 'Defne Tur' })).status).toBe(200);
  const endedAt = service.clock.now().toISOString();
  const { results } = (await desk.call<{ results: object[] }>('GET', '/agencies')).body;
  expect(results.at(-1)).toMatchObject({ id: made.id, endedAt });
  expect((await desk.audit(1))[0]!.facts).toEqual([
    { name: 'endedAt', after: endedAt },
    { name: 'review', after: 'unreviewed' },
  ]);
});
