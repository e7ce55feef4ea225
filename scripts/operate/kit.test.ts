import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settings } from '../../packages/server/src/config/config.ts';
import { mayBeFile } from '../../packages/server/src/config/production.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const dockerfile = read('container/Dockerfile');
const steps = globSync('steps/*.sh', { cwd: folder }).map((file) => `scripts/operate/${file}`);
const known = new Set(
  settings.flatMap((setting) => [setting.variable, ...(mayBeFile(setting) ? [`${setting.variable}_FILE`] : [])]),
);
const defaultOf = (variable: string) => {
  const setting = settings.find((one) => one.variable === variable)!;
  return Number(setting.productionDefault ?? setting.default);
};

type Service = { readonly [option: string]: unknown; readonly command?: readonly string[]; readonly env_file?: string };
const compose = parse(read('container/compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, unknown>>;
};
const ofService = Object.values(compose.services).filter(({ image }) => image === 'agency-booking');

type Container = { readonly [option: string]: unknown; readonly command?: readonly string[] };
type Manifest = {
  readonly kind: string;
  readonly data?: object;
  readonly spec?: { readonly template?: { readonly spec: Pod } };
};
type Pod = {
  readonly securityContext: object;
  readonly containers: readonly Container[];
  readonly automountServiceAccountToken: boolean;
};
const manifests = ['service', 'migrate'].flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}.yaml`)).map((document) => document.toJS() as Manifest),
);
const pods = manifests.flatMap(({ spec }) => spec?.template?.spec ?? []);
const containers = pods.flatMap((pod) => pod.containers);

test('the image runs only the step scripts', () => {
  const commands = [...dockerfile.matchAll(/^(?:RUN (\S+)|CMD \["([^"]+)"\])/gm)].map(([, run, cmd]) => run ?? cmd!);
  expect(commands).toEqual(['build', 'install', 'start'].map((name) => `scripts/operate/steps/${name}.sh`));
  expect(commands.filter((command) => !steps.includes(command))).toEqual([]);
});

test('the image uses the Node.js version of the repository', () => {
  const { optionalDependencies } = JSON.parse(read('../../package.json')) as { optionalDependencies: { node: string } };
  const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(versions)).toEqual(new Set([optionalDependencies.node]));
});

test('the step scripts require the Node.js version of the repository', () => {
  const { optionalDependencies } = JSON.parse(read('../../package.json')) as { optionalDependencies: { node: string } };
  const [major] = optionalDependencies.node.split('.');
  const running = ['admin', 'migrate', 'start'].map((name) => read(`steps/${name}.sh`));
  for (const step of running) expect(step).toContain(`\nneed_node ${major}\n`);
  expect(read('RUNBOOK.md')).toContain(`Node ${major} or newer`);
});

describe('outdated Node.js', () => {
  let bin: string;
  beforeAll(async () => {
    bin = await mkdtemp(join(tmpdir(), 'older-node-'));
    await writeFile(join(bin, 'node'), '#!/bin/sh\necho v19.9.0\n', { mode: 0o755 });
  });
  afterAll(() => rm(bin, { recursive: true }));

  test.each([
    ['admin.sh', 24],
    ['build.sh', 20],
    ['install.sh', 20],
    ['migrate.sh', 24],
    ['start.sh', 24],
  ])('%s reports the required Node.js version and exits with code 1', async (step, needed) => {
    const env = { PATH: `${bin}:/usr/bin:/bin` };
    const refused = await promisify(execFile)(join(folder, 'steps', step), [join(bin, 'target')], { env }).catch(
      (error: { code: number; stderr: string }) => error,
    );
    expect(refused).toMatchObject({
      code: 1,
      stderr: `Node in PATH: v19.9.0. ${step} needs Node ${needed} or newer: install it, or put its folder first in PATH.\n`,
    });
    expect(existsSync(join(bin, 'target'))).toBe(false);
  });
});

test('the ports of the image and the manifests match the settings', () => {
  const ports = [defaultOf('PORT'), defaultOf('METRICS_PORT')];
  expect(dockerfile).toContain(`EXPOSE ${ports.join(' ')}`);
  expect(containers[0]!.ports).toMatchObject(ports.map((containerPort) => ({ containerPort })));
  expect(read('prometheus/prometheus.yml')).toContain(`service-1:${ports[1]}`);
});

test('no process runs as root, writes to its file system or can gain privileges', () => {
  expect(dockerfile).toMatch(/^USER 65532:65532$/m);
  const closed = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
  expect(ofService).toHaveLength(3);
  for (const service of ofService) expect(service).toMatchObject(closed);
  const securityContext = {
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  };
  for (const container of containers) expect(container).toMatchObject({ securityContext });
  for (const pod of pods) {
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
  }
});

test('only the migration job knows the schema owner', () => {
  const knowing = Object.entries(compose.services).filter(([, service]) =>
    JSON.stringify(service).includes('database_migration_url'),
  );
  expect(knowing.map(([name]) => name)).toEqual(['migrate']);
  const { command } = compose.services.migrate!;
  expect(command).toEqual(['scripts/operate/steps/migrate.sh']);
  const withOwner = containers.filter((container) => JSON.stringify(container).includes('agency-booking-owner'));
  expect(withOwner.map((container) => container.command)).toEqual([command]);
});

test('every variable in the deployment kit is a setting', () => {
  const inEnv = [...read('container/service.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
  const inImage = [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name!);
  const inMap = manifests.flatMap(({ data }) => Object.keys(data ?? {}));
  const inMigrate = Object.keys(compose.services.migrate!.environment as object);
  expect([...inEnv, ...inImage, ...inMap, ...inMigrate].filter((name) => !known.has(name))).toEqual([]);
});

test('every file that compose reads is in the deployment kit or described in its README', () => {
  const mounted = [...read('container/compose.yaml').matchAll(/"(\.[^":]+):/g)].map(([, file]) => file!);
  expect(mounted.filter((file) => !existsSync(new URL(file, new URL('container/', import.meta.url))))).toEqual([]);
  const made = read('README.md');
  const undocumented = Object.keys(compose.secrets).filter(
    (name) => !made.includes(name) && !/authority|_key|_certificate/.test(name),
  );
  expect(undocumented).toEqual([]);
});

test('the probes use paths that the service serves', () => {
  const deployment = containers.find(({ name }) => name === 'service')!;
  const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(
    (probe) => (deployment[probe] as { httpGet: { path: string } }).httpGet.path,
  );
  expect(paths).toEqual(['/health/ready', '/health/ready', '/health/live']);
});
