import { currentRequest } from '@agency-booking/contract-express';
import { destination, pino } from 'pino';
import type { Now } from '../ports/clock.ts';
import type { Caller } from '../shared/caller.ts';
import type { ReportSecurity, SecurityEvent } from '../shared/security-events.ts';
import { StartupError } from '../shared/startup-error.ts';
import { scrub } from './scrub.ts';

export type WriteLine = (line: string) => void;

/** File permissions: only the owner may read the file. */
const FILE_MODE = 0o600;

/**
 * Opens the log. Appends to the file, or writes to standard output if no file is given. Throws a StartupError if the
 * file is not writable.
 */
export function openSecurityLog(file: string | undefined): WriteLine {
  if (file === undefined) return (line) => process.stdout.write(line);
  try {
    const stream = destination({ dest: file, append: true, mode: FILE_MODE, sync: true });
    return (line) => stream.write(line);
  } catch (error) {
    throw new StartupError(`SECURITY_LOG_FILE: cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/**
 * Writes security events, with data about the current request, as JSON lines: `{stream: "security", event, at, reason,
 * …}`.
 */
export function createSecurityEvents({
  write,
  now,
  count = () => {},
}: {
  readonly write: WriteLine;
  readonly now: Now;
  readonly count?: (event: SecurityEvent) => void;
}): ReportSecurity {
  const log = pino({ base: { stream: 'security' }, timestamp: false }, { write: (line: string) => write(scrub(line)) });
  return ({ event, reason, problem, ...known }) => {
    const request = currentRequest();
    const caller = request?.caller as
      | Partial<Caller & { readonly memberId: string; readonly travellerAddress: string }>
      | undefined;
    log.info({
      event,
      at: now().toISOString(),
      reason,
      operation: request?.operationId,
      requestId: request?.requestId,
      address: caller?.travellerAddress ?? request?.clientAddress,
      agencyId: known.agencyId ?? caller?.agencyId,
      keyId: known.keyId ?? caller?.keyId,
      family: known.family,
      memberId: known.memberId ?? caller?.memberId,
      approvalId: known.approvalId,
      action: known.action,
      problem,
    });
    count({ event, reason } as SecurityEvent);
  };
}
