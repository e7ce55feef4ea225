import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError } from '../../support/portal.ts';
import { type Links, startLinks } from './payment-links.ts';

let links: Links;
beforeAll(async () => {
  links = await startLinks();
});
afterAll(() => links.stop());

test('200: a link that the agency has created through the API is shown', async () => {
  const { id } = await links.order();
  const session = await links.create(id);
  const { status, body } = await links.readLink(id);
  expect([status, body.current]).toMatchObject([200, { sessionId: session.id, url: session.url }]);
  expect(await links.storyOf(id)).toEqual(['created']);
});

test('200: after the expiry, the link is absent and a new one can be created', async () => {
  const { id } = await links.order();
  await links.createLink(id, { expiresInMinutes: 5 });
  links.clock.advance(5 * 60);
  expect((await links.readLink(id)).body).toEqual({ isPossible: true });
  await links.service.endLapsedOrders();
  expect(await links.storyOf(id)).toEqual([expect.stringMatching(/^createOrderPaymentLink/), 'expired']);
  expect((await links.createLink(id)).status).toBe(201);
});

test('200: the timeline explains that a link ended because the order was paid or cancelled', async () => {
  const [paid, cancelled] = [await links.order(), await links.order()];
  await links.create(paid.id);
  await links.create(cancelled.id);
  await links.pay(paid.id);
  await links.cancel(cancelled.id);
  expect(await links.storyOf(paid.id)).toEqual(['created', 'orderPaid']);
  expect(await links.storyOf(cancelled.id)).toEqual(['created', 'orderEnded']);
});

test('200: orders that cannot be paid by card on the page offer no link', async () => {
  const other = await links.order({ vendor: 'Anadolu Rent' });
  expect((await links.readLink(other.id)).body).toEqual({ isPossible: false });
});

test('403 access.forbidden: viewers cannot read the link', async () => {
  const { id } = await links.order();
  await links.create(id);
  expectPortalError(await links.readLink(id, await links.memberAs('viewer')), 'access.forbidden');
});

test('404 order.notFound: an order of a different agency is unknown', async () => {
  const { id } = await links.order();
  await links.create(id);
  const stranger = await links.memberAs('owner', 2);
  expectPortalError(await stranger.call('GET', links.pathOf(id, 2)), 'order.notFound');
});
