import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../../../src/generated/management/openapi.json' with { type: 'json' };
import type { components } from '../../../src/generated/management/types.ts';
import { goLiveSteps } from '../../../src/management/go-live/rules.ts';
import { END_USER, passenger } from '../../operations/car-orders/ordering.ts';
import { foundCars } from '../../operations/car-search/trip.ts';
import { comeBack, type Paying, startPaying, visitBank } from '../../operations/payments/paying.ts';
import { agencies } from '../../support/agencies.ts';
import { portalAs, type SignedIn } from '../../support/portal.ts';

type GoLive = components['schemas']['GoLive'];

let paying: Paying;
let viewer: SignedIn;
beforeAll(async () => {
  paying = await startPaying({ RATE_LIMIT_SCALE: '1' });
  viewer = await portalAs(paying.service, 'viewer', { secondFactor: 'passed' });
});
afterAll(() => paying.stop());

async function checklist(): Promise<GoLive> {
  await paying.service.writeRequests();
  return (await viewer.call<GoLive>('GET', '/agencies/1/go-live')).body;
}
const seen = async () => (await checklist()).steps.flatMap(({ step, seenAt }) => (seenAt ? [step] : []));

test('the contract, the documentation and the response list the same go-live steps', async () => {
  const { isComplete, guide, steps } = await checklist();
  expect([isComplete, guide]).toEqual([false, '/docs/go-live']);
  expect(steps.map(({ step }) => step)).toEqual(Object.keys(goLiveSteps));
  const { step } = contract.components.schemas.GoLiveStep.properties;
  expect(step['x-extensible-enum']).toEqual(Object.keys(goLiveSteps));
});

test('each go-live step is marked as seen only after the agency performs it', async () => {
  const { service } = paying;
  const token = await paying.tokenOf('horizon');
  expect(await seen()).toEqual([]);
  const [car] = await foundCars(service, token);
  const { searchID, code } = car!;
  expect(await seen()).toEqual(['carSearched']);

  const body = { paymentType: 'creditCard', searchID, code, passenger };
  const headers = { ...END_USER, 'Idempotency-Key': 'shop-4711-b' };
  const create = () => service.api<{ id: string }>('POST', '/order', { token, body, headers });
  await create();
  expect(await seen()).toEqual(['carSearched', 'carOrdered']);
  await create();
  expect(await seen()).toContain('orderRepeated');

  const plain = await paying.order();
  await paying.pay(plain.id);
  expect(await seen()).toContain('paidByCard');
  expect(await seen()).not.toContain('paidWith3ds');
  const declined = await paying.order();
  expect((await paying.pay(declined.id, { cardNumber: '4129111111111111' })).status).toBe(402);
  expect(await seen()).toContain('declineHandled');
  const { threeDSHtmlContent: page } = (await paying.pay(declined.id, { isWith3DSecure: true })).body;
  expect(await seen()).not.toContain('paidWith3ds');
  await comeBack(paying, declined.id, await visitBank(paying, page!));
  expect(await seen()).toContain('paidWith3ds');

  await service.api('POST', `/order/${plain.id}/cancel_eligibility`, { token });
  await service.api('POST', `/order/${plain.id}/cancel`, { token });
  for (const step of ['eligibilityAsked', 'carCancelled']) expect(await seen()).toContain(step);

  await service.api('GET', '/events', { token });
  expect(await seen()).toContain('eventsUsed');
  const { body: tokens } = await service.api<{ refreshToken: string }>('POST', '/auth/login', {
    body: agencies.horizon,
  });
  expect(await seen()).not.toContain('tokensRenewed');
  await service.api('POST', '/auth/refresh', { body: { token: tokens.refreshToken } });
  expect(await seen()).toContain('tokensRenewed');
});

test('the rate-limit step is completed when a call succeeds after a 429, not when it is refused again', async () => {
  const token = await paying.tokenOf('horizon');
  const read = () => paying.service.api('GET', '/webhook-endpoints', { token });
  let status = 200;
  while (status === 200) status = (await read()).status;
  expect([status, (await read()).status]).toEqual([429, 429]);
  expect(await seen()).not.toContain('limitWaitedFor');
  paying.clock.advance(60);
  // Clears the rate limits. PostgreSQL uses the server clock, which tests cannot set.
  await paying.service.database.pool.query('delete from rate_limit');
  expect((await read()).status).toBe(200);
  expect(await seen()).toContain('limitWaitedFor');
});

test('go-live steps ignore calls older than 30 days and calls of other agencies', async () => {
  const meridian = await portalAs(paying.service, 'viewer', { secondFactor: 'passed', agencyId: 2 });
  const { body } = await meridian.call<GoLive>('GET', '/agencies/2/go-live');
  expect(body.steps.filter(({ seenAt }) => seenAt)).toEqual([]);
  paying.clock.advance(31 * 24 * 3_600);
  viewer = await portalAs(paying.service, 'viewer', { secondFactor: 'passed' });
  expect(await seen()).toEqual([]);
});
