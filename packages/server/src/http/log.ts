import type { AnsweredEvent, FailedEvent, OffContractEvent } from '@agency-booking/contract-express';
import { type Logger, pino } from 'pino';
import type { Caller } from '../shared/caller.ts';
import { scrub } from './scrub.ts';

export type Log = Logger;

/**
 * Trace and span IDs, which are exempt from masking. A trace can be found only by its full ID, which may resemble a
 * card number.
 */
const IDS_OF_TRACE = /("traceId":"[0-9a-f]{32}"|"spanId":"[0-9a-f]{16}")/;

/** Creates a logger that writes scrubbed JSON lines; `mixin` returns fields that are added to every line. */
export function createLog(
  level: string,
  write: (line: string) => void = (line) => process.stdout.write(line),
  mixin: () => object = () => ({}),
): Log {
  const serializers = { error: describeError };
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers, mixin },
    { write: (line: string) => write(scrubbed(line)) },
  );
}

/**
 * Scrubs a line except for its trace IDs. Text inside a field never matches the trace ID pattern, because its quotes
 * are escaped.
 */
function scrubbed(line: string): string {
  return line
    .split(IDS_OF_TRACE)
    .map((part, at) => (at % 2 ? part : scrub(part)))
    .join('');
}

/** Logs requests. Only the fields listed here are logged. */
export function requestLog(log: Log) {
  return {
    answered: ({
      requestId,
      operation,
      method,
      status,
      errorKey,
      caller,
      durationMilliseconds,
    }: AnsweredEvent<Caller>) =>
      log.info({
        requestId,
        operation: operation?.id,
        method,
        status,
        errorKey,
        agencyId: caller?.agencyId,
        userId: caller?.userId,
        milliseconds: Math.round(durationMilliseconds * 10) / 10,
      }),
    offContract: ({ requestId, operation, status, problem }: OffContractEvent) =>
      log.error({ requestId, operation: operation?.id, status, problem }, 'response violates the contract'),
    failed: ({ requestId, operation, error }: FailedEvent) =>
      log.error({ requestId, operation: operation?.id, error }, 'request failed unexpectedly'),
    notCached: (error: Error) => log.warn({ error }, 'compiled validators not cached, every start compiles them'),
  };
}

/** Maximum length of one string in an error, such as its message. */
const MOST_CHARACTERS = 10_000;

type Described = { name: string; message: string; code?: unknown; stack?: string; cause?: Described };

/** Omits the `detail` of database errors because it contains the affected row. */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { name: typeof error, message: shortened(String(error)) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  const texts = { message: shortened(message), code, stack: stack && shortened(stack) };
  return { name, ...texts, cause: cause === undefined ? undefined : describeError(cause) };
}

/**
 * Shortens text after masking it. Shortening it first could leave a partial number that masking would not recognize.
 */
function shortened(text: string): string {
  const masked = scrub(text);
  return masked.length > MOST_CHARACTERS ? `${masked.slice(0, MOST_CHARACTERS)}…` : masked;
}
