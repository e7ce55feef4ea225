import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { CallOutcome, Observer, PaymentOutcome } from './observer.ts';

const REQUEST_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CALL_BUCKETS_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 35];
const PAYMENT_OUTCOMES: readonly PaymentOutcome[] = ['started', 'wrongFields', 'noToken', 'refused', 'unavailable'];
const CALLS = [
  ['service', 'readPageSession'],
  ['service', 'listInstallments'],
  ['service', 'startPayment'],
  ['processor', 'createCardToken'],
] as const;
const CALL_OUTCOMES: readonly CallOutcome[] = [
  ...(['answered', 'refused', 'keyRefused', 'failed', 'late', 'unreachable', 'offContract'] as const),
];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics. All labels have a fixed set of values, so no metric contains a link, a session or any part of a
 * card.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'payment_page_requests_total',
    help: 'Requests of browsers by page and status; 499 means that the browser disconnected.',
    labelNames: ['page', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'payment_page_request_duration_seconds',
    help: 'Duration of requests until the response.',
    labelNames: ['page'],
    buckets: REQUEST_BUCKETS_SECONDS,
    registers,
  });
  const calls = new Counter({
    name: 'payment_page_calls_total',
    help: 'Calls to the service and the processor by outcome.',
    labelNames: ['party', 'operation', 'outcome'],
    registers,
  });
  const callLatency = new Histogram({
    name: 'payment_page_call_duration_seconds',
    help: 'Duration of calls to the service and the processor.',
    labelNames: ['party', 'operation'],
    buckets: CALL_BUCKETS_SECONDS,
    registers,
  });
  const tokens = new Counter({
    name: 'payment_page_card_tokens_total',
    help: 'Card tokens that the processor created, refused, or did not create because the call failed.',
    labelNames: ['outcome'],
    registers,
  });
  const payments = new Counter({
    name: 'payment_page_payments_total',
    help: 'Submitted card forms by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  // Initialize the series to 0, because Prometheus does not count the first sample of a new series as an increase.
  for (const [party, operation] of CALLS)
    for (const outcome of CALL_OUTCOMES) calls.inc({ party, operation, outcome }, 0);
  for (const outcome of ['created', 'refused', 'failed']) tokens.inc({ outcome }, 0);
  for (const outcome of PAYMENT_OUTCOMES) payments.inc({ outcome }, 0);

  const observer: Observer = {
    answered({ page, status, seconds }) {
      requests.inc({ page, status });
      latency.observe({ page }, seconds);
    },
    called({ party, operation, outcome, seconds }) {
      calls.inc({ party, operation, outcome });
      callLatency.observe({ party, operation }, seconds);
      if (party === 'processor') tokens.inc({ outcome: tokenOutcomeOf(outcome) });
    },
    submitted: ({ outcome }) => payments.inc({ outcome }),
    failed() {},
  };
  return {
    observer,
    contentType: registry.contentType,
    text: () => registry.metrics(),
    /** Returns every series name that a scrape may contain, as used in rules and dashboards. */
    names: () => registry.getMetricsAsArray().flatMap(seriesOf),
  };
}

const tokenOutcomeOf = (outcome: CallOutcome) =>
  outcome === 'answered' ? 'created' : outcome === 'refused' ? 'refused' : 'failed';

function seriesOf(metric: { readonly name: string }): readonly string[] {
  const { name } = metric;
  return metric instanceof Histogram ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
}
