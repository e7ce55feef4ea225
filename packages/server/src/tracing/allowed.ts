import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** What is told of a span. Paths, queries, addresses of clients and headers are not: they may name a traveller. */
const ALLOWED = new Set([
  ...['operation', 'error.key', 'party', 'outcome'],
  ...['http.request.method', 'http.response.status_code', 'http.method', 'http.status_code'],
  ...['db.system', 'db.system.name', 'db.name', 'db.namespace', 'db.operation.name'],
  // A statement has its values beside it, as $1.
  ...['db.statement', 'db.query.text', 'db.response.status_code'],
]);

/** Hands on the attributes that are allowed. Events and messages of errors can hold anything, so they stay here. */
export function onlyAllowed(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutTheRest), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function withoutTheRest(span: ReadableSpan): ReadableSpan {
  const allowed = Object.entries(span.attributes).filter(([name]) => ALLOWED.has(name));
  const value = (given: unknown) => ({ value: given });
  return Object.create(span, {
    attributes: value(Object.fromEntries(allowed)),
    events: value([]),
    status: value({ code: span.status.code }),
  });
}
