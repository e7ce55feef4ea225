import { expect, test } from 'vitest';
import type { OrderHappening } from '../src/generated/types.ts';
import { countedChoices } from '../src/rules/counts.ts';
import { declineText, sentenceOf, storyOf } from '../src/rules/order-story.ts';
import { productText, routeText } from '../src/rules/orders.ts';
import { en } from '../src/words/en/index.ts';

const { orders: words } = en;
const entry = (what: OrderHappening['what'], event: string, more: Partial<OrderHappening> = {}): OrderHappening => ({
  ...{ at: '2027-03-01T09:00:00Z', what, event, subject: 'x' },
  ...more,
});
const call = (event: string, outcome: 'answered' | 'late') =>
  entry('call', event, {
    call: { ...{ partyKind: 'vendor', outcome, times: 1 }, lastAt: '2027-03-01T09:00:01Z', longestMilliseconds: 5 },
  });
const told = (...timeline: OrderHappening[]) => storyOf(timeline).map((step) => sentenceOf(step, words));

test('an answered call and an event belong to the step before them, and an unanswered call is a step', () => {
  const story = storyOf([
    ...[entry('order', 'created'), call('lookUpBin', 'answered'), entry('event', 'carOrder.pending')],
    call('createReservation', 'late'),
  ]);
  expect(story.map(({ technical }) => technical.map(({ event }) => event))).toEqual([
    ['lookUpBin', 'carOrder.pending'],
    [],
  ]);
  expect(sentenceOf(story[1]!, words)).toBe('The vendor did not respond in time.');
});

test('a payment that completes after the cancellation of a leg is not described as a new payment', () => {
  const steps = ['completed', 'cancelling', 'refunding', 'completed'].map((event) => entry('payment', event));
  expect(told(...steps)).toEqual([
    ...['The payment is complete.', 'The cancellation was sent to the provider.'],
    ...['The provider accepted the cancellation.', 'The cancellation of the leg is complete.'],
  ]);
  expect(told(entry('payment', 'cancelling'), entry('payment', 'completed'))).toContain(
    'The provider refused the cancellation.',
  );
});

test('a cancellation without a refund never mentions one as requested or complete', () => {
  const amount = { amount: 0, currency: 'TRY' } as const;
  expect(told(entry('payment', 'refunding', { amount }), entry('payment', 'refunded', { amount }))).toEqual([
    'The provider accepted the cancellation. The terms allow no refund.',
    'The cancellation is complete. There is no refund.',
  ]);
});

test('a declined 3D Secure states who declined, why, and what to do', () => {
  const text = declineText(entry('payment', 'declined', { detail: 'notAuthenticated' }), words);
  expect(text).toMatch(/^The customer’s bank did not confirm .* try again/);
  expect(declineText(entry('payment', 'charged'), words)).toBeUndefined();
});

test('an event of a later release is described in general words', () => {
  expect(told(entry('payment', 'someNewState'))).toEqual([words.story.other]);
});

test('the route of a rental that is returned to its office is named once', () => {
  const rental = { kind: 'car', product: 'Fiat Egea', route: { from: 'IST', to: 'IST', isRoundTrip: false } } as const;
  expect([productText(rental, words), routeText(rental, words)]).toEqual([
    'Fiat Egea or similar',
    'IST, returned to the same office',
  ]);
  const transfer = { kind: 'transfer', product: 'Vito', route: { from: 'IST', isRoundTrip: true } } as const;
  expect(routeText(transfer, words)).toBe('IST ⇄ address hidden');
});

test('a filter value that no longer occurs stays selectable', () => {
  const textOf = (value: string) => value.toUpperCase();
  expect(countedChoices([['a', 1200]], textOf, 'b', 'en')).toEqual([
    { value: 'a', text: 'A (1,200)' },
    { value: 'b', text: 'B' },
  ]);
});
