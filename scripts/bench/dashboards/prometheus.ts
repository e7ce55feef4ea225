import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../packages/server/test/support/agency-site.ts';
import type { Series } from './seen.ts';

const RULES = fileURLToPath(new URL('../../operate/prometheus/alerts.yml', import.meta.url));
const EVERY = '1s';
const READY_WITHIN_MS = 30_000;

type Rule = {
  readonly name: string;
  readonly health: 'ok' | 'err' | 'unknown';
  readonly lastError?: string;
  readonly state: 'inactive' | 'pending' | 'firing';
};

export type Prometheus = {
  readonly url: string;
  /** Evaluates an expression for each second between two Unix timestamps in seconds. */
  range(expression: string, from: number, until: number): Promise<readonly Series[]>;
  rules(): Promise<readonly Rule[]>;
  stop(): Promise<void>;
};

/** Metrics ports by the job name in `prometheus.yml`, which alerts and panels refer to. */
type Jobs = Readonly<Record<'agency-booking' | 'agency-booking-payment-page', number>>;

/** Scrapes the jobs every second, and applies the rules in `alerts.yml`. */
export async function startPrometheus(jobs: Jobs): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'prometheus-'));
  const config = join(folder, 'prometheus.yml');
  // Written as JSON, which is also valid YAML.
  const settings = {
    global: { scrape_interval: EVERY, evaluation_interval: EVERY },
    rule_files: [RULES],
    scrape_configs: Object.entries(jobs).map(([job_name, port]) => ({
      job_name,
      scrape_timeout: EVERY,
      static_configs: [{ targets: [`127.0.0.1:${port}`] }],
    })),
  };
  await writeFile(config, JSON.stringify(settings));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ].concat('--log.level=error'),
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const url = `http://${address}`;

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, maxRetries: 3 });
  }

  async function ask<Data>(path: string, form?: Record<string, string>): Promise<Data> {
    const response = await fetch(`${url}/api/v1/${path}`, form && { method: 'POST', body: new URLSearchParams(form) });
    const { status, data, error } = (await response.json()) as { status: string; data: Data; error?: string };
    if (status !== 'success') throw new Error(`Prometheus refuses ${path}: ${error}`);
    return data;
  }

  const isReady = () =>
    fetch(`${url}/-/ready`)
      .then(({ ok }) => ok)
      .catch(() => false);
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error('Prometheus did not start');
    }
    await wait(100);
  }

  return {
    url,
    async range(query, from, until) {
      const { result } = await ask<{ result: { metric: Series['labels']; values: [number, string][] }[] }>(
        'query_range',
        { query, start: `${from}`, end: `${until}`, step: EVERY },
      );
      return result.map(({ metric, values }) => ({ labels: metric, values: values.map(([, value]) => Number(value)) }));
    },
    async rules() {
      const { groups } = await ask<{ groups: { rules: Rule[] }[] }>('rules');
      return groups.flatMap(({ rules }) => rules);
    },
    stop,
  };
}
