import type { RandomBytes } from '../../ports/random.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import type { Signing } from '../../shared/signing.ts';
import type { AgencyDeps } from '../agency.ts';
import type { AuditDeps } from '../audited.ts';
import type { MailStore } from '../mail/store.sql.ts';
import type { PasskeyStore } from '../passkeys/store.sql.ts';
import type { Passwords } from './passwords.ts';
import type { LinkStore, MemberStore, SessionStore, TryStore } from './store.ts';

export type IdentityDeps = AuditDeps & {
  readonly agencies: Pick<AgencyDeps['agencies'], 'find' | 'lock'>;
  readonly members: MemberStore;
  readonly sessions: SessionStore;
  readonly links: LinkStore;
  readonly tries: TryStore;
  readonly passkeys: PasskeyStore;
  readonly mails: MailStore;
  readonly passwords: Passwords;
  /** Key for hashing values that are only ever compared: networks, addresses and recovery codes. */
  readonly comparing: Signing;
  /** Key from which link secrets are derived. */
  readonly linking: Signing;
  /** True if owners and operators must have a second factor. */
  readonly isSecondFactorMandatory: boolean;
  readonly report: ReportSecurity;
  readonly randomBytes: RandomBytes;
};
