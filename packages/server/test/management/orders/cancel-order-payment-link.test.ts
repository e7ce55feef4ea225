import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError } from '../../support/portal.ts';
import { type Links, startLinks } from './payment-links.ts';

let links: Links;
beforeAll(async () => {
  links = await startLinks();
});
afterAll(() => links.stop());

async function aLink() {
  const { id } = await links.order();
  const session = await links.create(id);
  return { id, session };
}

test('200: the page is closed, and the audit log and the timeline name the member', async () => {
  const { id, session } = await aLink();
  const { status, body } = await links.cancelLink(id, session.id);
  expect([status, body]).toEqual([200, { isPossible: true }]);
  expect((await links.read(session)).body).toMatchObject({ status: 'cancelled' });
  expect(await links.desk.audit(1)).toMatchObject([
    { by: links.owner.email, action: 'cancelOrderPaymentLink', subject: `order ${id}` },
  ]);
  expect(await links.storyOf(id)).toEqual(['created', 'opened', `cancelOrderPaymentLink by ${links.owner.email}`]);
});

test('200: a repeated cancellation, or one through the API, adds no audit entry', async () => {
  const { id, session } = await aLink();
  await links.cancelSession(session);
  const before = await links.desk.audit(1);
  expect((await links.cancelLink(id, session.id)).status).toBe(200);
  expect(await links.desk.audit(1)).toEqual(before);
  expect(await links.storyOf(id)).toEqual(['created', 'cancelled']);
});

test('200: a payment at the bank is withdrawn, and nothing is charged when the traveller returns', async () => {
  const { id, session } = await aLink();
  const { body: shown } = await links.start(session);
  expect((await links.cancelLink(id, session.id)).status).toBe(200);
  await links.atBank(session, shown);
  expect(await links.chargesOf(session)).toEqual([]);
  await links.checkMoney();
});

test('422 change.refused: a paid link stays paid', async () => {
  const { id, session } = await aLink();
  await links.atBank(session, (await links.start(session)).body);
  const refused = await links.cancelLink(id, session.id);
  expectPortalError(refused, 'change.refused', expect.stringContaining('can no longer be cancelled'));
  expect((await links.get(session)).body.status).toBe('paid');
});

test('422 change.refused: the link of a different order or agency is unknown and stays open', async () => {
  const [{ session }, other] = [await aLink(), await links.order()];
  const ofOther = await links.cancelLink(other.id, session.id);
  expectPortalError(ofOther, 'change.refused', expect.stringContaining('no such payment link'));
  const stranger = await links.memberAs('owner', 2);
  const theirs = await links.order({ as: 'meridian' });
  const path = `${links.pathOf(theirs.id, 2)}/cancellation`;
  expectPortalError(
    await stranger.call('POST', path, { body: { sessionId: session.id } }),
    'change.refused',
    expect.stringContaining('no such payment link'),
  );
  expect((await links.get(session)).body.status).toBe('open');
});

test('403 access.forbidden: finance members cancel no link', async () => {
  const { id, session } = await aLink();
  expectPortalError(await links.cancelLink(id, session.id, await links.memberAs('finance')), 'access.forbidden');
  expect((await links.get(session)).body.status).toBe('open');
});
