import type { Database } from '../database/open.ts';
import { reportExpired } from '../management/approvals/service.ts';
import { type ApprovalTables, createApprovalStore } from '../management/approvals/store.sql.ts';
import type { IdentityDeps } from '../management/identity/deps.ts';
import { sinceWhen } from '../management/identity/sessions.ts';
import { expiredTries } from '../management/identity/tries.ts';
import { sendDue } from '../management/mail/worker.ts';
import type { ExternalSystems } from './connect.ts';
import type { Given } from './given.ts';
import { openIdentity } from './identity.ts';
import { openRooms, type Rooms } from './rooms.ts';

export const MANAGEMENT_PATH = '/management/v1';
/** Database share for operators, who belong to no agency. */
export const PORTAL_SHARE = 'portal';

export type Portal = {
  readonly rooms: Rooms;
  readonly identity: IdentityDeps;
  readonly given: Given;
  /** Sends all due emails once. */
  readonly sendMail: () => Promise<void>;
  /** Reports each expired approval once. */
  readonly reportExpired: () => Promise<void>;
  /** Deletes expired sessions, links, challenges and sign-in attempts. */
  readonly deleteExpired: () => Promise<void>;
};

/** Uses a separate database handle in production, because the service role lacks operator rights there. */
export function openPortal(rooms: Rooms, external: ExternalSystems, given: Given, database: Database): Portal {
  const own = { ...given, database };
  const identity = openIdentity(own);
  const { sessions, links, passkeys, tries, now } = identity;
  const { mail } = external;
  return {
    rooms: database === given.database ? rooms : openRooms(external, own),
    identity,
    given: own,
    sendMail: async () =>
      mail &&
      sendDue({
        ...identity,
        sendMail: mail.sendMail,
        portalUrl: portalUrlOf(given),
        givenUp: ({ id, kind, tries: count }) =>
          given.log.warn({ mail: id, kind, tries: count }, 'mail delivery given up'),
      }),
    reportExpired: () =>
      reportExpired({
        approvals: createApprovalStore(database.db.withTables<ApprovalTables>()),
        report: given.report,
        now,
      }),
    async deleteExpired() {
      await sessions.deleteExpired(sinceWhen(now()));
      await links.deleteExpired(now());
      await passkeys.deleteExpired(now());
      await tries.deleteExpired(expiredTries(now()));
    },
  };
}

/** On staging, the portal shares the service's database, because the service role has the required rights. */
export function portalDatabaseOf({ config, database }: Given): Database | undefined {
  return database.portal ?? (config.environment === 'staging' ? database : undefined);
}

export const portalUrlOf = ({ config }: Pick<Given, 'config'>): string => `${config.publicUrl}/portal`;
