import type { AnsweredEvent } from '@agency-booking/contract-express';

export type TracingOptions = {
  /** The base URL of an OTLP collector, without `/v1/traces`. */
  readonly endpoint: string;
  /** The fraction of requests to trace; 1 means all. */
  readonly ratio: number;
  readonly environment: string;
};

export type ExternalCall = {
  readonly party: string;
  readonly operation: string;
  readonly outcome: string;
  readonly durationMilliseconds: number;
};

/** The service's tracing functions; without a collector, they have no effect. */
export type Tracing = {
  /** Returns the fields that link a log line to its trace. */
  readonly logFields: () => Readonly<Record<string, string>>;
  readonly answered: (event: AnsweredEvent<unknown>) => void;
  readonly externalCallMade: (call: ExternalCall) => void;
  /** Exports the remaining spans and stops tracing. */
  readonly close: () => Promise<void>;
};
