import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Exported span attributes, without paths, queries, client addresses or headers, which may identify a traveller. */
const ALLOWED = new Set([
  'operation',
  'error.key',
  'party',
  'outcome',
  'http.request.method',
  'http.response.status_code',
  'http.method',
  'http.status_code',
  'db.system',
  'db.system.name',
  'db.name',
  'db.namespace',
  'db.operation.name',
  // The statement text contains placeholders such as $1 instead of values.
  'db.statement',
  'db.query.text',
  'db.response.status_code',
]);

/** Exports only allowed attributes. Events and error messages may contain any data and are removed. */
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
