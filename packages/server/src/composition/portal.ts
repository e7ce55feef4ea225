import type { Database } from '../database/open.ts';
import { reportExpired } from '../management/approvals/service.ts';
import { sinceWhen } from '../management/identity/sessions.ts';
import { expiredTries } from '../management/identity/tries.ts';
import { sendDue } from '../management/mail/worker.ts';
import type { ExternalSystems } from './connect.ts';
import type { Given } from './given.ts';
import { type ManagementDeps, managementDeps } from './management.ts';
import type { Rooms } from './rooms.ts';

export const MANAGEMENT_PATH = '/management/v1';
/** The share of the database connections for operators, who belong to no agency. */
export const PORTAL_SHARE = 'portal';

export type Portal = {
  readonly deps: ManagementDeps;
  /** Sends all due emails once. */
  readonly sendMail: () => Promise<void>;
  /** Reports each expired approval exactly once. */
  readonly reportExpired: () => Promise<void>;
  /** Deletes expired sessions, links, challenges and sign-in attempts. */
  readonly deleteExpired: () => Promise<void>;
};

/** Opens the portal. `given` contains the portal's database handle. */
export function openPortal(rooms: Rooms, { mail }: Pick<ExternalSystems, 'mail'>, given: Given): Portal {
  const deps = managementDeps(rooms, given);
  const { sessions, links, passkeys, tries, now } = deps;
  return {
    deps,
    sendMail: async () =>
      mail &&
      sendDue({
        ...deps,
        sendMail: mail.sendMail,
        givenUp: ({ id, kind, tries: count }) =>
          given.log.warn({ mail: id, kind, tries: count }, 'mail delivery given up'),
      }),
    reportExpired: () => reportExpired(deps),
    async deleteExpired() {
      await sessions.deleteExpired(sinceWhen(now()));
      await links.deleteExpired(now());
      await passkeys.deleteExpired(now());
      await tries.deleteExpired(expiredTries(now()));
    },
  };
}

/**
 * Returns the database handle for the portal. In production, its role has the operator privileges that the service role
 * lacks. On staging, the service role has these privileges.
 */
export function portalDatabaseOf({ config, database }: Pick<Given, 'config' | 'database'>): Database | undefined {
  return database.portal ?? (config.environment === 'staging' ? database : undefined);
}
