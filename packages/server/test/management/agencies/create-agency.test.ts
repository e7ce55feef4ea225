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

test('createAgency 201: the audit entry lists the name, every permission and the credit bureau status', async () => {
  const permissions = { mayPayByLimit: true, mayReadReferenceData: true };
  const { body } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Defne Tur', permissions });
  expect(await desk.audit(1)).toEqual([
    {
      ...{ by: desk.email, action: 'createAgency', subject: `agency ${body.id}` },
      facts: [
        { name: 'isKnownToBureau', after: 'false' },
        { name: 'mayCheckCredit', after: 'false' },
        { name: 'mayPayByLimit', after: 'true' },
        { name: 'mayReadReferenceData', after: 'true' },
        { name: 'mayUseCustomBilling', after: 'false' },
        { name: 'mayUseFullCredit', after: 'false' },
        { name: 'mayUseLimitedCredit', after: 'false' },
        { name: 'name', after: 'Defne Tur' },
      ],
    },
  ]);
});

test.each(['a\nb', 'x'.repeat(101)])('createAgency 400 request.invalid: the name %j is refused', async (name) => {
  const before = await desk.audit(1);
  const { status, body } = await desk.call('POST', '/agencies', { name });
  expect([status, body]).toMatchObject([400, { key: 'request.invalid', details: { field: 'name' } }]);
  expect(await desk.audit(1)).toEqual(before);
});
