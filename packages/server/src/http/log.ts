import type { AnsweredEvent, FailedEvent, OffContractEvent } from '@agency-booking/contract-express';
import { type Logger, pino } from 'pino';
import type { Caller } from '../shared/caller.ts';
import { scrub } from './scrub.ts';

export type Log = Logger;

/** Made by chance, so some hold digits that could be a card's: a trace is looked up by the whole ID. */
const IDS_OF_TRACE = /("traceId":"[0-9a-f]{32}"|"spanId":"[0-9a-f]{16}")/;

/**
 * Lines of JSON. Each line but its trace's IDs is scrubbed before it is written.
 * @param mixin what stands in every line
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

/** What a field's text holds has its quotes escaped, so it never reads as an ID of the trace. */
function scrubbed(line: string): string {
  return line
    .split(IDS_OF_TRACE)
    .map((part, at) => (at % 2 ? part : scrub(part)))
    .join('');
}

/** What is logged of requests: the fields named here and no others. */
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
      log.error({ requestId, operation: operation?.id, status, problem }, 'an answer breaks the contract'),
    failed: ({ requestId, operation, error }: FailedEvent) =>
      log.error({ requestId, operation: operation?.id, error }, 'a request failed unexpectedly'),
  };
}

/** Of one text of an error, such as its message. */
const MOST_CHARACTERS = 10_000;

type Described = { name: string; message: string; code?: unknown; stack?: string; cause?: Described };

/** Database errors carry the row at fault in `detail`, which is left out. */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { name: typeof error, message: shortened(String(error)) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  const texts = { message: shortened(message), code, stack: stack && shortened(stack) };
  return { name, ...texts, cause: cause === undefined ? undefined : describeError(cause) };
}

/** Masked before it is cut: half a number would not be known as one. */
function shortened(text: string): string {
  const masked = scrub(text);
  return masked.length > MOST_CHARACTERS ? `${masked.slice(0, MOST_CHARACTERS)}…` : masked;
}
