import type { AnsweredEvent } from '@agency-booking/contract-express';

export type TracingOptions = {
  /** Of an OTLP collector, without `/v1/traces`. */
  readonly endpoint: string;
  /** How many of the requests are traced: 1 is all. */
  readonly ratio: number;
  readonly environment: string;
};

export type OutsideCall = {
  readonly party: string;
  readonly operation: string;
  readonly outcome: string;
  readonly durationMilliseconds: number;
};

/** What the service tells of its traces; without a collector there is none. */
export type Tracing = {
  /** What a line of the log is found by. */
  readonly logFields: () => Readonly<Record<string, string>>;
  readonly answered: (event: AnsweredEvent<unknown>) => void;
  readonly outsideCalled: (call: OutsideCall) => void;
  /** Sends what is still to be sent. */
  readonly close: () => Promise<void>;
};
