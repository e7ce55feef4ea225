import { transactOn } from '../database/transact.ts';
import { type AuditTables, createAuditStore } from '../management/audit/store.sql.ts';
import type { IdentityDeps } from '../management/identity/deps.ts';
import { createPasswords } from '../management/identity/passwords.ts';
import { createLinkStore, type LinkTables } from '../management/identity/store.links.sql.ts';
import { createMemberStore, type MemberTables } from '../management/identity/store.members.sql.ts';
import { createSessionStore, type SessionTables } from '../management/identity/store.sessions.sql.ts';
import { createTryStore, type TryTables } from '../management/identity/store.tries.sql.ts';
import { createMailStore, type MailTables } from '../management/mail/store.sql.ts';
import { createPasskeyStore, type PasskeyTables } from '../management/passkeys/store.sql.ts';
import type { Given } from './given.ts';
import type { Rooms } from './rooms.ts';

export function openIdentity(
  { auth }: Pick<Rooms, 'auth'>,
  { config, database, keys, report, now, randomBytes }: Given,
): IdentityDeps {
  const { db } = database;
  return {
    transact: transactOn(db),
    audit: createAuditStore(db.withTables<AuditTables>()),
    agencies: auth.agencies,
    members: createMemberStore(db.withTables<MemberTables>(), keys.secondFactors),
    sessions: createSessionStore(db.withTables<SessionTables>()),
    links: createLinkStore(db.withTables<LinkTables>()),
    tries: createTryStore(db.withTables<TryTables>()),
    passkeys: createPasskeyStore(db.withTables<PasskeyTables>()),
    mails: createMailStore(db.withTables<MailTables>()),
    passwords: createPasswords(randomBytes),
    comparing: keys.triesAndRecoveryCodes,
    linking: keys.portalLinks,
    isSecondFactorMandatory: config.portal.isSecondFactorMandatory,
    report,
    now,
    randomBytes,
  };
}
