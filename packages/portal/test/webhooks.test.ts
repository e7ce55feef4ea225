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

test('an endpoint for all events names no type, and no note that is empty', () => {
  expect(requestOf(typed)).toEqual({ url: 'https://hooks.agency.example/', types: [] });
});

test('an endpoint for some events names them, and one for none is not sent', () => {
  expect(requestOf({ ...typed, isForAll: false, types: ['refund.completed'] }).types).toEqual(['refund.completed']);
  expect(() => requestOf({ ...typed, isForAll: false })).toThrow('at least one type');
});

test('a note that was emptied is taken away', () => {
  const shown = { url: 'https://hooks.agency.example/', description: 'ours', types: ['refund.completed'] };
  expect(changeOf({ ...typedOf(shown), description: ' ' })).toEqual({
    url: shown.url,
    types: shown.types,
    description: '',
  });
});

test('every type of event is in the group of what it is about', () => {
  expect(EVENT_GROUPS.flatMap(([, types]) => types)).toEqual(EVENT_TYPES);
});

test('a delivery is unsent until its first try', () => {
  expect([isUnsent({ status: 'pending', tries: 0 }), isUnsent({ status: 'pending', tries: 2 })]).toEqual([true, false]);
});
