import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Hooking, startHooking } from './hooking.ts';

let hooking: Hooking;
beforeAll(async () => {
  hooking = await startHooking();
});
afterAll(() => hooking.stop());
afterEach(() => hooking.removeAll());

test('200: returns only the endpoints of the agency, oldest first and without secrets', async () => {
  const first = (await hooking.made({ description: 'The back office', types: ['carOrder.reserved'] })).endpoint;
  hooking.clock.advance(1);
  const second = (await hooking.made()).endpoint;
  expect((await hooking.list()).body).toEqual({ results: [first, second] });
  expect((await hooking.list('lodos')).body).toEqual({ results: [] });
});
