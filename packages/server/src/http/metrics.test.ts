import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

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

test('on a port of their own there are metrics, and nothing else', async () => {
  const server = await serveMetrics({ metrics: createMetrics(), port: 0, host: '127.0.0.1' });
  const { status, headers } = await fetch(`${server.url}/metrics`);
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=/)]);
  for (const path of ['/', '/METRICS', '/metrics/', '/metrics?x=1', '/openapi.json']) {
    expect((await fetch(`${server.url}${path}`)).status, path).toBe(404);
  }
  expect((await fetch(`${server.url}/metrics`, { method: 'POST' })).status).toBe(405);
  await server.close();
});
