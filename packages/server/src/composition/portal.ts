import { reportExpired } from '../administration/approvals.deciding.ts';
import { type ApprovalTables, createApprovalStore } from '../administration/store.approvals.sql.ts';
import type { Database } from '../database/open.ts';
import type { IdentityDeps } from '../management/identity/deps.ts';
import { sinceWhen } from '../management/identity/sessions.ts';
import { expiredTries } from '../management/identity/tries.ts';
import { sendDue } from '../management/mail/worker.ts';
import type { Outside } from './connect.ts';
import type { Given } from './given.ts';
import { openIdentity } from './identity.ts';
import { openRooms, type Rooms } from './rooms.ts';

export const MANAGEMENT_PATH = '/management/v1';
/** Of the database, for operators, who belong to no agency. */
export const PORTAL_SHARE = 'portal';

/** What the portal is served with. */
export type Portal = {
  readonly rooms: Rooms;
  readonly identity: IdentityDeps;
  readonly given: Given;
  /** Sends what is due, once. */
  readonly sendMail: () => Promise<void>;
  /** Approvals that were not decided in time are reported, each once. */
  readonly reportExpired: () => Promise<void>;
  /** Sessions, links, challenges and tries that are over leave nothing behind. */
  readonly deleteExpired: () => Promise<void>;
};

/** The rooms with the rights that operators need, which in production the service itself has not: there, on a database handle of its own. */
export function openPortal(rooms: Rooms, outside: Outside, given: Given, database: Database): Portal {
  const own = { ...given, database };
  const identity = openIdentity(own);
  const { sessions, links, passkeys, tries, now } = identity;
  const { mail } = outside;
  return {
    rooms: database === given.database ? rooms : openRooms(outside, own),
    identity,
    given: own,
    sendMail: async () =>
      mail &&
      sendDue({
        ...identity,
        sendMail: mail.sendMail,
        portalUrl: portalUrlOf(given),
        givenUp: ({ id, kind, tries: count }) => given.log.warn({ mail: id, kind, tries: count }, 'mail was not sent'),
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

/** On staging it works with the rights of the service, which has them there. */
export function portalDatabaseOf({ config, database }: Given): Database | undefined {
  return database.portal ?? (config.environment === 'staging' ? database : undefined);
}

export const portalUrlOf = ({ config }: Pick<Given, 'config'>): string => `${config.publicUrl}/portal`;
