import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
});
afterAll(() => service.stop());

const NOTHING = {
  mayUseFullCredit: false,
  mayUseLimitedCredit: false,
  mayPayByLimit: false,
  mayPayByCardNumber: true,
  mayUseCustomBilling: false,
  mayReadReferenceData: false,
  mayCheckCredit: false,
};

test('201: creates an agency with the given permissions and audits who created it', async () => {
  const permissions = { mayPayByLimit: true };
  const { status, body } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Kavun Tur', permissions });
  const made = { id: expect.any(Number), name: 'Kavun Tur', permissions: { ...NOTHING, ...permissions } };
  expect([status, body]).toEqual([201, { ...made, isKnownToBureau: false }]);
  expect(await desk.audit(1)).toMatchObject([{ by: desk.email, action: 'createAgency', subject: `agency ${body.id}` }]);
  expect((await desk.call('GET', `/agencies/${body.id}`)).body).toEqual(body);
});

test('422 change.refused: a name that belongs to a different agency is refused and nothing is stored', async () => {
  const before = await desk.audit(1);
  const message = 'Another agency is already named Horizon Travel. Choose a different name.';
  expectPortalError(await desk.call('POST', '/agencies', { name: 'Horizon Travel' }), 'change.refused', message);
  expect(await desk.audit(1)).toEqual(before);
});

test('400 request.invalid: a blank name, a missing name or an unknown permission is refused', async () => {
  for (const body of [{ name: ' ' }, { name: 'X', permissions: { mayFly: true } }, {}]) {
    expect((await desk.call('POST', '/agencies', body)).status).toBe(400);
  }
});

test('201: the audit entry lists the name, every permission and the credit bureau status', async () => {
  const permissions = { mayPayByLimit: true, mayReadReferenceData: true };
  const { body } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Defne Tur', permissions });
  expect(await desk.audit(1)).toEqual([
    {
      ...{ by: desk.email, action: 'createAgency', subject: `agency ${body.id}` },
      facts: [
        { name: 'isKnownToBureau', after: 'false' },
        { name: 'mayCheckCredit', after: 'false' },
        { name: 'mayPayByCardNumber', after: 'true' },
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

test.each(['a\nb', 'x'.repeat(101)])('400 request.invalid: the name %j is refused', async (name) => {
  const before = await desk.audit(1);
  const { status, body } = await desk.call('POST', '/agencies', { name });
  expect([status, body]).toMatchObject([400, { key: 'request.invalid', details: { field: 'name' } }]);
  expect(await desk.audit(1)).toEqual(before);
});
