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

test('200: fields that are not sent keep their values, and the audit entry lists only the changes', async () => {
  const { body: made } = await desk.call<{ id: number; permissions: object }>('POST', '/agencies', {
    name: 'Incir Tur',
  });
  const { status, body } = await desk.call('PATCH', `/agencies/${made.id}`, {
    permissions: { mayCheckCredit: true },
    isKnownToBureau: true,
  });
  const permissions = { ...made.permissions, mayCheckCredit: true };
  expect([status, body]).toEqual([200, { ...made, permissions, isKnownToBureau: true }]);
  expect((await desk.audit(1))[0]!.facts).toEqual([
    { name: 'isKnownToBureau', before: 'false', after: 'true' },
    { name: 'mayCheckCredit', before: 'false', after: 'true' },
  ]);
});

test('400 request.invalid: a request without changes is refused', async () => {
  expect((await desk.call('PATCH', '/agencies/1', {})).status).toBe(400);
});

test('200: grants and withdraws permissions, and the audit entry shows the values before and after', async () => {
  const permissions = { mayPayByLimit: true, mayReadReferenceData: true };
  const { body: made } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Defne Tur', permissions });
  const change = { name: 'Defne', permissions: { mayUseFullCredit: true, mayReadReferenceData: false } };
  const { status, body } = await desk.call('PATCH', `/agencies/${made.id}`, change);
  expect([status, body]).toMatchObject([
    200,
    { name: 'Defne', permissions: { mayUseFullCredit: true, mayPayByLimit: true, mayReadReferenceData: false } },
  ]);
  expect((await desk.audit(1))[0]!.facts).toEqual([
    { name: 'mayReadReferenceData', before: 'true', after: 'false' },
    { name: 'mayUseFullCredit', before: 'false', after: 'true' },
    { name: 'name', before: 'Defne Tur', after: 'Defne' },
  ]);
});

test('200: a repeated change adds no audit entry', async () => {
  const { body: made } = await desk.call<{ id: number }>('POST', '/agencies', { name: 'Kekik Tur' });
  const change = () => desk.call('PATCH', `/agencies/${made.id}`, { name: 'Kekik', isKnownToBureau: true });
  await change();
  expect((await change()).status).toBe(200);
  expect((await desk.audit(2)).map(({ action }) => action)).toEqual(['createAgency', 'setAgency']);
});
