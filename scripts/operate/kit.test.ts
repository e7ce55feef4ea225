import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { PAY_PORT } from '../../packages/connector-contracts/src/parties.ts';
import { TIMEOUT_MILLISECONDS } from '../../packages/payment-page/src/main.ts';
import { VARIABLES } from '../../packages/payment-page/src/settings.ts';
import { settings } from '../../packages/server/src/config/config.ts';
import { mayBeFile } from '../../packages/server/src/config/production.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const dockerfile = read('container/Dockerfile');
const pageDockerfile = read('container/payment-page.Dockerfile');
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
const imagesOf = (name: string) => Object.values(compose.services).filter(({ image }) => image === name);
const ofService = imagesOf('agency-booking');
const ofPage = imagesOf('agency-booking-payment-page');

type Container = { readonly [option: string]: unknown; readonly command?: readonly string[] };
type Manifest = {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: { readonly template?: { readonly spec: Pod } };
};
type Pod = {
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext: object;
  readonly containers: readonly Container[];
  readonly automountServiceAccountToken: boolean;
};
const manifestsIn = (name: string) =>
  parseAllDocuments(read(`kubernetes/${name}.yaml`)).map((document) => document.toJS() as Manifest);
const pageManifests = manifestsIn('payment-page');
const manifests = ['service', 'migrate'].flatMap(manifestsIn).concat(pageManifests);
const pods = manifests.flatMap(({ spec }) => spec?.template?.spec ?? []);
const dataOf = (name: string) =>
  manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name)!.data!;
type Rule = {
  readonly to?: readonly object[];
  readonly from?: readonly object[];
  readonly ports: readonly { readonly port: number }[];
};
type Policy = {
  readonly policyTypes: readonly string[];
  readonly ingress?: readonly Rule[];
  readonly egress?: readonly Rule[];
};
const containers = pods.flatMap((pod) => pod.containers);

test.each([
  ['the service', dockerfile, ['build', 'install', 'start']],
  ['the payment page', pageDockerfile, ['install', 'start-payment-page']],
])('the image of %s runs only the step scripts', (_, file, names) => {
  const commands = [...file.matchAll(/^(?:RUN (\S+)|CMD \["([^"]+)"\])/gm)].map(([, run, cmd]) => run ?? cmd!);
  expect(commands).toEqual(names.map((name) => `scripts/operate/steps/${name}.sh`));
  expect(commands.filter((command) => !steps.includes(command))).toEqual([]);
});

test('the image uses the Node.js version of the repository', () => {
  const { optionalDependencies } = JSON.parse(read('../../package.json')) as { optionalDependencies: { node: string } };
  const versions = [...`${dockerfile}${pageDockerfile}`.matchAll(/^FROM node:([\d.]+)-/gm)].map(
    ([, version]) => version,
  );
  expect(new Set(versions)).toEqual(new Set([optionalDependencies.node]));
});

test('the step scripts require the Node.js version of the repository', () => {
  const { optionalDependencies } = JSON.parse(read('../../package.json')) as { optionalDependencies: { node: string } };
  const [major] = optionalDependencies.node.split('.');
  const running = ['admin', 'migrate', 'start', 'start-payment-page'].map((name) => read(`steps/${name}.sh`));
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
    ['start-payment-page.sh', 24],
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
  const service = containers.find(({ name }) => name === 'service')!;
  const pageCalls = dataOf('agency-booking').PAYMENT_PAGE_PORT;
  const expected = [...ports, Number(pageCalls)].map((containerPort) => ({ containerPort }));
  expect(service.ports).toMatchObject(expected);
  expect(read('prometheus/prometheus.yml')).toContain(`service-1:${ports[1]}`);
});

test('the ports of the payment page match in the image, the manifests, Compose and Prometheus', () => {
  const [, metricsPort] = /PAY_METRICS_PORT=(\d+)/.exec(pageDockerfile)!;
  expect(pageDockerfile).toContain(`EXPOSE ${PAY_PORT} ${metricsPort}`);
  const page = containers.find(({ name }) => name === 'payment-page')!;
  expect(page.ports).toMatchObject([PAY_PORT, Number(metricsPort)].map((containerPort) => ({ containerPort })));
  expect(read('prometheus/prometheus.yml')).toContain(`payment-page-1:${metricsPort}`);
  expect(read('container/compose.yaml')).toContain(`PAGE_1: payment-page-1:${PAY_PORT}`);
});

test('the payment page reaches only the calls port of the service, the processor and DNS, and only it reaches that port', () => {
  const callsPort = Number(dataOf('agency-booking').PAYMENT_PAGE_PORT);
  const policies = Object.fromEntries(
    pageManifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ metadata, spec }) => [metadata.name, spec]),
  ) as unknown as Readonly<Record<string, Policy>>;
  const page = policies['agency-booking-payment-page']!;
  expect(page.policyTypes).toEqual(['Ingress', 'Egress']);
  const portsOf = ({ ports }: Rule) => ports.map(({ port }) => port);
  expect(page.egress!.map(portsOf)).toEqual([[callsPort], [443], [53, 53]]);
  expect(page.egress!.map(({ to }) => Object.keys(to![0]!))).toEqual([
    ...[['podSelector'], ['ipBlock'], ['namespaceSelector']],
  ]);
  const calls = policies['agency-booking-page-calls']!;
  expect(calls.ingress!.filter((rule) => portsOf(rule).includes(callsPort))).toEqual([
    {
      from: [{ podSelector: { matchLabels: { app: 'agency-booking-payment-page' } } }],
      ports: [{ protocol: 'TCP', port: callsPort }],
    },
  ]);
  expect(new URL(dataOf('agency-booking-payment-page').PAY_SERVICE_URL!).port).toBe(String(callsPort));
});

test('in Compose, the payment page shares a network with the load balancer, but not with PostgreSQL or the service', () => {
  const withPage = Object.entries(compose.services).filter(([, { networks }]) =>
    JSON.stringify(networks ?? []).includes('payment-page'),
  );
  expect(withPage.map(([name]) => name)).toEqual(['payment-page-1', 'payment-page-2', 'balancer', 'prometheus']);
  for (const page of ofPage) expect(page.networks).toEqual(['payment-page']);
  expect(read('container/payment-page.env.example')).toContain('PAY_SERVICE_URL=http://balancer:8083');
  expect(read('container/service.env.example')).toContain('PAYMENT_PAGE_PORT=8083');
});

test('service and payment page agree on the public address of the page, and only they hold its key', () => {
  const [, inService] = /^PAY_PUBLIC_URL=(.*)$/m.exec(read('container/service.env.example'))!;
  const [, inPage] = /^PAY_PUBLIC_URL=(.*)$/m.exec(read('container/payment-page.env.example'))!;
  expect(inPage).toBe(inService);
  expect(read('container/compose.yaml')).toContain(`PAGE_HOST: ${new URL(inPage!).host}`);
  expect(dataOf('agency-booking-payment-page').PAY_PUBLIC_URL).toBe(dataOf('agency-booking').PAY_PUBLIC_URL);
  const holding = Object.entries(compose.services).filter(([, { secrets }]) =>
    JSON.stringify(secrets ?? []).includes('payment_page_processor_key'),
  );
  expect(holding.map(([name]) => name)).toEqual(['payment-page-1', 'payment-page-2']);
});

test('a payment page is stopped only after its longest call could have ended', () => {
  const seconds = TIMEOUT_MILLISECONDS / 1000 + 5;
  const { template } = pageManifests.find(({ kind }) => kind === 'Deployment')!.spec!;
  expect(template!.spec.terminationGracePeriodSeconds).toBeGreaterThan(seconds);
  for (const page of ofPage) expect(Number.parseInt(String(page.stop_grace_period), 10)).toBeGreaterThan(seconds);
});

test('no process runs as root, writes to its file system or can gain privileges', () => {
  for (const file of [dockerfile, pageDockerfile]) expect(file).toMatch(/^USER 65532:65532$/m);
  const closed = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
  expect([ofService.length, ofPage.length]).toEqual([3, 2]);
  for (const service of [...ofService, ...ofPage]) expect(service).toMatchObject(closed);
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
  const inMap = manifests.flatMap(({ data, metadata }) =>
    metadata.name === 'agency-booking-payment-page' ? [] : Object.keys(data ?? {}),
  );
  const inMigrate = Object.keys(compose.services.migrate!.environment as object);
  expect([...inEnv, ...inImage, ...inMap, ...inMigrate].filter((name) => !known.has(name))).toEqual([]);
});

test('every variable in the deployment kit of the payment page is one that the page reads', () => {
  const inEnv = [...read('container/payment-page.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
  const inImage = [...(/^ENV (.*)$/m.exec(pageDockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name!);
  const inMap = Object.keys(dataOf('agency-booking-payment-page'));
  expect([...inEnv, ...inImage, ...inMap].filter((name) => !VARIABLES.includes(name))).toEqual([]);
  const inReadme = [...read('README.md').matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name!);
  expect(inReadme.toSorted()).toEqual(VARIABLES.filter((name) => !name.endsWith('_FILE')).toSorted());
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

test.each(['service', 'payment-page'])('the probes use paths that the process serves: %s', (name) => {
  const deployment = containers.find((container) => container.name === name)!;
  const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(
    (probe) => (deployment[probe] as { httpGet: { path: string } }).httpGet.path,
  );
  expect(paths).toEqual(['/health/ready', '/health/ready', '/health/live']);
});
