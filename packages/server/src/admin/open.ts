import { randomBytes } from 'node:crypto';
import type { FailedEvent, Listening, OffContractEvent } from '@agency-booking/contract-express';
import { COMPILED_FOLDER } from '../composition/compiled-folder.ts';
import { connect } from '../composition/connect.ts';
import type { StartOptions } from '../composition/given.ts';
import { createKeys } from '../composition/keys.ts';
import { type ManagementDeps, managementDeps } from '../composition/management.ts';
import { MANAGEMENT_PATH } from '../composition/portal.ts';
import { openRooms } from '../composition/rooms.ts';
import { serveManagement } from '../composition/serve-management.ts';
import { openSuppliers } from '../composition/suppliers.ts';
import { readConfig } from '../config/config.ts';
import { clockOf } from '../database/clock.ts';
import { reportCommitWaits } from '../database/commit-waits.ts';
import { openAsOwner } from '../database/open.ts';
import { SETTLED } from '../database/written-format.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { createSecurityEvents, openSecurityLog } from '../http/security-events.ts';
import { createCookie } from '../management/cookie.ts';
import { COMMAND_LINE } from '../management/identity/types.ts';

export type Call = {
  readonly method: string;
  /** Path and query, relative to the management contract's base path. */
  readonly path: string;
  readonly body?: unknown;
  readonly accept: string;
  /** Name of the operator in the audit log. */
  readonly by: string;
};
export type Answer = { readonly status: number; readonly text: string };

export type Opened = {
  /** Calls an operation of the management contract as an operator. Throws the cause of an internal error. */
  readonly call: (call: Call) => Promise<Answer>;
  /** Dependencies of the commands that are not part of the contract. */
  readonly deps: ManagementDeps;
  readonly close: () => Promise<void>;
};

const toStandardError = (line: string) => void process.stderr.write(line);

/**
 * Opens the portal's operations with the service's settings, connected to its database as the schema owner. Starts
 * no background jobs.
 * Throws a StartupError with instructions if the settings are invalid or the database cannot be used.
 */
export async function openManagement(environment: NodeJS.ProcessEnv): Promise<Opened> {
  const config = readConfig(environment);
  const securityLog = config.securityLogFile === undefined ? toStandardError : openSecurityLog(config.securityLogFile);
  const stopReporting = reportCommitWaits(config.database, (line) => toStandardError(`${line}\n`));
  try {
    const database = await openAsOwner(config);
    const clock = await clockOf(database);
    const { close, ...opened } = managementOn({ config, database, now: clock.now, securityLog });
    return { ...opened, close: () => close().finally(clock.stop).finally(database.close).finally(stopReporting) };
  } catch (error) {
    stopReporting();
    throw error;
  }
}

/** Opens the operations for a database that is already open; `close` leaves the database open. */
export function managementOn(on: Pick<StartOptions, 'config' | 'database' | 'now' | 'securityLog'>): Opened {
  const given = {
    ...on,
    keys: createKeys(on.config, randomBytes),
    log: createLog('warn', toStandardError),
    metrics: createMetrics(),
    report: createSecurityEvents({ write: on.securityLog, now: on.now }),
    // Operators never create orders.
    written: SETTLED,
    randomBytes,
  };
  const external = connect(openSuppliers(given), given);
  const deps = managementDeps(openRooms(external, given), given);
  /** Each call has its own token, which identifies the operator and is unknown to other processes. */
  const callers = new Map<string, string>();
  const memberOf = (token: string) => {
    const email = callers.get(token);
    if (email === undefined) return undefined;
    const member = { memberId: COMMAND_LINE, sessionId: COMMAND_LINE, email, agencyId: undefined } as const;
    return { ...member, role: 'operator', secondFactor: 'passed' } as const;
  };
  /** Unexpected errors by request ID, because responses do not describe them. */
  const failures = new Map<string, unknown>();
  const report = {
    failed: ({ requestId, error }: FailedEvent) => void failures.set(requestId, error),
    offContract: ({ requestId, problem }: OffContractEvent) =>
      void failures.set(requestId, new Error(JSON.stringify(problem))),
  };
  let listening: Promise<Listening> | undefined;
  const listen = async () => {
    const served = { compiledFolder: COMPILED_FOLDER, offContract: 'fail', report } as const;
    return (await serveManagement(deps, given, served, memberOf)).listen(0);
  };
  const origin = new URL(on.config.publicUrl).origin;

  return {
    deps,
    async call({ method, path, body, accept, by }) {
      const token = randomBytes(32).toString('base64url');
      callers.set(token, by);
      try {
        listening ??= listen();
        const { url } = await listening;
        const [cookie] = createCookie(origin).give(token)['Set-Cookie'].split(';');
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        const response = await fetch(`${url}${MANAGEMENT_PATH}${path}`, {
          method,
          headers: { Accept: accept, 'Content-Type': 'application/json', Cookie: cookie!, Origin: origin },
          ...sent,
        });
        const failure = failures.get(response.headers.get('X-Request-Id') ?? '');
        if (response.status === 500 && failure !== undefined) throw failure;
        // `text()` would remove the byte order mark, which spreadsheets need to recognise UTF-8.
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
        return { status: response.status, text };
      } finally {
        callers.delete(token);
      }
    },
    async close() {
      await (await listening)?.close();
      await external.calls.writing.stop();
      await external.close();
    },
  };
}
