import { expect, test } from 'vitest';
import {
  changeOf,
  EVENT_GROUPS,
  EVENT_TYPES,
  isUnsent,
  newEndpoint,
  requestOf,
  typedOf,
} from '../src/rules/webhooks.ts';

const typed = { ...newEndpoint(), url: ' https://hooks.agency.example/ ' };

test('a request for a webhook endpoint with all events contains no types and no empty description', () => {
  expect(requestOf(typed)).toEqual({ url: 'https://hooks.agency.example/', types: [] });
});

test('a webhook endpoint with selected events lists them, and one without any event is not submitted', () => {
  expect(requestOf({ ...typed, isForAll: false, types: ['refund.completed'] }).types).toEqual(['refund.completed']);
  expect(() => requestOf({ ...typed, isForAll: false })).toThrow('at least one event type');
});

test('a cleared description of a webhook endpoint is sent as empty', () => {
  const shown = { url: 'https://hooks.agency.example/', description: 'ours', types: ['refund.completed'] };
  expect(changeOf({ ...typedOf(shown), description: ' ' })).toEqual({
    url: shown.url,
    types: shown.types,
    description: '',
  });
});

test('every event type belongs to exactly one group', () => {
  expect(EVENT_GROUPS.flatMap(([, types]) => types)).toEqual(EVENT_TYPES);
});

test('a webhook delivery is unsent until its first attempt', () => {
  expect([isUnsent({ status: 'pending', tries: 0 }), isUnsent({ status: 'pending', tries: 2 })]).toEqual([true, false]);
});
