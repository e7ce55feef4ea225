import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('calls to outside parties are counted and timed by party and operation', async () => {
  const metrics = createMetrics();
  const call = { party: 'CREDITBUREAU', operation: 'listPhones' };
  metrics.outsideCalled({ ...call, outcome: 'answered', durationMilliseconds: 1_500 });
  metrics.outsideCalled({ ...call, outcome: 'late', durationMilliseconds: 5_000 });

  const lines = (await metrics.text()).split('\n');
  const labels = 'party="CREDITBUREAU",operation="listPhones"';
  expect(lines).toContain(`outside_calls_total{${labels},outcome="answered"} 1`);
  expect(lines).toContain(`outside_calls_total{${labels},outcome="late"} 1`);
  expect(lines).toContain(`outside_call_seconds_bucket{le="1",${labels}} 0`);
  expect(lines).toContain(`outside_call_seconds_bucket{le="2",${labels}} 1`);
  expect(lines).toContain(`outside_call_seconds_sum{${labels}} 6.5`);
});
