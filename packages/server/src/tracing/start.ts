import { createRequire } from 'node:module';
import type { AnsweredEvent } from '@agency-booking/contract-express';
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { onlyAllowed } from './allowed.ts';
import type { OutsideCall, Tracing, TracingOptions } from './tracing.ts';

const SERVICE = 'agency-booking';
/** A collector that does not answer does not delay the end of the process. */
const EXPORT_TIMEOUT_MS = 2_000;
/** Where partners and parties call; health checks and pages are not traced. */
const TRACED = /^\/(api|connectors)\//;

/**
 * Spans of requests, of their statements and of their calls outside, sent to an OTLP collector. A trace begins and ends here: what a
 * partner sends of one is not believed, and no party outside is told of ours.
 */
export function startTracing({ endpoint, ratio, environment }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': SERVICE,
      'deployment.environment.name': environment,
    }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: onlyAllowed(exporter) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  trace.setGlobalTracerProvider(provider);
  const stopInstruments = registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        disableOutgoingRequestInstrumentation: true,
        ignoreIncomingRequestHook: ({ url = '' }) => !TRACED.test(url),
      }),
      // What goes on in the background asks every second, and belongs to no request.
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  });
  // Both are loaded already; asking for them once more lets the instruments find them.
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'pg']) require(name);
  const tracer = trace.getTracer(SERVICE);

  return {
    logFields(): Readonly<Record<string, string>> {
      const span = trace.getActiveSpan()?.spanContext();
      return span ? { traceId: span.traceId, spanId: span.spanId } : {};
    },
    answered({ operation, errorKey, status }: AnsweredEvent<unknown>) {
      const span = trace.getActiveSpan();
      if (!span) return;
      if (operation) span.updateName(operation.id).setAttribute('operation', operation.id);
      if (errorKey) span.setAttribute('error.key', errorKey);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    },
    outsideCalled({ party, operation, outcome, durationMilliseconds }: OutsideCall) {
      if (!trace.getActiveSpan()) return;
      const endTime = Date.now();
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        startTime: endTime - durationMilliseconds,
        attributes: { party, operation, outcome },
      });
      if (outcome !== 'answered') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    async close() {
      stopInstruments();
      await provider.shutdown().catch(() => {});
    },
  };
}
