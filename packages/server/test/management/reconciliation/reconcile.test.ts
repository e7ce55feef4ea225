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

test.each([
  ['2027-02-30', '2027-03-02', 'from'],
  ['2027-03-02', '2027-03-02', 'to'],
])(
  'reconcile 400 request.invalid: the period from %s to %s is refused and leaves no audit entry',
  async (from, to, field) => {
    const { status, body } = await desk.call('POST', '/reconciliations', { from, to });
    expect([status, body]).toMatchObject([400, { key: 'request.invalid', details: { field } }]);
    expect(await desk.audit(1)).toEqual([]);
  },
);
