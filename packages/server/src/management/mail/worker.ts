import type { SendMail } from '../../ports/mail.ts';
import { NEVER_ABORTED } from '../../shared/never-aborted.ts';
import { addSeconds } from '../../shared/time.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { putLink } from '../identity/links.ts';
import { LINK_SECONDS } from '../identity/rules.ts';
import type { LinkKind, Person } from '../identity/types.ts';
import type { Mail, MailKind } from './store.sql.ts';
import { written } from './texts/index.ts';

/**
 * Pauses after attempts without a response. The last pause is repeated until the link expires or the notice is too old.
 */
const PAUSES_SECONDS = [10, 60, 300, 900, 3_600];
/** Lease duration. The lease outlasts a send attempt, and lets another process take over the email after a crash. */
const LEASE_SECONDS = 60;
const MOST_AT_ONCE = 100;
const NOTICE_SECONDS = 72 * 3600;

export type WorkerDeps = Pick<IdentityDeps, 'mails' | 'members' | 'links' | 'linking' | 'now'> & {
  readonly sendMail: SendMail;
  readonly portalUrl: string;
  /** Called when an email cannot be delivered. The arguments do not include the recipient. */
  readonly givenUp: (mail: Pick<Mail, 'id' | 'kind' | 'tries'>) => void;
};

/** Sends due emails one by one. An email that is sent again has the same reference and link. */
export async function sendDue(deps: WorkerDeps): Promise<void> {
  const { mails, now } = deps;
  for (let sent = 0; sent < MOST_AT_ONCE; sent += 1) {
    const mail = await mails.take(now(), addSeconds(now(), LEASE_SECONDS));
    if (!mail) return;
    await send(mail, deps);
  }
}

async function send(mail: Mail, deps: WorkerDeps): Promise<void> {
  const { mails, members, sendMail, portalUrl, givenUp, now } = deps;
  const person = await members.findByEmail(mail.email);
  // The reset may have been requested for an unknown address, or the member may have been removed or may already have
  // accepted the invitation.
  if (!person || !isFor(mail, person)) return mails.remove(mail.id);
  if (addSeconds(mail.createdAt, secondsOf(mail.kind)) <= now()) return giveUp();
  const { id, kind, createdAt } = mail;
  const token = isOfLink(kind) ? await putLink({ id, kind, createdAt, memberId: person.id }, deps) : undefined;
  const message = { reference: id, to: person.email, ...written(kind, { person, token, portalUrl }) };
  const result = await sendMail(message, NEVER_ABORTED);
  if (!result.answered) {
    const pause = PAUSES_SECONDS[Math.min(mail.tries, PAUSES_SECONDS.length) - 1]!;
    return mails.retryAt(id, addSeconds(now(), pause));
  }
  if (result.answer === 'refused') return giveUp();
  await mails.remove(id);

  async function giveUp() {
    givenUp(mail);
    await mails.remove(mail.id);
  }
}

const isOfLink = (kind: MailKind): kind is LinkKind => kind in LINK_SECONDS;
const secondsOf = (kind: MailKind) => (isOfLink(kind) ? LINK_SECONDS[kind] : NOTICE_SECONDS);

/** Invitations are sent only until they are accepted; all other account emails require an accepted invitation. */
const isFor = ({ kind }: Mail, { passwordHash }: Person) =>
  kind === 'invitedElsewhere' || (kind === 'invitation') === (passwordHash === undefined);
