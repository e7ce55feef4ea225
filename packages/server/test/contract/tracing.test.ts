import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../support/api.ts';
import { makeDataFolder } from '../support/embedded-database.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { findCarAt, loginAt, orderAt, payAt } from '../support/live-booking.ts';
import { json, startPartyServer } from '../support/party-server.ts';
import { startServerProcess } from '../support/server-process.ts';
import { deniz } from '../support/travellers.ts';

type Attribute = {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
};
type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly events?: readonly unknown[];
};
type Export = {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
};

const spans: Span[] = [];
const asked: string[] = [];
let folder: string;
let sandbox: Sandbox;
let orderID: string;
let log: readonly Record<string, unknown>[];

/** Makes one booking in a separate process, because instrumentation patches modules permanently. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracing-'));
  await makeDataFolder(join(folder, 'data'));
  sandbox = await startSandbox({ port: 0 });
  const collector = await startPartyServer(({ request, body }) => {
    asked.push(request);
    for (const { scopeSpans } of (body as Export).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    return json({});
  });
  const output = openSync(join(folder, 'log'), 'w');
  const service = await startServerProcess(
    {
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      ...externalSystemsAt(sandbox.url),
    },
    output,
  );
  const token = await loginAt(service.url, 'horizon');
  const ordered = await orderAt(service.url, token, await findCarAt(service.url, token));
  orderID = ordered.body.id;
  await payAt(service.url, token, orderID);
  await call(`${service.url}/api/v1/orders?lastName=${deniz.lastName}`, 'GET', { token });
  await call(`${service.url}/health/ready`, 'GET', {});
  // The service flushes its spans before it exits.
  await service.stop();
  await collector.close();
  closeSync(output);
  const lines = (await readFile(join(folder, 'log'), 'utf8')).split('\n').filter((line) => line.startsWith('{'));
  log = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const textOf = ({ attributes }: Span, key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value.stringValue;
const spansOf = (name: string) => spans.filter((span) => span.name === name);

test('spans are exported by OTLP, with one trace per request and none for health checks', () => {
  expect(new Set(asked)).toEqual(new Set(['POST /v1/traces']));
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
  expect(roots).toEqual(['login', 'searchCars', 'createOrder', 'payOrder', 'listOrders']);
});

test('a payment is one trace with its request, statements and external calls', () => {
  const [pay] = spansOf('payOrder');
  const within = spans.filter(({ traceId }) => traceId === pay!.traceId);
  const ids = new Set(within.map(({ spanId }) => spanId));
  expect(within.every(({ parentSpanId }) => !parentSpanId || ids.has(parentSpanId))).toBe(true);
  const statements = within.flatMap((span) => textOf(span, 'db.statement') ?? textOf(span, 'db.query.text') ?? []);
  expect(statements.some((text) => text.includes('insert into "payment_attempt"'))).toBe(true);
  const external = within.filter((span) => textOf(span, 'party'));
  expect(external.map((span) => [span.name, textOf(span, 'outcome')])).toEqual([
    ['lookUpBin', 'answered'],
    ['charge', 'answered'],
    ['createReservation', 'answered'],
  ]);
});

test('spans contain no data that identifies a traveller, card, agency or order', () => {
  const exported = JSON.stringify(spans);
  const secrets = [
    deniz.lastName,
    deniz.email,
    deniz.phone,
    deniz.identityNumber,
    '5528790000000008',
    'DENIZ',
    orderID,
  ];
  for (const secret of [...secrets, '203.0.113.24', '127.0.0.1']) expect(exported).not.toContain(secret);
  expect(spans.flatMap(({ events }) => events ?? [])).toEqual([]);
});

test('a log line contains its trace ID and span ID', () => {
  const [pay] = spansOf('payOrder');
  const [line] = log.filter(({ operation }) => operation === 'payOrder');
  expect(line).toMatchObject({ traceId: pay!.traceId, spanId: pay!.spanId, status: 200 });
});
