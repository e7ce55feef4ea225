import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

const linesOf = async (metrics: ReturnType<typeof createMetrics>) => (await metrics.text()).split('\n');

test('external calls are counted and timed by party, operation and outcome', async () => {
  const metrics = createMetrics();
  const call = { party: 'CREDITBUREAU', operation: 'listPhones' };
  metrics.externalCallMade({ ...call, outcome: 'answered', durationMilliseconds: 1_500 });
  metrics.externalCallMade({ ...call, outcome: 'late', durationMilliseconds: 5_000 });

  const lines = await linesOf(metrics);
  const name = 'http_client_request_duration_seconds';
  const labels = (outcome: string) => `party="CREDITBUREAU",operation="listPhones",outcome="${outcome}"`;
  expect(lines).toContain(`${name}_bucket{le="1",${labels('answered')}} 0`);
  expect(lines).toContain(`${name}_bucket{le="2",${labels('answered')}} 1`);
  expect(lines).toContain(`${name}_sum{${labels('late')}} 5`);
  expect(lines).toContain(`${name}_count{${labels('late')}} 1`);
});

test('an open circuit breaker is shown until it closes', async () => {
  const metrics = createMetrics();
  metrics.circuitChanged({ party: 'ANADOLU', isOpen: true });
  expect(await linesOf(metrics)).toContain('circuit_breaker_open{party="ANADOLU"} 1');
  metrics.circuitChanged({ party: 'ANADOLU', isOpen: false });
  expect(await linesOf(metrics)).toContain('circuit_breaker_open{party="ANADOLU"} 0');
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no database');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no database'))],
])(
  'a scrape succeeds when a source %s, which keeps its last figures and is down until it counts again',
  async (_, fails) => {
    const metrics = createMetrics();
    const two = () => ({ operator_tasks_open: { refundRefused: 2 } });
    const counts = [two, fails, two];
    metrics.read('operatorTasks', () => counts.shift()!());
    metrics.read('requests', () => ({ http_server_active_requests: 7 }));
    const server = await serveMetrics({ metrics, port: 0, host: '127.0.0.1' });
    await fetch(`${server.url}/metrics`);

    const answer = await fetch(`${server.url}/metrics`);
    const lines = (await answer.text()).split('\n');
    expect(answer.status).toBe(200);
    expect(lines).toContain('metrics_source_up{source="operatorTasks"} 0');
    expect(lines).toContain('operator_tasks_open{kind="refundRefused"} 2');
    expect(lines).toContain('metrics_source_up{source="requests"} 1');
    expect(lines).toContain('http_server_active_requests 7');
    expect(await linesOf(metrics)).toContain('metrics_source_up{source="operatorTasks"} 1');
    await server.close();
  },
);

test('a source that hangs is down in every scrape and is queried once', async () => {
  const metrics = createMetrics();
  let asked = 0;
  metrics.read('operatorTasks', () => {
    asked += 1;
    return new Promise(() => {});
  });
  const scrapes = await Promise.all([linesOf(metrics), linesOf(metrics)]);
  expect(asked).toBe(1);
  for (const lines of scrapes) expect(lines).toContain('metrics_source_up{source="operatorTasks"} 0');
});

test('a security event that has never happened is reported as 0, so the first one is an increase', async () => {
  const metrics = createMetrics();
  const reused = 'security_events_total{event="refreshToken.reused",reason="usedBefore"}';
  expect(await linesOf(metrics)).toContain(`${reused} 0`);
  metrics.securityEvent({ event: 'refreshToken.reused', reason: 'usedBefore' });
  expect(await linesOf(metrics)).toContain(`${reused} 1`);
});

test('a figure that a source no longer reports is absent from the next scrape', async () => {
  const metrics = createMetrics();
  const ages: Record<string, number>[] = [{ money: 1, watch: 2 }, { money: 3 }];
  metrics.read('loops', () => ({ background_round_age_seconds: ages.shift()! }));
  await metrics.text();
  const samples = (await linesOf(metrics)).filter((line) => line.startsWith('background_round_age_seconds'));
  expect(samples).toEqual(['background_round_age_seconds{loop="money"} 3']);
});

test('500: figures that cannot be rendered do not end the process', async () => {
  const metrics = { ...createMetrics(), text: () => Promise.reject(new Error('broken')) };
  const server = await serveMetrics({ metrics, port: 0, host: '127.0.0.1' });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(500);
  await server.close();
});

test('the metrics port serves metrics only', async () => {
  const server = await serveMetrics({ metrics: createMetrics(), port: 0, host: '127.0.0.1' });
  const { status, headers } = await fetch(`${server.url}/metrics`);
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=/)]);
  for (const path of ['/', '/METRICS', '/metrics/', '/metrics?x=1', '/openapi.json']) {
    expect((await fetch(`${server.url}${path}`)).status, path).toBe(404);
  }
  expect((await fetch(`${server.url}/metrics`, { method: 'POST' })).status).toBe(405);
  await server.close();
});
