import { pino } from 'pino';
import type { CallEvent, Observer, PaymentOutcome } from './observer.ts';

const EXPECTED: readonly CallEvent['outcome'][] = ['answered', 'refused'];
const MESSAGES: Readonly<Record<Exclude<PaymentOutcome, 'wrongFields'>, string>> = {
  started: 'payment started',
  noToken: 'payment not started, no card token',
  refused: 'payment refused by the service',
  unavailable: 'payment not started, the service did not respond',
};

export type Write = (line: string) => void;

/** Writes one JSON line for each failed call and each submitted card. Each line has only the fields listed here. */
export function createLog(level: string, write: Write = (line) => process.stdout.write(line)): Observer {
  const log = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, { write });
  return {
    answered() {},
    called({ party, operation, outcome, cause, seconds, requestId }) {
      if (EXPECTED.includes(outcome)) return;
      const milliseconds = Math.round(seconds * 1000);
      log.error({ requestId, party, operation, outcome, cause, milliseconds }, 'call failed');
    },
    submitted({ outcome, session, requestId, error }) {
      if (outcome === 'wrongFields') return;
      const fields = { requestId, session, error };
      if (outcome === 'started') log.info(fields, MESSAGES[outcome]);
      else log.warn(fields, MESSAGES[outcome]);
    },
    failed: ({ page, requestId, error }) =>
      log.error({ requestId, page, error: describeError(error) }, 'request failed unexpectedly'),
  };
}

/** Describes an error. Omits the message, because it may quote the request. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code: 'code' in error ? error.code : undefined, stack: frames.join('\n') };
}
