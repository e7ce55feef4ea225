import { createHash } from 'node:crypto';
import type { Tx } from '../../ports/transaction.ts';
import { newId } from '../../shared/ids.ts';
import { addSeconds } from '../../shared/time.ts';
import type { IdentityDeps } from './deps.ts';
import { SEEN_SECONDS, SESSION_IDLE_SECONDS, SESSION_SECONDS, stateOf } from './rules.ts';
import type { Member, OpenedSession, Person, Session } from './types.ts';

const TOKEN_BYTES = 32;
const USER_AGENT_CHARACTERS = 200;

/**
 * Browser used to sign in. `replaced` is the token of the browser's previous session, which ends when the new one
 * opens.
 */
export type From = {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly replaced: string | undefined;
};
type Deps = Pick<IdentityDeps, 'sessions' | 'now' | 'randomBytes'>;

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const newToken = ({ randomBytes }: Pick<Deps, 'randomBytes'>) =>
  Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');

export const sinceWhen = (now: Date) => ({ now, idleSince: addSeconds(now, -SESSION_IDLE_SECONDS) });

/** Opens a session with a new secret, and ends the browser's previous session. */
export async function openSession(
  person: Person,
  { address, userAgent, replaced, passedAt }: From & { readonly passedAt?: Date },
  deps: Deps,
): Promise<OpenedSession> {
  const { sessions, now, randomBytes } = deps;
  const [token, at] = [newToken(deps), now()];
  const session: Session = {
    id: newId('ses_', randomBytes),
    memberId: person.id,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: addSeconds(at, SESSION_SECONDS),
    passedAt,
    address,
    userAgent: userAgent?.slice(0, USER_AGENT_CHARACTERS).toWellFormed(),
  };
  await sessions.add(session, hashOf(token));
  const before = replaced && (await sessions.identify(hashOf(replaced), sinceWhen(at)));
  if (before) await sessions.end({ id: before.session.id, memberId: before.session.memberId });
  return { session, person, token };
}

/** Replaces a session's secret; the old one stops working immediately. Returns the new secret. */
export async function rotateSession(
  { sessionId, passedAt }: { readonly sessionId: string; readonly passedAt?: Date },
  deps: Deps,
  tx?: Tx,
): Promise<string> {
  const token = newToken(deps);
  await deps.sessions.rotate(sessionId, hashOf(token), passedAt, tx);
  return token;
}

/** Returns the member that a session token belongs to; `undefined` if the session has ended or never existed. */
export async function identify(token: string, { sessions, now }: Deps): Promise<Member | undefined> {
  const at = now();
  const found = await sessions.identify(hashOf(token), sinceWhen(at));
  if (!found) return undefined;
  const { session, member } = found;
  if (session.lastSeenAt <= addSeconds(at, -SEEN_SECONDS)) await sessions.touch(session.id, at);
  const { hasSecondFactor, ...rest } = member;
  const secondFactor = stateOf(hasSecondFactor, session.passedAt !== undefined);
  return { memberId: session.memberId, sessionId: session.id, ...rest, secondFactor };
}
