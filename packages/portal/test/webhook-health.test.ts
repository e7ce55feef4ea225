import { expect, test } from 'vitest';
import { isDue, isInTrouble, shareOf, type Watched } from '../src/rules/webhook-health.ts';

const quiet = { delivered: 0, failed: 0 };
const endpoint = {
  ...{ id: 'whe_1', url: 'https://hooks.agency.example/', types: [], createdAt: '', updatedAt: '' },
  status: 'enabled',
  health: { endpointId: 'whe_1', waiting: 0, last24Hours: quiet, last7Days: quiet },
} satisfies Watched;

test('an endpoint is in trouble while its deliveries fail, or if the service has disabled it', () => {
  const failing = { ...endpoint, health: { ...endpoint.health, failingSince: '2027-03-01T09:00:00Z' } };
  const disabledFor = (disabledReason: string): Watched => ({ ...endpoint, status: 'disabled', disabledReason });
  const all = [endpoint, failing, disabledFor('agency'), disabledFor('failing'), disabledFor('gone')];
  expect(all.map(isInTrouble)).toEqual([false, true, false, true, true]);
});

test('an attempt whose time has passed is due', () => {
  const now = Date.parse('2027-03-01T09:00:00Z');
  expect(['2027-03-01T08:59:50Z', '2027-03-01T09:00:10Z'].map((at) => isDue(at, now))).toEqual([true, false]);
});

test('a success rate of 100% is shown only if no delivery failed', () => {
  expect(shareOf({ delivered: 9_999, failed: 1 }, 'en')).toBe('99.9%');
  expect(shareOf({ delivered: 3, failed: 0 }, 'en')).toBe('100%');
  expect(shareOf(quiet, 'en')).toBeUndefined();
});
