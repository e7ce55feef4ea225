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

test('200: returns every agency, oldest first', async () => {
  const { body } = await desk.call<{ results: { id: number; name: string; permissions: object }[] }>(
    'GET',
    '/agencies',
  );
  expect(body.results[0]).toEqual({ id: 1, name: 'Horizon Travel', permissions: expect.any(Object) });
  expect(body.results.map(({ id }) => id)).toEqual(body.results.map(({ id }) => id).toSorted((a, b) => a - b));
});
