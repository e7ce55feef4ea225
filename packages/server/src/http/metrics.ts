import type { AnsweredEvent, OffContractEvent } from '@agency-booking/contract-express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Caller } from '../shared/caller.ts';
import type { SecurityEvent } from '../shared/security-events.ts';

const LATENCY_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Calls outside have deadlines of up to 30 seconds. */
const CALL_BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30];
/** How long a scrape waits for what the database has to count. */
const PATIENCE_MS = 1_000;
/** The label of a request to an unknown path: paths themselves would make a series each. */
const NO_OPERATION = 'none';

type OutsideCall = {
  readonly party: string;
  readonly operation: string;
  /** `answered`, or why there was no usable answer. */
  readonly outcome: string;
  readonly durationMilliseconds: number;
};

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'api_answers_total',
    help: 'Answers by operation and status.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const errors = new Counter({
    name: 'api_errors_total',
    help: 'Error answers by operation and key of the catalogue.',
    labelNames: ['operation', 'key'],
    registers: [registry],
  });
  const securityEvents = new Counter({
    name: 'security_events_total',
    help: 'Events of the security log.',
    labelNames: ['event', 'reason'],
    registers: [registry],
  });
  const latency = new Histogram({
    name: 'api_answer_seconds',
    help: 'Time from the request to its answer.',
    labelNames: ['operation'],
    buckets: LATENCY_BUCKETS_SECONDS,
    registers: [registry],
  });
  const offContract = new Counter({
    name: 'api_off_contract_answers_total',
    help: 'Answers that broke the contract.',
    labelNames: ['operation'],
    registers: [registry],
  });
  const outsideCalls = new Counter({
    name: 'outside_calls_total',
    help: 'Calls to outside parties by outcome.',
    labelNames: ['party', 'operation', 'outcome'],
    registers: [registry],
  });
  const outsideLatency = new Histogram({
    name: 'outside_call_seconds',
    help: 'Time from a call to an outside party to its answer or failure.',
    labelNames: ['party', 'operation'],
    buckets: CALL_BUCKETS_SECONDS,
    registers: [registry],
  });

  let countOpenTasks: () => Promise<Readonly<Record<string, number>>> = async () => ({});
  new Gauge({
    name: 'operator_tasks_open',
    help: 'What a person has to decide, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      // Without the database the last numbers stand, and the others are not kept waiting.
      const tooLate = new Promise<Record<string, number>>(
        (resolve) => void setTimeout(resolve, PATIENCE_MS, {}).unref(),
      );
      const counts = await Promise.race([countOpenTasks(), tooLate]).catch(() => ({}));
      for (const [kind, count] of Object.entries(counts)) this.set({ kind }, count);
    },
  });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered({ operation, status, errorKey, durationMilliseconds }: AnsweredEvent<Caller>): void {
      const id = operation?.id ?? NO_OPERATION;
      answers.inc({ operation: id, status });
      if (errorKey !== undefined) errors.inc({ operation: id, key: errorKey });
      latency.observe({ operation: id }, durationMilliseconds / 1000);
    },
    offContract({ operation }: OffContractEvent): void {
      offContract.inc({ operation: operation?.id ?? NO_OPERATION });
    },
    securityEvent({ event, reason }: SecurityEvent): void {
      securityEvents.inc({ event, reason });
    },
    /** Asked with every scrape. */
    readOpenTasks(count: typeof countOpenTasks): void {
      countOpenTasks = count;
    },
    outsideCalled({ party, operation, outcome, durationMilliseconds }: OutsideCall): void {
      outsideCalls.inc({ party, operation, outcome });
      outsideLatency.observe({ party, operation }, durationMilliseconds / 1000);
    },
  };
}
