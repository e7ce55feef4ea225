import { randomBytes } from 'node:crypto';
import { administrationOf } from '../composition/administration.ts';
import { connect } from '../composition/connect.ts';
import type { StartOptions } from '../composition/given.ts';
import { openRooms } from '../composition/rooms.ts';
import { openSuppliers } from '../composition/suppliers.ts';
import { readConfig } from '../config.ts';
import { clockOf } from '../database/clock.ts';
import { reportCommitWaits } from '../database/commit-waits.ts';
import { openAsOwner } from '../database/open.ts';
import { SETTLED } from '../database/written-format.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { createSecurityEvents, openSecurityLog } from '../http/security-events.ts';
import type { Administration } from '../management/facade.ts';

export type Opened = { readonly administration: Administration; readonly close: () => Promise<void> };

const toStandardError = (line: string) => void process.stderr.write(line);

/**
 * Opens an `Administration` with the service's settings, connected to its database as the schema owner. Starts no
 * listeners or background jobs.
 * @throws StartupError with instructions if the settings are invalid or the database cannot be used
 */
export async function openAdministration(environment: NodeJS.ProcessEnv): Promise<Opened> {
  const config = readConfig(environment);
  const securityLog = config.securityLogFile === undefined ? toStandardError : openSecurityLog(config.securityLogFile);
  const stopReporting = reportCommitWaits(config.database, (line) => toStandardError(`${line}\n`));
  try {
    const database = await openAsOwner(config);
    const clock = await clockOf(database);
    const { administration, close } = administrationOn({ config, database, now: clock.now, securityLog });
    return {
      administration,
      close: () => close().finally(clock.stop).finally(database.close).finally(stopReporting),
    };
  } catch (error) {
    stopReporting();
    throw error;
  }
}

/** Opens an `Administration` on an open database; `close` leaves the database open. */
export function administrationOn(on: Pick<StartOptions, 'config' | 'database' | 'now' | 'securityLog'>): Opened {
  const given = {
    ...on,
    log: createLog('warn', toStandardError),
    metrics: createMetrics(),
    report: createSecurityEvents({ write: on.securityLog, now: on.now }),
    // Admin commands never create orders.
    written: SETTLED,
    randomBytes,
  };
  const external = connect(openSuppliers(given), given);
  return {
    administration: administrationOf(openRooms(external, given), given),
    async close() {
      await external.calls.writing.stop();
      await external.close();
    },
  };
}
