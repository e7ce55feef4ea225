import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createMetrics as createPageMetrics } from '../../packages/payment-page/src/metrics.ts';
import { createMetrics } from '../../packages/server/src/http/metrics.ts';
import { alertRules, dashboardPanels, metricsIn } from './metric-names.ts';

const PROMTOOL = '/usr/bin/promtool';
const folder = fileURLToPath(new URL('prometheus/', import.meta.url));
const runbook = readFileSync(new URL('RUNBOOK.md', import.meta.url), 'utf8');
const names = [...createMetrics().names(), ...createPageMetrics().names()];
/** Metrics that exist when Prometheus scrapes the service and the payment page. */
const exported = new Set([...names, 'up']);
const alerts = alertRules();

test('metrics are found in an expression with functions, labels and numbers', () => {
  const expression =
    'sum by (party) (rate(a_total{b_c=~"d_e|f_g"}[5m])) / on (x_y) max(h_i) > 0.5 or bool_metric_j == 1';
  expect(metricsIn(expression)).toEqual(['a_total', 'h_i', 'bool_metric_j']);
});

test.each(alerts.map(({ alert, expr }) => [alert, expr]))('the alert %s uses existing metrics', (_, expr) => {
  expect(metricsIn(expr)).not.toEqual([]);
  expect(metricsIn(expr).filter((name) => !exported.has(name))).toEqual([]);
});

test.each(dashboardPanels().map((panel) => [panel.title, panel]))(
  'the panel "%s" uses existing metrics',
  (_, panel) => {
    const read = panel.targets.flatMap(({ expr }) => metricsIn(expr));
    expect(read).not.toEqual([]);
    expect(read.filter((name) => !exported.has(name))).toEqual([]);
  },
);

test('every metric of the service and of the payment page is on the dashboard', () => {
  const shown = new Set(dashboardPanels().flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))));
  const own = names.filter((name) => !/^(nodejs|process)_/.test(name));
  // A histogram counts as used if its buckets or its count are used.
  const missing = own.filter((name) => !shown.has(name) && !/_(bucket|sum|count)$/.test(name));
  expect(missing).toEqual([]);
});

test('every alert has a section in the runbook, and no other section exists', () => {
  const sections = runbook.split('\n## Alerts\n')[1]!.split('\n## ')[0]!;
  const names = [...sections.matchAll(/^### (\w+)$/gm)].map(([, name]) => name!);
  expect(names.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  expect(alerts.filter(({ labels }) => !['page', 'ticket'].includes(labels.severity))).toEqual([]);
});

describe.skipIf(!existsSync(PROMTOOL))('the Prometheus files', () => {
  const promtool = (...args: string[]) => promisify(execFile)(PROMTOOL, args, { cwd: folder });

  test('Prometheus accepts the configuration and the rules', async () => {
    await expect(promtool('check', 'config', 'prometheus.yml')).resolves.toBeTruthy();
  });

  test('the alert rules fire exactly in the tested cases', async () => {
    await expect(promtool('test', 'rules', 'alerts.test.yml', 'alerts.days.test.yml')).resolves.toBeTruthy();
  });
});
