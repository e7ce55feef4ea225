import type { AnsweredEvent, FailedEvent, OffContractEvent } from '@agency-booking/contract-express';
import { type Logger, pino } from 'pino';
import type { Caller } from '../shared/caller.ts';
import { scrub } from './scrub.ts';

export type Log = Logger;

/**
 * Trace and span IDs. They are exempt from masking because random IDs may contain digits that look like a card number,
 * and traces are found by the full ID.
 */
const IDS_OF_TRACE = /("traceId":"[0-9a-f]{32}"|"spanId":"[0-9a-f]{16}")/;

/**
 * Creates a logger that writes lines of JSON. Each line is scrubbed before it is written, except for its trace IDs.
 * @param mixin returns fields that are added to every line
 */
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
 * Scrubs a line except for its trace IDs. Quotes inside a field are escaped, so field text never matches the pattern of
 * a trace ID.
 */
function scrubbed(line: string): string {
  return line
    .split(IDS_OF_TRACE)
    .map((part, at) => (at % 2 ? part : scrub(part)))
    .join('');
}

/** Logs requests with the fields listed here and no others. */
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
  };
}

/** Maximum length of one text of an error, such as its message. */
const MOST_CHARACTERS = 10_000;

type Described = { name: string; message: string; code?: unknown; stack?: string; cause?: Described };

/**
 * Describes an error for the log. The `detail` of database errors is omitted because it contains the row in question.
 */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { name: typeof error, message: shortened(String(error)) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  const texts = { message: shortened(message), code, stack: stack && shortened(stack) };
  return { name, ...texts, cause: cause === undefined ? undefined : describeError(cause) };
}

/** Shortens a text after masking. Cutting first could leave a partial number that masking does not recognize. */
function shortened(text: string): string {
  const masked = scrub(text);
  return masked.length > MOST_CHARACTERS ? `${masked.slice(0, MOST_CHARACTERS)}…` : masked;
}
