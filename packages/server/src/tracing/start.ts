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
import type { ExternalCall, Tracing, TracingOptions } from './tracing.ts';

const SERVICE = 'agency-booking';
/** Timeout for an export, short enough that an unresponsive collector does not delay shutdown. */
const EXPORT_TIMEOUT_MS = 2_000;
/** Paths called by partners and external parties. Health checks and pages are not traced. */
const TRACED = /^\/(api|connectors)\//;

/** Exports spans to an OTLP collector. Traces stay within this service: trace headers are ignored and never sent. */
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
      // Background jobs poll every second and belong to no request, so they are not traced.
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  });
  // The http and pg modules are already loaded; requiring them again lets the instrumentation patch them.
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
    externalCallMade({ party, operation, outcome, durationMilliseconds }: ExternalCall) {
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
