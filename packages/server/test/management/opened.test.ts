import { expect, onTestFinished, test } from 'vitest';
import { visitPortal } from '../support/portal.ts';
import { startService } from '../support/service.ts';

test('the first simultaneous portal requests are all answered while the contract is still loading', async () => {
  const service = await startService();
  onTestFinished(() => service.stop());
  const visitor = visitPortal(service);
  const answers = await Promise.all(Array.from({ length: 4 }, () => visitor.call('GET', '/session')));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('a path that only starts like the base path of the portal is not served', async () => {
  const service = await startService();
  onTestFinished(() => service.stop());
  expect((await fetch(`${service.url}/management/v10/session`)).status).toBe(404);
});
