import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError } from '../../support/portal.ts';
import { type Links, startLinks } from './payment-links.ts';

let links: Links;
beforeAll(async () => {
  links = await startLinks();
});
afterAll(() => links.stop());

test('201: the link opens the payment page and belongs to a session of the public API', async () => {
  const { id } = await links.order();
  const { status, body } = await links.createLink(id, { expiresInMinutes: 120 });
  expect(status).toBe(201);
  const now = links.clock.now();
  expect(body).toEqual({
    isPossible: false,
    current: {
      sessionId: expect.stringMatching(/^pay_/),
      status: 'open',
      url: expect.stringMatching(/^https:\/\/pay\.example\.com\/pay\/[\w-]{22}$/),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 7_200_000).toISOString(),
    },
  });
  const { sessionId, url } = body.current!;
  const { body: session } = await links.api('GET', `/payment/sessions/${sessionId}`);
  expect(session).toMatchObject({ id: sessionId, orderID: id, url, status: 'open' });
});

test('201: the audit log and the timeline name the member, and neither they nor the database contain the link', async () => {
  const { id } = await links.order();
  const { sessionId, url } = (await links.createLink(id)).body.current!;
  const [entry] = await links.desk.audit(1);
  expect(entry).toEqual({
    ...{ by: links.owner.email, action: 'createOrderPaymentLink', subject: `order ${id}` },
    facts: [{ name: 'paymentSession', after: sessionId }],
  });
  expect(await links.storyOf(id)).toEqual([`createOrderPaymentLink by ${links.owner.email}`]);
  expect(await links.storyOf(id, await links.memberAs('viewer'))).toEqual(['createOrderPaymentLink by portal']);
  const secret = url.split('/').at(-1)!;
  const { rows } = await links.service.database.pool.query<{ text: string }>(
    `select (select string_agg(t::text, ' ') from payment_session t) || (select string_agg(t::text, ' ') from audit_event t)
       || (select string_agg(t::text, ' ') from event t) as text`,
  );
  expect(rows[0]!.text).not.toContain(secret);
  expect(links.service.log.join(' ')).not.toContain(secret);
});

test('the timeline shows how the traveller pays with the link', async () => {
  const { id: orderID } = await links.order();
  const { sessionId: id, url } = (await links.createLink(orderID)).body.current!;
  const session = (await links.api('GET', `/payment/sessions/${id}`)).body;
  const created = `createOrderPaymentLink by ${links.owner.email}`;
  await links.read(session);
  expect(await links.storyOf(orderID)).toEqual([created, 'opened']);
  links.clock.advance(60);
  await links.read(session);
  const { body: shown } = await links.start(session);
  expect((await links.readLink(orderID)).body.current).toMatchObject({ status: 'processing', url });
  await links.atBank(session, shown, 'cancel');
  expect(await links.storyOf(orderID)).toEqual([created, 'opened']);
  await links.atBank(session, (await links.start(session)).body);
  expect(await links.storyOf(orderID)).toEqual([created, 'opened', 'paid']);
  expect((await links.readLink(orderID)).body).toEqual({ isPossible: false });
  const { body } = await links.owner.call<{ timeline: { what: string; event: string }[] }>(
    'GET',
    `/agencies/1/orders/${orderID}`,
  );
  const steps = body.timeline.map(({ what, event }) => `${what} ${event}`);
  expect(steps).toContain('payment declined');
  expect(steps.indexOf('payment completed')).toBeLessThan(steps.indexOf('session paid'));
});

test('422 change.refused: of two members who create a link at the same time, one is refused', async () => {
  const { id } = await links.order();
  const answers = await Promise.all([links.createLink(id), links.createLink(id, {}, links.desk.operator)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  const refused = answers.find(({ status }) => status === 422)!;
  expectPortalError(refused, 'change.refused', expect.stringContaining('already has a payment link'));
  expect(await links.storyOf(id)).toHaveLength(1);
});

test('422 change.refused: a paid order has no link', async () => {
  const { id } = await links.order();
  await links.pay(id);
  expectPortalError(await links.createLink(id), 'change.refused', expect.stringContaining('can no longer be paid'));
});

test('400 request.invalid: a return address with an origin that is not registered is refused', async () => {
  const { id } = await links.order();
  const message = 'must have an origin that is registered for the agency';
  const answer = await links.createLink(id, { returnUrl: 'https://evil.example/' });
  expectPortalError(answer, 'request.invalid', { field: 'returnUrl', message });
  expect((await links.readLink(id)).body).toEqual({ isPossible: true });
});

test.each(['developer', 'finance', 'viewer'] as const)(
  '403 access.forbidden: the role %s creates no link',
  async (role) => {
    const { id } = await links.order();
    expectPortalError(await links.createLink(id, {}, await links.memberAs(role)), 'access.forbidden');
    expect((await links.readLink(id)).body).toEqual({ isPossible: true });
  },
);

test('404 order.notFound: a member cannot create a link for an order of a different agency', async () => {
  const { id } = await links.order();
  const stranger = await links.memberAs('owner', 2);
  const body = { returnUrl: 'http://localhost:3000/done' };
  expectPortalError(await stranger.call('POST', links.pathOf(id, 2), { body }), 'order.notFound');
  expectPortalError(await stranger.call('POST', links.pathOf(id), { body }), 'agency.notFound');
  expect((await links.readLink(id)).body).toEqual({ isPossible: true });
});
