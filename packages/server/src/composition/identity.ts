import { transactOn } from '../database/transact.ts';
import { createAgencyStore } from '../features/auth/store.agencies.sql.ts';
import type { AuthTables } from '../features/auth/store.sql.ts';
import { type AuditTables, createAuditStore } from '../management/audit/store.sql.ts';
import type { IdentityDeps } from '../management/identity/deps.ts';
import { createPasswords } from '../management/identity/passwords.ts';
import { createLinkStore, type LinkTables } from '../management/identity/store.links.sql.ts';
import { createMemberStore, type MemberTables } from '../management/identity/store.members.sql.ts';
import { createSessionStore, type SessionTables } from '../management/identity/store.sessions.sql.ts';
import { createTryStore, type TryTables } from '../management/identity/store.tries.sql.ts';
import { createMailStore, type MailTables } from '../management/mail/store.sql.ts';
import { createPasskeyStore, type PasskeyTables } from '../management/passkeys/store.sql.ts';
import { createKeyRing } from '../shared/keys.ts';
import { createSealing } from '../shared/sealed.ts';
import { createSigning } from '../shared/signing.ts';
import type { Given } from './given.ts';

export function openIdentity({ config, database, report, now, randomBytes }: Given): IdentityDeps {
  const { db } = database;
  const { tokens, personalData } = config.secrets;
  return {
    transact: transactOn(db),
    audit: createAuditStore(db.withTables<AuditTables>()),
    agencies: createAgencyStore(db.withTables<AuthTables>()),
    members: createMemberStore(
      db.withTables<MemberTables>(),
      createSealing(createKeyRing('second factors', personalData), { randomBytes }),
    ),
    sessions: createSessionStore(db.withTables<SessionTables>()),
    links: createLinkStore(db.withTables<LinkTables>()),
    tries: createTryStore(db.withTables<TryTables>()),
    passkeys: createPasskeyStore(db.withTables<PasskeyTables>()),
    mails: createMailStore(db.withTables<MailTables>()),
    passwords: createPasswords(randomBytes),
    comparing: createSigning(createKeyRing('tries and recovery codes', personalData)),
    linking: createSigning(createKeyRing('links of the portal', tokens)),
    isSecondFactorMandatory: config.portal.isSecondFactorMandatory,
    report,
    now,
    randomBytes,
  };
}
