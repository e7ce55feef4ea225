import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, makeMember } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { startReceiver } from '../../support/webhook-receiver.ts';

let service: TestService;
let desk: Desk;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let agency: string;
/** The data that the agency had when it was closed. */
const had: Record<string, string> = {};
beforeAll(async () => {
  [service, receiver] = await Promise.all([startService(), startReceiver()]);
  desk = await openDesk(service);
  const made = async (path: string, body: object) => (await desk.call<{ id: string }>('POST', path, body)).body.id;
  const id = await made('/agencies', { name: 'Ceviz Tur' });
  agency = `/agencies/${id}`;
  had.member = (await makeMember(service, 'viewer', { agencyId: Number(id) })).memberId;
  for (const name of ['toSuspend', 'toDelete', 'suspended']) had[name] = await keyOf(name);
  await desk.call('POST', `${agency}/keys/${had.suspended}/suspend`);
  had.record = await made(`${agency}/credit`, GRANT);
  await desk.call('POST', `${agency}/callback-origins`, { origin: ORIGIN });
  had.endpoint = await endpointOf();
  await desk.call('POST', `${agency}/end`, { name: 'Ceviz Tur' });
});
afterAll(async () => {
  await service.stop();
  await receiver.close();
});

const ORIGIN = 'https://ceviz.example';
const GRANT = { granted: { amount: 1_000, currency: 'TRY' }, reference: 'CVZ-1' };
const ADJUSTMENT = { change: { amount: -400, currency: 'TRY' }, reference: 'CVZ-3' };
const USER = { email: 'dev@ceviz.example', firstName: 'Can', lastName: 'Er' };
const BILLING = {
  ...{ type: 'corporateCompany', firstName: 'Ceviz Seyahat A.Ş.', email: 'muhasebe@ceviz.example' },
  ...{ phone: '+902165550119', countryCode: 'TR', countryName: 'Türkiye', adm1: 'İstanbul', adm2: 'Kadıköy' },
  ...{ line: 'Bağdat Caddesi 119', zipCode: '34710', taxIdentifier: '4630123450', taxDivision: 'Göztepe' },
};
async function keyOf(name: string): Promise<string> {
  const { body } = await desk.call<{ apiKey: { id: string } }>('POST', `${agency}/keys`, { name, user: USER });
  return body.apiKey.id;
}
async function endpointOf(): Promise<string> {
  const { body } = await desk.call<{ endpoint: { id: string } }>('POST', `${agency}/webhook-endpoints`, {
    url: receiver.url,
  });
  return body.endpoint.id;
}
const call = (method: string, path: string, body?: object) =>
  desk.call(method, `${agency}${path.replace(/:(\w+)/g, (_all, name) => String(had[name]))}`, body);

describe('422 change.refused: an ended agency cannot be given new access, credit or settings', () => {
  test.each<[string, string, string, object?]>([
    ['inviteMember', 'POST', '/members', { email: 'new@ceviz.example', role: 'owner' }],
    ['changeMember', 'PATCH', '/members/:member', { role: 'owner' }],
    ['createKey', 'POST', '/keys', { name: 'Other', user: USER }],
    ['changeKey', 'PATCH', '/keys/:suspended', { name: 'Other' }],
    ['resumeKey', 'POST', '/keys/:suspended/resume'],
    ['addCallbackOrigin', 'POST', '/callback-origins', { origin: 'https://other.example' }],
    ['setBillingAddress', 'PUT', '/billing-address', BILLING],
    ['grantCredit', 'POST', '/credit', { ...GRANT, reference: 'CVZ-2' }],
    ['setExchangeMargin', 'PUT', '/exchange-margin', { basisPoints: 100 }],
    ['changeAgency', 'PATCH', '', { permissions: { mayPayByLimit: true } }],
  ])('422 change.refused: %s is refused for an ended agency', async (_operation, method, path, body) => {
    const before = await desk.audit(1);
    const day = service.clock.now().toISOString().slice(0, 10);
    const message = `Agency ${agency.split('/').at(-1)} was closed on ${day} and can no longer be used.`;
    expectPortalError(await call(method, path, body), 'change.refused', message);
    expect(await desk.audit(1)).toEqual(before);
  });
});

test('409 key.ended: a key of an ended agency cannot be rolled', async () => {
  expectPortalError(await call('POST', '/keys/:toSuspend/roll', { overlapHours: 1 }), 'key.ended');
});

describe('operations that wind down an ended agency still succeed', () => {
  test.each<[string, string, string, number, object?]>([
    ['suspendKey: keys can be suspended', 'POST', '/keys/:toSuspend/suspend', 200],
    ['deleteKey: keys can be deleted', 'DELETE', '/keys/:toDelete', 204],
    ['removeMember: members can be removed', 'DELETE', '/members/:member', 204],
    ['removeCallbackOrigin: origins can be removed', 'DELETE', `/callback-origins?origin=${ORIGIN}`, 204],
    ['adjustCredit: credit can be adjusted', 'POST', '/credit/:record/adjustments', 200, ADJUSTMENT],
    ['changeCreditRecord: credit records can be deactivated', 'PATCH', '/credit/:record', 200, { isActive: false }],
    [
      'createWebhookEndpoint: endpoints can be created',
      'POST',
      '/webhook-endpoints',
      201,
      { url: 'https://e.example/' },
    ],
    ['updateWebhookEndpoint: endpoints can be changed', 'PATCH', '/webhook-endpoints/:endpoint', 200, { types: [] }],
    ['rotateWebhookSecret: secrets can be rotated', 'POST', '/webhook-endpoints/:endpoint/secret', 200],
    [
      'redeliverEvents: events can be sent again',
      'POST',
      '/webhook-endpoints/:endpoint/redeliver',
      200,
      { from: 1, to: 9 },
    ],
    ['pingWebhookEndpoint: endpoints can be pinged', 'POST', '/webhook-endpoints/:endpoint/ping', 204],
    ['deleteWebhookEndpoint: endpoints can be deleted', 'DELETE', '/webhook-endpoints/:endpoint', 204],
    ['changeAgency: the name can be changed, so that it is free again', 'PATCH', '', 200, { name: 'Ceviz Tur (2027)' }],
  ])('%s', async (_what, method, path, status, body) => {
    expect((await call(method, path, body)).status).toBe(status);
  });
});
