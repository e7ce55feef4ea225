import type { AnsweredEvent, OffContractEvent } from '@agency-booking/contract-express';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Caller } from '../shared/caller.ts';

const LATENCY_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** What met no operation counts as one, so that invented paths make no new series. */
const NO_OPERATION = 'none';

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
  const vendorCalls = new Counter({
    name: 'vendor_calls_total',
    help: 'Calls to vendors by what came of them.',
    labelNames: ['vendor', 'operation', 'outcome'],
    registers: [registry],
  });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered({ operation, status, durationMilliseconds }: AnsweredEvent<Caller>): void {
      const id = operation?.id ?? NO_OPERATION;
      answers.inc({ operation: id, status });
      latency.observe({ operation: id }, durationMilliseconds / 1000);
    },
    offContract({ operation }: OffContractEvent): void {
      offContract.inc({ operation: operation?.id ?? NO_OPERATION });
    },
    /** @param outcome `answered`, or why there was no usable answer */
    vendorCalled(call: { vendor: string; operation: string; outcome: string }): void {
      vendorCalls.inc(call);
    },
  };
}
