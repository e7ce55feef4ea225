import type { AnsweredEvent, OffContractEvent } from '@agency-booking/contract-express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Caller } from '../shared/caller.ts';
import { differenceKinds } from '../shared/differences.ts';
import { OUTCOMES } from '../shared/search-outcomes.ts';
import { type SecurityEvent, securityEvents } from '../shared/security-events.ts';
import { createAsked } from './metrics.scraped.ts';

const LATENCY_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Histogram buckets for calls to external parties, whose deadlines are up to 30 seconds. */
const CALL_BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30];
/** The operation label for requests to unknown paths. Using the path as the label would create one series per path. */
const NO_OPERATION = 'none';
const NO_ERROR = '';
const SESSION_CHANGES = ['created', 'open', 'processing', 'paid', 'failed', 'expired', 'cancelled'];

type ExternalCall = {
  readonly party: string;
  readonly operation: string;
  /** The outcome: `answered`, or the reason why no response arrived. */
  readonly outcome: string;
  readonly durationMilliseconds: number;
};

type SearchOutcome = { readonly operation: string; readonly party: string; readonly outcome: string };

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics. Metric names follow OpenTelemetry and Prometheus conventions. `operation` is the operationId
 * from a contract.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answers = new Counter({
    name: 'http_server_requests_total',
    help: 'Requests by response; error_key is the key of the error catalogue.',
    labelNames: ['operation', 'status', 'error_key'],
    registers,
  });
  const latency = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of requests until the response.',
    labelNames: ['operation', 'status_class'],
    buckets: LATENCY_BUCKETS_SECONDS,
    registers,
  });
  const offContract = new Counter({
    name: 'http_server_off_contract_answers_total',
    help: 'Responses that violate the contract.',
    labelNames: ['operation'],
    registers,
  });
  const turnedAway = new Counter({
    name: 'http_server_connections_refused_total',
    help: 'Connections refused above the limit of the process.',
    registers,
  });
  const unlogged = new Counter({
    name: 'request_log_dropped_total',
    help: 'Requests missing from the log of their agency, because the database was unavailable.',
    registers,
  });
  const unkept = new Counter({
    name: 'outside_calls_dropped_total',
    help: 'External calls missing from the timeline of their order, because the database was unavailable.',
    registers,
  });
  const security = new Counter({
    name: 'security_events_total',
    help: 'Security events.',
    labelNames: ['event', 'reason'],
    registers,
  });
  const externalCalls = new Histogram({
    name: 'http_client_request_duration_seconds',
    help: 'Duration of external calls until the response or failure.',
    labelNames: ['party', 'operation', 'outcome'],
    buckets: CALL_BUCKETS_SECONDS,
    registers,
  });
  const searched = new Counter({
    name: 'search_party_outcomes_total',
    help: 'Searches at each vendor and transfer supplier, by outcome.',
    labelNames: ['operation', 'party', 'outcome'],
    registers,
  });
  const circuits = new Gauge({
    name: 'circuit_breaker_open',
    help: 'Whether calls to an external party are suspended after repeated failures.',
    labelNames: ['party'],
    registers,
  });
  const runs = new Counter({
    name: 'reconciliation_runs_total',
    help: 'Reconciliation runs, by whether every party responded.',
    labelNames: ['outcome'],
    registers,
  });
  const differences = new Counter({
    name: 'reconciliation_differences_total',
    help: 'New reconciliation differences by kind.',
    labelNames: ['kind'],
    registers,
  });
  const sessions = new Counter({
    name: 'payment_session_changes_total',
    help: 'Changes of payment sessions by the new status; created is the first one, and open means reopened.',
    labelNames: ['status'],
    registers,
  });
  /** The operations and parties for which series exist. */
  const parties = new Set<string>();
  // Initialize the series to 0, because Prometheus does not count the first sample of a new series as an increase.
  for (const outcome of ['complete', 'incomplete']) runs.inc({ outcome }, 0);
  for (const status of SESSION_CHANGES) sessions.inc({ status }, 0);
  for (const kind of differenceKinds) differences.inc({ kind }, 0);
  offContract.inc({ operation: NO_OPERATION }, 0);
  for (const [event, { reasons }] of Object.entries(securityEvents))
    for (const reason of reasons) security.inc({ event, reason }, 0);
  const asked = createAsked(registry);

  return {
    contentType: registry.contentType,
    /** Returns the metrics in the Prometheus text format. */
    async text(): Promise<string> {
      await asked.readAll();
      return registry.metrics();
    },
    /** Returns every series name that a scrape may contain, as used in rules and dashboards. */
    names: () => registry.getMetricsAsArray().flatMap(seriesOf),
    read: asked.read,
    answered({ operation, status, errorKey = NO_ERROR, durationMilliseconds }: AnsweredEvent<Caller>): void {
      const id = operation?.id ?? NO_OPERATION;
      answers.inc({ operation: id, status, error_key: errorKey });
      const status_class = `${Math.floor(status / 100)}xx`;
      latency.observe({ operation: id, status_class }, durationMilliseconds / 1000);
    },
    /** Initializes the contract violation counters for these operations. */
    serves(operations: object): void {
      for (const operation of Object.keys(operations)) offContract.inc({ operation }, 0);
    },
    offContract({ operation }: OffContractEvent): void {
      offContract.inc({ operation: operation?.id ?? NO_OPERATION });
    },
    connectionRefused: () => turnedAway.inc(),
    requestsNotLogged: (count: number) => unlogged.inc(count),
    externalCallsDropped: (count: number) => unkept.inc(count),
    securityEvent({ event, reason }: SecurityEvent): void {
      security.inc({ event, reason });
    },
    booksCompared(isComplete: boolean): void {
      runs.inc({ outcome: isComplete ? 'complete' : 'incomplete' });
    },
    paymentSessionsChanged(changes: readonly { readonly status: string; readonly isFirst: boolean }[]): void {
      for (const { status, isFirst } of changes) sessions.inc({ status: isFirst ? 'created' : status });
    },
    differenceFound(kind: string): void {
      differences.inc({ kind });
    },
    externalCallMade({ party, operation, outcome, durationMilliseconds }: ExternalCall): void {
      externalCalls.observe({ party, operation, outcome }, durationMilliseconds / 1000);
    },
    searchOutcome({ operation, party, outcome }: SearchOutcome): void {
      if (!parties.has(`${operation} ${party}`)) {
        parties.add(`${operation} ${party}`);
        for (const possible of OUTCOMES) searched.inc({ operation, party, outcome: possible }, 0);
      }
      searched.inc({ operation, party, outcome });
    },
    circuitChanged({ party, isOpen }: { readonly party: string; readonly isOpen: boolean }): void {
      circuits.set({ party }, isOpen ? 1 : 0);
    },
  };
}

function seriesOf(metric: { readonly name: string }): readonly string[] {
  const { name } = metric;
  return metric instanceof Histogram ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
}
